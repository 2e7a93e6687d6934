import type { Sprite } from './sprite';

export const niceSlug: Sprite = () => undefined;
export const angrySlug: Sprite = () => undefined;
export const scaredSlug: Sprite = () => undefined;
export const deadSlug: Sprite = () => undefined;
export const player: Sprite = () => undefined;
export const playerWithSword: Sprite = () => undefined;
export const playerWithDart: Sprite = () => undefined;
export const playerWithRock: Sprite = () => undefined;
export const deadPlayer: Sprite = () => undefined;

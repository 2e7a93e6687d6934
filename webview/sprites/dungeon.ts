import type { Sprite } from './sprite';

export const hero: Sprite = () => undefined;
export const orc: Sprite = () => undefined;
export const troll: Sprite = () => undefined;
export const remains: Sprite = () => undefined;

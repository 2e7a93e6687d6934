import type { Sprite } from './sprite';

export const attack: Sprite = () => undefined;
export const block: Sprite = () => undefined;
export const weak: Sprite = () => undefined;
export const vulnerable: Sprite = () => undefined;
export const strength: Sprite = () => undefined;
export const nothing: Sprite = () => undefined;

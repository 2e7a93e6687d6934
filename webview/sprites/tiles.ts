import type { Sprite } from './sprite';

export const goal: Sprite = () => undefined;
export const flag: Sprite = () => undefined;

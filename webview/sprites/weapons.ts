import type { Sprite } from './sprite';

export const sword: Sprite = () => undefined;
export const dart: Sprite = () => undefined;
export const rock: Sprite = () => undefined;
export const potion: Sprite = () => undefined;
export const poisonDrop: Sprite = () => undefined;

import type { Sprite } from './sprite';

export const attack1: Sprite = () => undefined;
export const medic1: Sprite = () => undefined;
export const attack2: Sprite = () => undefined;
export const medic2: Sprite = () => undefined;

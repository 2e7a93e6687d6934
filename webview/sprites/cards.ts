import type { Sprite } from './sprite';

export const strike: Sprite = () => undefined;
export const defend: Sprite = () => undefined;
export const bash: Sprite = () => undefined;
export const neutralize: Sprite = () => undefined;
export const survivor: Sprite = () => undefined;
export const eruption: Sprite = () => undefined;
export const vigilance: Sprite = () => undefined;

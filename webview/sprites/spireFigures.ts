import type { Sprite } from './sprite';

export const louse: Sprite = () => undefined;
export const jawWorm: Sprite = () => undefined;
export const cultist: Sprite = () => undefined;
export const ironClad: Sprite = () => undefined;
export const silent: Sprite = () => undefined;
export const watcher: Sprite = () => undefined;

import type { Sprite } from './sprite';

/** A side of a cell. */
export type Side = 'north' | 'east' | 'south' | 'west';
/** The colours of the four slots, and of the wall. */
export const SNAKE_HUES = ['#4c9bff', '#35c35a', '#ffd21f', '#ff5148'] as const;
export const SNAKE_WALL = '#808080';
/** The head looks where it goes. */
export const head =
  (_facing: Side): Sprite =>
  () =>
    undefined;
/** `ahead`: towards the head; `behind`: towards the tail. `slot` 0-3. */
export const body =
  (_ahead: Side, _behind: Side, _slot: number): Sprite =>
  () =>
    undefined;
/** `ahead`: the side where the next part of the body is. */
export const tail =
  (_ahead: Side): Sprite =>
  () =>
    undefined;

import type { Message } from '../../../core/message';
import type { Ink, PlayKey, TerminalPlay } from '../../terminalPlay';
import type { SlugPanelKey } from '../texts';
import type { SlugState } from './game';
import { KEYS } from './keys';

/** The arrow keys, which people expect to move the player. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  w: ['ArrowUp'],
  s: ['ArrowDown'],
  a: ['ArrowLeft'],
  d: ['ArrowRight'],
};

/** The colours of the ground, by its character. */
const GROUND_INKS: Readonly<Record<string, Ink>> = { '#': 'grey', G: 'magenta' };

/** How SlugDungeon is played in a terminal. */
export const terminal: TerminalPlay<SlugState> = {
  keys: KEYS.map(({ input, label }): PlayKey => ({ input, label, codes: ARROWS[input] ?? [] })),

  standing({ model }): Message<SlugPanelKey>[] {
    const player = model.getPlayer();
    const weapon = player.getWeapon()?.getName();
    const args = { health: player.getHealth(), poison: player.getPoison(), armed: weapon === undefined ? 'no' : 'yes' };
    return [{ key: 'slug.standing', args: { ...args, weapon: weapon ?? '' } }];
  },

  focus: ({ model }) => model.getPlayerPosition(),

  inks({ model, ground }) {
    const player = model.getPlayerPosition().join();
    const slugs = new Set(model.getSlugs().map(([position]) => position.join()));
    return (row, column) => {
      const cell = [row, column].join();
      if (cell === player) return 'green';
      if (slugs.has(cell)) return 'red';
      if (model.getTiles()[row]?.[column]?.getWeapon()) return 'cyan';
      return GROUND_INKS[ground[row]?.[column] ?? ''] ?? null;
    };
  },
};

/* eslint-disable no-restricted-syntax -- These words are the reference game's own and part of every trace; people read `l10n/`. */

/** Something that the game says, as data. */
export type Message =
  | {
      /** `damage` 0: the attack did none. */
      readonly kind: 'attack';
      readonly attacker: string;
      readonly target: string;
      readonly damage: number;
      readonly byPlayer: boolean;
    }
  | { readonly kind: 'death'; readonly name: string; readonly ofPlayer: boolean };

/** The words of a message in a trace, the same in every language. `docs/games/rogue.md#messages` */
export function textOf(message: Message): string {
  if (message.kind === 'death') return message.ofPlayer ? 'You died!' : `${message.name} is dead!`;
  const attack = `${capitalized(message.attacker)} attacks ${message.target}`;
  return message.damage > 0 ? `${attack} for ${message.damage} hit points.` : `${attack} but does no damage.`;
}

/** The name of what is left of somebody. */
export function remainsName(name: string): string {
  return `remains of ${name}`;
}

/** The line that shows the player's hit points. */
export function hpText(hp: number, maxHp: number): string {
  return `HP: ${hp}/${maxHp}`;
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase();
}

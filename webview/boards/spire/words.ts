import type { FrameCard, FrameEntity, FrameMonster } from '../../../src/games/spire/play/frame';
import type { Hit } from '../../../src/games/spire/play/queries';
import type { SignName } from './intents';
import { text } from './texts';

/** A value of a player or monster, in words, and whether it is one that counts. */
export interface StatusWords {
  readonly name: (typeof STATUSES)[number];
  readonly words: string;
  readonly isOn: boolean;
}

/** In the order of the original's line. */
const SIGN_NAMES: readonly SignName[] = ['damage', 'block', 'strength', 'weak', 'vulnerable'];

const STATUSES = ['block', 'strength', 'vulnerable', 'weak'] as const;

/** Block, strength, vulnerable and weak, also those that are 0. */
export function statusWords(entity: FrameEntity): StatusWords[] {
  return STATUSES.map((name) => {
    const value = entity[name];
    return { name, words: text(`spire.panel.${name}`, { [name]: value }), isOn: value !== 0 };
  });
}

/** What a monster would do if the turn ended now. */
export function nextWords({ next: { damage, weak, block } }: FrameMonster): string {
  const parts = [damage > 0 ? text('spire.board.next.attacks', { damage }) : text('spire.board.next.waits')];
  if (block > 0) parts.push(text('spire.board.next.blocks', { block }));
  if (weak > 0) parts.push(text('spire.board.next.weakens', { weak }));
  return parts.join(', ');
}

/** The effects of a card by the original's own words, as far as they have signs. */
export function effectsOf({ description }: Pick<FrameCard, 'description'>): { name: SignName; amount: number }[] {
  return [...description.matchAll(/(\d+) (damage|block|strength|weak|vulnerable)/g)].flatMap(([, amount, word]) => {
    const name = SIGN_NAMES.find((each) => each === word);
    return name ? [{ name, amount: Number(amount) }] : [];
  });
}

/** A card of the hand: name, cost, what it does, and whether it can't be paid for. */
export function cardWords({ name: card, cost, description, payable }: FrameCard): string {
  const words = text('spire.board.card', { card, cost, description });
  return payable ? words : `${words} (${text('spire.board.too-dear')})`;
}

/** What a card would do to a monster. */
export function hitWords({ lost, hp }: Hit): string {
  return hp === 0 ? text('spire.board.defeats') : text('spire.board.hit', { lost, hp });
}

/** A card on a monster, with what that would do where that is known. */
export function playOnWords(card: string, { name: monster, id }: FrameMonster, hit: Hit | null): string {
  const play = text('spire.board.play-on', { card, monster, id });
  return hit ? `${play}: ${hitWords(hit)}` : play;
}

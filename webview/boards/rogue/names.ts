import type { FrameEntity } from '../../../src/games/rogue/play/frame';
import type { RogueScene, Sight } from './scene';
import { text } from './texts';

/** How the keys of ground end that is known in one way. */
const ENDINGS = { seen: '', remembered: '-remembered', unknown: '-unknown' } as const satisfies Record<Sight, string>;

/** What is on a cell, in words: everybody from the top down, what a monster plans, the ground, and where that is. */
export function nameOfCell(scene: RogueScene, x: number, y: number): string {
  const sight = scene.sightOf(x, y);
  const ground = scene.groundAt(x, y);
  const names = scene
    .entitiesAt(x, y)
    .map(nameOfEntity)
    .map((name) => (sight === 'seen' ? name : text('rogue.board.unseen', { name })));
  const path = scene.pathFrom(x, y);
  const [next] = path;
  return [
    ...names,
    ...(next ? [text('rogue.board.plan', { count: path.length, x: next[0], y: next[1] })] : []),
    text(ground === null ? 'rogue.board.unknown' : `rogue.board.${ground}${ENDINGS[sight]}`),
    text('rogue.board.place', { x, y }),
  ].join(', ');
}

/** Remains have a name that says what they are. */
function nameOfEntity({ number, name, isAlive, hp, maxHp }: FrameEntity): string {
  if (!isAlive) return name;
  return text(number === 0 ? 'rogue.board.player' : 'rogue.board.monster', { monster: name, hp, maxHp });
}

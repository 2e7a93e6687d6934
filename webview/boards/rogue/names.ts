import type { FrameEntity } from '../../../src/games/rogue/play/frame';
import { text } from '../../texts';
import type { RogueScene, Sight } from './scene';

/** The key's end for ground that is not seen now. */
const ENDINGS: Readonly<Record<Sight, string>> = { seen: '', remembered: '-remembered', unknown: '-unknown' };

/** What stands on a cell, in words: everybody from the top down, what a monster plans, the ground, and where that is. */
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
    text('rogue.about.place', { x, y }),
  ].join(', ');
}

function nameOfEntity({ monster, name, isAlive, hp, maxHp }: FrameEntity): string {
  if (!isAlive) return text('rogue.board.remains', { monster: name });
  return text(monster < 0 ? 'rogue.board.player' : 'rogue.board.monster', { monster: name, hp, maxHp });
}

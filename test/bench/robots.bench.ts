import { parse } from '../../src/games/analysis';
import type { ReferencedFiles } from '../../src/games/fileFormat';
import { robotArenaFormat } from '../../src/games/robots/language/arena/format';
import { medicCommandsFormat } from '../../src/games/robots/language/medic/format';
import { robotsGame } from '../../src/games/robots/play/game';
import { STEP } from '../../src/games/robots/play/war';
import { plainSetup } from '../../src/games/setup';
import { picker, rate, type Result } from './measure';

const PATROL = 'Forward\nForward\nForward\nRight90\n';

/** Short wars of mixed robots, and medics that walk rounds far from each other. */
function arenas(): string[] {
  const pick = picker(99);
  const wars = Array.from({ length: 20 }, (_, war) => {
    const places = new Set<string>();
    while (places.size < 12) places.add(`${pick(20)} ${pick(20)}`);
    const robots = [...places].map((place, i) => `attack ${(i % 2) + 1} ${place} ${'NESW'[pick(4)] ?? 'N'}`);
    return [`seed ${war}`, 'turns 100', ...robots].join('\n');
  });
  const medics = Array.from(
    { length: 16 },
    (_, i) => `medic ${(i % 2) + 1} ${(i % 4) * 5} ${Math.floor(i / 4) * 5} N p.medic`,
  );
  return [...wars, ['turns 100', ...medics].join('\n')];
}

/** Robot war: turns of single robots. */
export function bench(): Result[] {
  const files: ReferencedFiles = new Map([
    ['p.medic', { parsed: parse(medicCommandsFormat, PATROL), text: PATROL, plays: true }],
  ]);
  const wars = arenas().map((text) => parse(robotArenaFormat, text).definition);
  let war = 0;
  const fight = (): number => {
    const arena = wars[war++ % wars.length];
    if (!arena) return 0;
    const state = robotsGame.start(arena, { ...plainSetup(null), files });
    let turns = 0;
    let robots = state.world.robotsInOrder().length;
    while (robotsGame.step(state, STEP)) {
      turns += robots;
      if (state.turn % 10 === 0) robots = state.world.robotsInOrder().length;
    }
    return turns;
  };
  return [
    {
      name: 'robots: turns of robots',
      value: rate(fight, 1000),
      unit: 'a second',
      goal: 3_000_000,
      moreIsBetter: true,
    },
  ];
}

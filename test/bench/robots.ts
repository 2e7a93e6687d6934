import { analyse } from '../../src/games/analysis';
import { robotArenaFormat } from '../../src/games/robots/language/arena/format';
import { robotsGame, STEP } from '../../src/games/robots/play/game';
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
export function benchRobots(): Result[] {
  const companions = new Map([['p.medic', PATROL]]);
  const files = arenas().map((text) => analyse(robotArenaFormat, text, { companions }).definition);
  let war = 0;
  const fight = (): number => {
    const file = files[war++ % files.length];
    if (!file) return 0;
    const state = robotsGame.start(file, null, companions);
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

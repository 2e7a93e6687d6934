import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SourceText } from '../../src/core/sourceText';
import { analyse } from '../../src/games/analysis';
import { SnakeBattle } from '../../src/games/snakes/engine/battle';
import { rowsOf } from '../../src/games/snakes/facts/pattern';
import { snakeRulesFormat } from '../../src/games/snakes/language/format';
import { programOf } from '../../src/games/snakes/play/setup';
import { ROOT } from '../support/shared';
import { duration, rate, type Result } from './measure';

/** The rules of samples, one behind the other, cut or repeated to so many. */
function snakeOf(rules: number): string {
  const blocks = ['chaser', 'ambusher', 'tail_guard', 'wall_hugger', 'shadow', 'coward', 'explorer', 'left_turner']
    .map((name) => readFileSync(path.join(ROOT, 'snakes', `${name}.snake`), 'utf8'))
    .flatMap(rowsOfRules);
  const chosen = Array.from({ length: rules }, (_, i) => blocks[i % blocks.length] ?? '');
  return `snake Bench\n\n${chosen.join('\n\n')}\nend\n`;
}

/** The rules of a snake without comments, but for those that fit always. */
function rowsOfRules(text: string): string[] {
  const { definition } = analyse(snakeRulesFormat, text);
  return definition.rules
    .flatMap(({ cells }) => (cells === null ? [] : [rowsOf(cells)]))
    .map((rows) => rows.map((row) => `${row};`).join('\n'))
    .filter((rule) => /[HBT#-]/.test(rule));
}

/** Snake battle: whole battles of four, and a long file. */
export function bench(): Result[] {
  const twelve = snakeOf(12);
  const slots = Array.from({ length: 4 }, () => programOf(snakeRulesFormat.read(new SourceText(twelve))));
  let seed = 0;
  const battle = (): number => {
    const fight = new SnakeBattle({ slots, seed: String(seed++) });
    while (fight.step());
    return 1;
  };
  const long = snakeOf(500);
  return [
    {
      name: 'snakes: battles of four 12-rule snakes, 200 turns at most',
      value: rate(battle, 1000),
      unit: 'a second',
      goal: 4000,
      moreIsBetter: true,
    },
    {
      name: 'snakes: parse and diagnose 500 rules',
      value: duration(() => analyse(snakeRulesFormat, long), 50),
      unit: 'ms',
      goal: 10,
      moreIsBetter: false,
    },
  ];
}

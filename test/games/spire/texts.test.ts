import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Message } from '../../../src/games/fileFormat';
import type { GameEvent } from '../../../src/games/game';
import { tooLargeCode } from '../../../src/games/analysis';
import { complete } from '../../../src/games/spire/language/completion';
import { spireGameFormat } from '../../../src/games/spire/language/format';
import { hints } from '../../../src/games/spire/language/hints';
import { spire } from '../../../src/l10n/en/spire';
import { ROOT } from '../../support/shared';
import { english, playAll, read, startGame } from './support';

const BROKEN =
  '\uFEFFLouse 20\nencounter 1\n ENCOUNTER 2\nlouse 0\nSlime\t20\nJaw Worm 5\nLouse 3\nCultist 3\nJawWorm 9\nEncounter\n';

describe('what Spire says', () => {
  const page = readFileSync(path.join(ROOT, spireGameFormat.page), 'utf8');
  const codes = [...spireGameFormat.checks.map(({ code }) => code), tooLargeCode(spireGameFormat)];

  for (const code of codes) {
    it(`about ${code} stands in the table and has its own heading in the docs`, () => {
      expect(spire).to.have.property(code);
      expect(page).to.include(`\n### \`${code}\`\n`);
    });
  }

  it('documents no code that does not exist', () => {
    expect([...page.matchAll(/^### `(.*)`$/gm)].map(([, code]) => code)).to.have.members(codes);
  });

  it('has a text with every argument for every problem, repair, hover, offer, entry and hint', () => {
    const said: Message[] = [];
    for (const text of [BROKEN, '', 'Encounter\nJawWorm 9\nCultist 8\nLouse 7']) {
      const { definition, problems } = read(text);
      for (const problem of problems) {
        said.push({ key: problem.code, args: problem.args });
        const rule = spireGameFormat.checks.find(({ code }) => code === problem.code);
        said.push(...(rule?.fixes?.(definition, problem) ?? []).map(({ title }) => title));
      }
      definition.source.lines.forEach((line, index) => {
        said.push(...(spireGameFormat.hover(definition, { line: index, character: 0 })?.messages ?? []));
        for (const character of [0, line.length])
          said.push(...complete(definition, { line: index, character }).map(({ description }) => description));
      });
      said.push(...spireGameFormat.outline(definition).map(({ label }) => label));
      said.push(...hints(definition).map(({ phrase }) => phrase));
    }
    expectSayable(said);
  });

  it('has a text with every argument for every event of a game', () => {
    const log: GameEvent[] = [];
    const lines = [
      'play',
      'play Shiv',
      'play Strike',
      'play Strike 9',
      'play Bash 0',
      'play Neutralize 0',
      'play Survivor 0',
      'play Strike 0',
      'play Strike 1',
      'play Defend',
      'inspect deck',
      'inspect discard',
      'describe Bash',
      'end turn',
    ];
    for (const player of ['ironclad', 'silent', 'watcher'])
      playAll(
        startGame('Encounter\nLouse 9\nJawWorm 20\nCultist 9\nEncounter\nLouse 3', player),
        Array.from({ length: 20 }, () => lines).flat(),
        log,
      );
    expectSayable(log);
  });
});

function expectSayable(said: readonly Message[]): void {
  expect(said).not.to.be.empty;
  for (const sayable of said) {
    expect(spire, sayable.key).to.have.property(sayable.key);
    expect(english(sayable), sayable.key).not.to.match(/\{\w+\}/);
  }
}

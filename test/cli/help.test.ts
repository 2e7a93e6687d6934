import { expect } from 'chai';
import { version } from '../../package.json';
import { slug } from '../../src/games/slug';
import { countdown } from '../fixtures/countdown';
import { useTerminal } from '../support/terminal';

describe('help', () => {
  const terminal = useTerminal([slug, countdown]);

  for (const args of [['--help'], ['-h'], ['help'], ['check', '--help'], ['run', 'none.slug', '--help']]) {
    it(`is printed for “${args.join(' ')}”, naming every command and language`, async () => {
      const { exit, out, errors } = await terminal().run(...args);
      expect([exit, errors]).to.deep.equal([0, []]);
      for (const word of ['check', 'format', 'run', 'solve', '--language', 'slug-level', 'countdown-file', '--limit']) {
        expect(out).to.include(word);
      }
      expect(out).to.not.match(/\{\w+\}/);
    });
  }

  it('tells the version', async () => {
    expect(await terminal().run('--version')).to.deep.equal({ exit: 0, out: `${version}\n`, errors: [] });
  });

  it('says what the games declare, and of which game it is true', async () => {
    const { out } = await terminal().run('--help');
    for (const row of [
      /^ {2}FILE\.\.\. +Countdown: up to 2 files\b/m,
      /^ {2}--keys TEXT +SlugDungeon: /m,
      /^ {2}--seed N +Countdown: /m,
      /^ {2}--turns N +Countdown: stop after N turns$/m,
      /^ {2}--colour WORD +Countdown: white, red$/m,
      /^solve \(SlugDungeon\):$/m,
      /^generate \(slug\):$/m,
    ]) {
      expect(out).to.match(row);
    }
    expect(out).to.not.match(/--moves FILE|--transcript/);
  });
});

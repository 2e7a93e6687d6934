import { expect } from 'chai';
import { Arguments } from '../../src/cli/arguments';
import { UsageError } from '../../src/cli/context';
import { createRegistry } from '../../src/games/registry';
import { countdown } from '../fixtures/countdown';

const parse = (...args: readonly string[]): Arguments => new Arguments('run', args, { keys: 'value', json: 'flag' });

/** The key of what is said, and its arguments. */
const refusalOf = (action: () => unknown): unknown => {
  try {
    action();
  } catch (error) {
    if (error instanceof UsageError) return [error.said.key, error.said.args];
  }
  return null;
};

describe('the arguments of a command', () => {
  it('are paths and options in any order', () => {
    const args = parse('a', '--keys', 'dd', '-', '--json', '', 'b');
    expect([args.paths, args.names]).to.deep.equal([
      ['a', '-', '', 'b'],
      ['keys', 'json'],
    ]);
    expect([args.text('keys'), args.has('json'), args.has('language')]).to.deep.equal(['dd', true, false]);
  });

  it('have a value behind its option or joined to it, which may be empty, begin with a dash or hold an equals sign', () => {
    const values = [['--keys', '-7'], ['--keys=-7'], ['--keys='], ['--keys=a=b\nc'], ['--keys', '--json']];
    expect(values.map((args) => parse(...args).text('keys'))).to.deep.equal(['-7', '-7', '', 'a=b\nc', '--json']);
  });

  it('have the last value of an option that is given twice', () => {
    expect(parse('--keys', 'a', '--keys', 'b').text('keys')).to.equal('b');
  });

  it('are paths alone after --', () => {
    expect(parse('--', '--keys', '-x').paths).to.deep.equal(['--keys', '-x']);
  });

  const refusals: readonly [args: readonly string[], key: string, option: string][] = [
    [['--nope'], 'cli.unknown-option', '--nope'],
    [['--nope=1'], 'cli.unknown-option', '--nope'],
    [['--constructor'], 'cli.unknown-option', '--constructor'],
    [['-k'], 'cli.unknown-option', '-k'],
    [['--keys'], 'cli.missing-value', '--keys'],
  ];
  for (const [args, key, option] of refusals) {
    it(`are refused when they are ${args.join(' ')}`, () => {
      expect(refusalOf(() => parse(...args))).to.deep.equal([key, { command: 'run', option }]);
    });
  }

  it('are refused when a flag has a value', () => {
    const args = { command: 'run', option: '--json', value: 'yes' };
    expect(refusalOf(() => parse('--json=yes'))).to.deep.equal(['cli.needless-value', args]);
  });

  it('may name a language that there is', () => {
    const registry = createRegistry([countdown]);
    expect(parse().languageId(registry)).to.equal(undefined);
    expect(parse('--language', 'countdown-file').languageId(registry)).to.equal('countdown-file');
    const args = { command: 'run', language: 'countdown', languages: 'countdown-file' };
    expect(refusalOf(() => parse('--language', 'countdown').languageId(registry))).to.deep.equal([
      'cli.unknown-language',
      args,
    ]);
  });

  it('give a number above 0', () => {
    expect(['1', '0.5', '1e3'].map((value) => parse('--keys', value).positive('keys'))).to.deep.equal([1, 0.5, 1000]);
    for (const value of ['', '0', '-1', 'ten', 'Infinity']) {
      const args = { command: 'run', option: '--keys', value };
      expect(refusalOf(() => parse('--keys', value).positive('keys'))).to.deep.equal(['cli.not-positive', args]);
    }
  });
});

import { expect } from 'chai';
import { useTerminal, type Outcome } from '../support/terminal';

/** Names that a file can have, each of which would do something to a terminal or in CI if it were printed as it is. */
const NAMES: readonly string[] = [
  '\n::error file=a,line=1::pwned',
  '::error file=a::pwned',
  '  ::stop-commands::pwned',
  '##[error]pwned',
  'a\u001b[2J\u001b]0;pwned\u0007',
  'a\u009b2J',
  'a\u202egpj',
  'a\rb\u2028c\u2029d',
];

/** Whatever is no line of text for people: control and direction characters, and commands to a CI service. */
const HARMFUL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]|^\s*::|##\[/u;

const LEVEL = '05\n#P#\n';
const FAULTY = '5\n#G#\n';

describe('a name that nobody would trust', () => {
  const terminal = useTerminal();

  /** What was printed must be lines of text; only what a user types may have tabs. */
  const expectHarmless = ({ out, errors }: Outcome, what: string): void => {
    for (const line of [...out.split('\n'), ...errors]) expect(line, what).to.not.match(HARMFUL);
    expect(out + errors.join(''), what).to.not.equal('');
  };

  for (const name of NAMES) {
    describe(`such as ${JSON.stringify(name).replaceAll(/[\p{Bidi_Control}\u009b\u2028\u2029]/gu, '?')}`, () => {
      const file = `${name}.slug`;

      it('is shown as text where it is a file’s', async () => {
        terminal().write({ [file]: LEVEL, [`in/${file}`]: FAULTY, [`${name}.txt`]: 'nothing' });
        const lines: readonly (readonly string[])[] = [
          ['check', `in/${file}`],
          ['check', 'in', '--json'],
          ['format', `in/${file}`],
          ['format', file, '--check'],
          ['format', file],
          ['run', `in/${file}`],
          ['run', file, '--moves', 'x'],
          ['run', `${name}.txt`],
          ['solve', `in/${file}`],
          ['solve', `none${file}`],
          ['play', `in/${file}`],
        ];
        for (const line of lines) expectHarmless(await terminal().run(...line), line.join(' '));
      });

      it('is shown as text where it is a folder’s, an option’s, a value’s or a command’s', async () => {
        terminal().write({ [`${name}/a.slug`]: FAULTY, 'a.slug': LEVEL });
        const lines: readonly (readonly string[])[] = [
          ['check', name],
          ['check', name, '--json'],
          ['run', name],
          [name],
          ['check', `--${name}`],
          ['check', `--json=${name}`, 'a.slug'],
          ['check', 'a.slug', '--language', name],
          ['run', 'a.slug', '--seed', name],
          ['solve', 'a.slug', '--limit', name],
          ['run', `--${name}=1`, 'a.slug'],
        ];
        for (const line of lines) expectHarmless(await terminal().run(...line), line.join(' '));
      });

      it('is shown as text in the transcript of a game, and so is what was typed', async () => {
        terminal().write({ [`${name}.spire`]: 'Encounter 1\nLouse 20\n' });
        terminal().input = [name, 'end turn\n'];
        expectHarmless(await terminal().run('run', `${name}.spire`, '--transcript', '--moves', '-'), 'run');
        expectHarmless(await terminal().run('play', `${name}.spire`, '--player', 'silent'), 'play');
      });
    });
  }

  it('is shown as text in a process, too', () => {
    const files = NAMES.map((name) => `in/${name}.slug`);
    terminal().write(Object.fromEntries(files.map((file) => [file, FAULTY])));
    expectHarmless(terminal().spawn('check', 'in', ...files.map((file) => `none${file}`)), 'check');
  });
});

describe('a snake of a name that nobody would trust', () => {
  const terminal = useTerminal();

  for (const options of [[], ['--board'], ['--trace']]) {
    it(`is shown as text by run ${options.join(' ')}`, async () => {
      terminal().write({ 'a.snake': 'snake a\u202e\u001b[2J\u009b##[error]\nend\n', 'b.snake': 'snake b\nend\n' });
      const { exit, out } = await terminal().run('run', 'a.snake', 'b.snake', '--turns', '9', ...options);
      expect(exit).to.equal(0);
      for (const line of out.split('\n')) expect(line).to.not.match(HARMFUL);
    });
  }
});

import type { Table } from '../text';

/** The terminal command in English. */
export const terminal: Table = {
  'cli.help': `Turnsmith checks, formats and plays turn-based games that are written as text files.

  turnsmith check PATH...             say what is wrong with files, or with all game files of a folder
  turnsmith format PATH... [--check]  rewrite files in their canonical form
  turnsmith run FILE... [options]     play a game and print how it ends (one to four files for snakes, - for no snake)
  turnsmith solve LEVEL [options]     find a shortest win of a SlugDungeon level

Try:  turnsmith check levels
      turnsmith run levels/slug/01-first-step.slug --keys ddddd

Options of every command
  --language ID   what the named files are; else the extension tells, or for .txt the content
                  ({languages})
  --help          this text          --version   the version

check
  --json          one JSON array of {file, line, column, endLine, endColumn, severity, code, message}
  --analyse       say more: findings beyond what is plainly wrong

format
  --check         change nothing; exit 1 when a file is not in canonical form

run
  --keys TEXT     SlugDungeon, roguelike: the key presses, one character each; _ is the space key
  --moves FILE    card game: the lines that are typed; - is standard input
  --player NAME   card game: ironclad, silent or watcher
  --turns N       snakes, robots: stop after N turns
  --seed N        the seed of chance, an integer of any size
  --trace         print every turn as a line of JSON
  --board         print the board at the start and after every turn
  --transcript    card game: print what the original program prints

solve
  --limit N       store at most N states (default 2000000)
  --seconds S     search for at most S seconds
  --json          print {"outcome", "length", "keys", "states"}

Exit codes: 0 all is well; 1 a file has errors, or format --check found something to change, or the level has no win;
2 wrong usage, or a file that cannot be read; 3 solve gave up at a limit.
`,
  'cli.no-command': 'turnsmith: say what to do: check, format, run or solve (turnsmith --help explains)',
  'cli.unknown-command':
    'turnsmith: there is no command “{command}”; there are check, format, run and solve (turnsmith --help explains)',
  'cli.no-path': 'turnsmith {command}: name a file or a folder',
  'cli.one-file': 'turnsmith {command}: name exactly one file; {count} were named',
  'cli.mixed-kinds': 'turnsmith run: {file} and {other} are not of one kind',
  'cli.no-whole-game': '{file}: the commands of a medic are no whole game; run an arena that names them',
  'cli.too-many-snakes': 'turnsmith run: at most {most} snakes fight; {count} were named',
  'cli.option-not-here': '{file}: {option} means nothing in this game',
  'cli.unknown-player': 'turnsmith run: there is no player “{player}”; there are {players}',
  'cli.not-a-number-of-turns': 'turnsmith {command}: {option} takes a whole number of turns; “{value}” is none',
  'cli.bad-usage': 'turnsmith {command}: {reason}',
  'cli.not-an-integer': 'turnsmith {command}: {option} takes an integer; “{value}” is none',
  'cli.not-a-count': 'turnsmith {command}: {option} takes a number above 0; “{value}” is none',
  'cli.unknown-language': 'turnsmith {command}: there is no language “{language}”; there are {languages}',
  'cli.unknown-kind': '{file}: no game file that Turnsmith knows; say what it is with --language',
  'cli.not-solvable': '{file}: only SlugDungeon levels can be solved',
  'cli.cannot-read': '{file}: {reason}',
  'cli.no-such-file': 'there is no such file or folder',
  'cli.is-a-folder': 'it is a folder; name a file',
  'cli.no-file': 'it is no file',
  'cli.no-permission': 'permission denied',
  'cli.cannot-write': '{file}: cannot be written: {reason}',
  'cli.would-change': '{file}: not in canonical form',
  'cli.formatted': '{file}: rewritten',
  'cli.has-errors': {
    one: '{file}: left alone, it has {count} error',
    other: '{file}: left alone, it has {count} errors',
  },
  'cli.not-utf8': '{file}: left alone, it is no valid UTF-8 and would lose what cannot be read',
  'cli.outcome': { one: '{outcome} after {count} turn', other: '{outcome} after {count} turns' },
};

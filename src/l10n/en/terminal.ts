import type { Table } from '../../core/message';
import type { common } from './common';

/** The terminal command in English. */
export const terminal = {
  'cli.help': `Turnsmith checks, formats and plays turn-based games written as text files.

Usage:
  turnsmith check PATH...             report the problems in files and folders
  turnsmith format PATH... [--check]  rewrite files in canonical form
  turnsmith run FILE... [options]     play a game and print how it ends
  turnsmith solve PATH... [options]   find a shortest win
  turnsmith generate GAME [options]   make a file that needs as many moves as you like
  turnsmith play FILE... [options]    play a game in the terminal

All commands:
  --language ID   the language of the files, if the extension (or the content of a .txt) doesn’t tell:
                  {languages}
  --help          print this text
  --version       print the version

check:
  --json          print one JSON array of {file, line, column, endLine, endColumn, severity, code, message}
  --analyse       run the optional checks, too

format:
  --check         change nothing; exit with 1 if a file isn’t in canonical form

run:
{run}
  --trace         print every turn as a line of JSON
  --board         print the board at the start and after every turn

play, with --seed and the like as for run:
{play}

solve ({solvable}):
  --limit N       store at most N states (default: 2000000)
  --seconds S     search for at most S seconds
  --all           count the shortest wins
  --json          print {"outcome", "length", "keys", "states"}, with "file" for several files or a folder,
                  "wins" with --all, and "reason" where it is known why there is no win

generate ({generated}):
  --size CxR      columns and rows, the border included (default: 8x8, or those of --like)
  --moves N..M    how many moves a shortest win may have (default: 10..20)
  --seed N        the same seed makes the same file (default: 0)
  --like FILE     as much health, as many walls, and the same things as in FILE
  --tries N       draw at most N files (default: 1000)
  --seconds S     draw for at most S seconds
  --json          print {"outcome", "text", "length", "keys", "states", "deadEnds", "wins", "tries", "seed"}

Exit codes:
  0   success
  1   a file has errors, isn’t in canonical form, or can’t be won
  2   wrong usage, or a file that can’t be read
  3   solve reached a limit, of memory for example; generate found no file
  70  an unexpected error
`,
  'cli.help.play-lines': '{games}: type the lines that the original program asks for; it asks for the file, too',
  'cli.help.play-keys': '{games}: press keys, which are shown below the board; q leaves',
  'cli.help.play-ticks': '{games}: the space key runs and stops, n plays one turn, q leaves',
  'cli.help.slots': '{games}: up to {max} files, one for each slot; - leaves a slot empty',
  'cli.help.keys': '{games}: the keys to press, one character each; _ is the space key',
  'cli.help.moves': '{games}: a file with the lines to type; - reads standard input',
  'cli.help.transcript': '{games}: print what the original program prints',
  'cli.help.option': {
    select: 'meaning',
    cases: {
      seed: '{games}: the seed, an integer of any size',
      turns: '{games}: stop after N turns',
      choice: '{games}: {words}',
      other: '{games}: a whole number',
    },
  },

  'cli.no-command': 'Usage: turnsmith {commands} PATH... (for details: turnsmith --help)',
  'cli.unknown-command': 'turnsmith: Unknown command “{command}”. Use one of: {commands}.',
  'cli.unknown-option': 'turnsmith {command}: Unknown option {option}.',
  'cli.missing-value': 'turnsmith {command}: {option} needs a value.',
  'cli.needless-value': 'turnsmith {command}: {option} doesn’t take a value; got “{value}”.',
  'cli.not-positive': 'turnsmith {command}: {option} must be a number above 0; got “{value}”.',
  'cli.unknown-language': 'turnsmith {command}: Unknown language “{language}”. Use one of: {languages}.',
  'cli.no-path': {
    select: 'command',
    cases: {
      run: 'turnsmith run: Name at least one file.',
      play: 'turnsmith play: Name the file to play.',
      other: 'turnsmith {command}: Name at least one file or folder.',
    },
  },
  'cli.one-file': 'turnsmith {command}: Name exactly one file; got {count}.',
  'cli.too-many-files': 'turnsmith {command}: {game} takes at most {max} files; got {count}.',
  'cli.mixed-languages': 'turnsmith {command}: {file} and {other} are written in different languages.',
  'cli.no-whole-game': '{file}: This file isn’t a whole game. Run a file that uses it.',
  'cli.option-not-here': '{file}: {game} has no option {option}.',
  'cli.bad-value': {
    select: 'kind',
    cases: {
      seed: 'turnsmith {command}: {option} must be an integer; got “{value}”.',
      choice: 'turnsmith {command}: {option} must be one of {words}; got “{value}”.',
      other: 'turnsmith {command}: {option} must be a whole number, 0 or more; got “{value}”.',
    },
  },
  'cli.unknown-kind': '{file}: Turnsmith doesn’t know this kind of file. Say what it is with --language.',
  'cli.not-solvable': '{file}: Turnsmith can’t solve this kind of file, only: {games}.',

  'cli.cannot-read': {
    select: 'reason',
    cases: {
      missing: '{file}: No such file or folder.',
      denied: '{file}: Permission denied.',
      folder: '{file}: This is a folder. Name a file.',
      'not-a-file': '{file}: This isn’t a regular file.',
      'link-out': '{file}: This link leads out of its folder. Name the file that it leads to.',
      other: '{file}: Can’t read it: {reason}',
    },
  },
  'cli.link-passed-over': '{file}: Passed over, because this link leads out of the folder.',
  'cli.cannot-write': {
    select: 'reason',
    cases: {
      missing: '{file}: Can’t write it: no such file or folder.',
      denied: '{file}: Can’t write it: permission denied.',
      full: '{file}: Can’t write it: the disk is full. The file is as it was.',
      'too-large': '{file}: Can’t write it: the system doesn’t allow a file that large. The file is as it was.',
      'read-only': '{file}: Can’t write it: the disk is read-only.',
      'closed-folder':
        '{file}: Can’t write it: its folder doesn’t take a new file, and without one the text can’t be replaced safely.',
      changed: '{file}: Not formatted: another program keeps changing it.',
      other: '{file}: Can’t write it: {reason}',
    },
  },
  'cli.cannot-print': {
    select: 'reason',
    cases: {
      full: 'turnsmith: Can’t write to the output: the disk is full.',
      'too-large': 'turnsmith: Can’t write to the output: the system doesn’t allow a file that large.',
      other: 'turnsmith: Can’t write to the output: {reason}',
    },
  },
  'cli.would-change': '{file}: Not in canonical form.',
  'cli.formatted': '{file}: Formatted.',
  'cli.formatted-link': {
    one: '{file}: Formatted. Its other hard link keeps the old text.',
    other: '{file}: Formatted. Its {count} other hard links keep the old text.',
  },
  'cli.has-errors': {
    one: '{file}: Not formatted: it has {count} error.',
    other: '{file}: Not formatted: it has {count} errors.',
  },
  'cli.canonical-too-large': '{file}: Not formatted: its canonical form would be larger than Turnsmith reads.',
  'cli.not-utf8': '{file}: Not formatted: it isn’t valid UTF-8, so bytes would be lost.',
  'cli.outcome': { one: '{outcome} after {count} turn', other: '{outcome} after {count} turns' },
  'cli.turn': 'Turn {turn}',
  'cli.no-inputs': {
    select: 'input',
    cases: {
      key: 'No keys were given, so nothing was played. Use --keys.',
      other: 'No moves were given, so nothing was played. Use --moves.',
    },
  },
  'cli.no-turn': {
    select: 'input',
    cases: {
      key: { one: '{count} of {given} keys wasn’t a turn.', other: '{count} of {given} keys weren’t turns.' },
      other: { one: '{count} of {given} lines wasn’t a move.', other: '{count} of {given} lines weren’t moves.' },
    },
  },
  'cli.after-end': {
    one: '{count} of {given} keys came after the end of the game.',
    other: '{count} of {given} keys came after the end of the game.',
  },

  'play.no-turn': '“{key}” isn’t a move here.',
  'play.space': 'space',
  'play.run': 'run and stop',
  'play.step': 'step',
  'play.scroll': 'arrow keys scroll',
  'play.leave': 'q leave',
  'play.no-answer': 'turnsmith play: The input ended before the game began.',
  'play.other-game': '{file}: This isn’t a file of {game}.',

  'cli.solved': { one: 'won in {moves} move: {keys}', other: 'won in {moves} moves: {keys}' },
  'cli.solved-all': {
    select: 'form',
    cases: {
      one: '{won} (the only shortest win)',
      most: '{won} (one of {wins} shortest wins, or more)',
      other: '{won} (one of {wins} shortest wins)',
    },
  },
  'cli.made': {
    select: 'counted',
    cases: {
      yes: '{won} (shortest wins: {wins}, states: {states}, dead ends: {deadEnds})',
      other: '{won} (states: {states}, dead ends: {deadEnds})',
    },
  },
  'cli.not-made': {
    select: 'reason',
    cases: {
      none: {
        one: 'turnsmith generate: {tries} try made no such file. Use more --tries, another --seed, or other --moves.',
        other:
          'turnsmith generate: {tries} tries made no such file. Use more --tries, another --seed, or other --moves.',
      },
      other: {
        one: 'turnsmith generate: The time was up after {tries} try, with no such file.',
        other: 'turnsmith generate: The time was up after {tries} tries, with no such file.',
      },
    },
  },
  'cli.drawing': 'drawing: {tries} tries so far',
  'cli.no-generator': 'turnsmith generate: Name one game to make a file of: {games}. Got “{name}”.',
  'cli.unlike': '{file}: The language of this file isn’t {language}, so nothing can be made like it.',
  'cli.bad-size':
    'turnsmith generate: --size must be columns and rows from {least} to {most}, for example 8x8; got “{value}”.',
  'cli.bad-moves':
    'turnsmith generate: --moves must be a number of moves up to {most}, or a range such as 12..20; got “{value}”.',
  'cli.searching': 'searching: {states} states so far',
  'cli.unsolvable-since': 'cannot be won: {reason}',
  'cli.unsolvable': {
    one: 'cannot be won: the only state was searched',
    other: 'cannot be won: all {states} states were searched',
  },
  'cli.undecided': { one: 'not decided within {states} state', other: 'not decided within {states} states' },
  'cli.memory-used-up': {
    one: 'not decided: memory was used up after {states} state',
    other: 'not decided: memory was used up after {states} states',
  },
  'cli.of-file': '{file}: {summary}',
  'cli.worker-lost': '{file}: The search broke off (exit code {code}).',
  'cli.unexpected': '{file}: Something went wrong: {reason}',
} as const satisfies Table;

/** The keys of what the terminal says. */
export type TerminalKey = keyof typeof terminal | keyof typeof common;

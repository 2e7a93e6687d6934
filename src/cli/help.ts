import { isSolvable } from '../batch/solve';
import type { AnyGame } from '../games/game';
import { TURNS, type GameOption } from '../games/options';
import { say } from '../l10n/text';
import type { CliContext, TerminalMessage } from './context';
import { takesKeys, takesMoves } from './run/inputs';
import { titlesOf } from './titles';

/** How wide the column of options is. */
const OPTION_WIDTH = 16;

/** What stands for a value, by the kind of option. */
const PLACEHOLDERS: Readonly<Record<GameOption['kind'], string>> = { seed: 'N', count: 'N', choice: 'WORD' };

type Row = readonly [option: string, message: TerminalMessage, isOfGame: (game: AnyGame) => boolean];

/** How games are played by somebody at the terminal. */
const WAYS_TO_PLAY: readonly Row[] = [
  ['', { key: 'cli.help.play-keys' }, takesKeys],
  ['', { key: 'cli.help.play-ticks' }, ({ tick }) => tick !== undefined],
  ['', { key: 'cli.help.play-lines' }, takesMoves],
];

/** The text of `--help`; what it says of games comes from what they declare. */
export function helpText({ registry, language }: CliContext): string {
  const games = registry.games.filter(({ isPractice }) => !isPractice);
  const options = [
    ...games.flatMap(slotRow),
    ['--keys TEXT', { key: 'cli.help.keys' }, takesKeys] as const,
    ['--moves FILE', { key: 'cli.help.moves' }, takesMoves] as const,
    ...[...new Set(games.flatMap(({ options }) => options))].map(optionRow),
    ['--transcript', { key: 'cli.help.transcript' }, takesMoves] as const,
  ];
  const textOf = (rows: readonly Row[]): string => rows.flatMap(lineOf).join('\n');
  const lineOf = ([option, { key, args }, isOfGame]: Row): string[] => {
    const titles = titlesOf(registry, isOfGame);
    const text = say(language, { key, args: { ...args, games: titles } });
    return titles === '' ? [] : [`  ${option && option.padEnd(OPTION_WIDTH)}${text}`];
  };
  return say(language, {
    key: 'cli.help',
    args: {
      languages: registry.formats.map(({ languageId }) => languageId).join(', '),
      run: textOf(options),
      play: textOf(WAYS_TO_PLAY),
      solvable: titlesOf(registry, isSolvable),
      generated: registry.games.flatMap(({ id, generate }) => (generate ? [id] : [])).join(', '),
    },
  });
}

function slotRow(game: AnyGame): Row[] {
  if (game.slotCount === undefined) return [];
  return [['FILE...', { key: 'cli.help.slots', args: { max: game.slotCount } }, (other) => other === game]];
}

function optionRow(option: GameOption): Row {
  const { kind, name } = option;
  const meaning = name === TURNS.name ? 'turns' : kind;
  const words = kind === 'choice' ? option.words.join(', ') : '';
  return [
    `--${name} ${PLACEHOLDERS[kind]}`,
    { key: 'cli.help.option', args: { meaning, words } },
    ({ options }) => options.includes(option),
  ];
}

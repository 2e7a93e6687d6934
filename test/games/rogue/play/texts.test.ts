import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROGUE_EVENT_KINDS } from '../../../../src/games/rogue/engine/events';
import { KEYS } from '../../../../src/games/rogue/play/keys';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { texts } from '../../../../src/games/rogue/texts';
import { ROOT } from '../../../support/shared';

/** The texts of some files of the code. */
function sourcesIn(...folder: string[]): string[] {
  const root = path.join(ROOT, ...folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(root, name), 'utf8'));
}

const GAME = ['src', 'games', 'rogue'];
/** What boards put into keys. */
const WAYS = ['north', 'south', 'west', 'east', 'north-west', 'north-east', 'south-west', 'south-east'];
const FIGURES = ['player', 'orc', 'troll', 'remains'];

const board = sourcesIn('webview', 'boards', 'rogue');

/** The keys that code names in full. */
const namedIn = (sources: readonly string[]): string[] =>
  sources.flatMap((source) => [...source.matchAll(/'(rogue\.[a-z.-]+)'/g)].map(([, key = '']) => key));

describe('the texts of the panel of the roguelike', () => {
  it('are those that are said there, and no others', () => {
    const sights = ['', '-remembered', '-unknown'];
    const said = new Set([
      ...namedIn([...sourcesIn(...GAME, 'play'), ...board]).filter((key) => key !== rogueGame.logPrefix),
      ...ROGUE_EVENT_KINDS.map((kind) => `${rogueGame.logPrefix}.${kind}`),
      ...KEYS.map(({ label }) => label),
      ...WAYS.map((way) => `rogue.way.${way}`),
      ...['who', 'hp', 'where'].map((column) => `rogue.sight.${column}`),
      ...FIGURES.flatMap((figure) => [`rogue.help.${figure}`, `rogue.help.${figure}-text`]),
      ...sights.flatMap((sight) => [`rogue.board.wall${sight}`, `rogue.board.floor${sight}`]),
    ]);
    expect(Object.keys(texts.en.panel)).to.have.members([...said]);
  });
});

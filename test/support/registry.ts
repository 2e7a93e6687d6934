import { GAMES } from '../../src/games/games';
import { createRegistry, gameTables, type Registry } from '../../src/games/registry';
import { slug } from '../../src/games/slug';
import { common } from '../../src/l10n/en/common';
import { editor } from '../../src/l10n/en/editor';
import { panel } from '../../src/l10n/en/panel';
import { terminal } from '../../src/l10n/en/terminal';
import { createLanguage, type Language } from '../../src/l10n/text';
import { countdown } from '../fixtures/countdown';

/** All games, and a toy with everything that a game can declare. */
export const REGISTRY = createRegistry([...GAMES, countdown]);

/** Two of them: SlugDungeon and the toy. */
export const TOYS = createRegistry([slug, countdown]);

/** Everything that is said in English, of the games of a registry. */
export function englishOf(registry: Registry): Language {
  const tables = gameTables(registry, 'en', ['problems', 'editor', 'panel']);
  return createLanguage('en', [common, editor, panel, terminal, ...tables]);
}

export const ENGLISH = englishOf(REGISTRY);

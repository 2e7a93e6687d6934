import type { Table } from '../src/core/message';
import { gameTables, type Registry } from '../src/games/registry';
import { common } from '../src/l10n/en/common';
import { panel } from '../src/l10n/en/panel';
import { createLanguage, type Language } from '../src/l10n/text';

const ENGLISH = 'en';

/** What the shell says, by language. A language that it speaks is a line here. */
const SHELL_TABLES: Readonly<Record<string, readonly Table[]>> = { [ENGLISH]: [common, panel] };

/** The language of the panel for a tag of BCP 47: that one, or the one without its region, or else English. */
export function panelLanguage(registry: Registry, tag: string): Language {
  const known = [tag, tag.split('-')[0] ?? tag].find((candidate) => Object.hasOwn(SHELL_TABLES, candidate)) ?? ENGLISH;
  const tables = gameTables(registry, known, ['problems', 'panel']);
  return createLanguage(known, [...(SHELL_TABLES[ENGLISH] ?? []), ...(SHELL_TABLES[known] ?? []), ...tables]);
}

import { terminal } from '../l10n/en/terminal';
import { ENGLISH as SHARED } from '../l10n/english';
import type { Language } from '../l10n/text';

/** English with what only the terminal says. */
export const ENGLISH: Language = { tag: SHARED.tag, table: { ...SHARED.table, ...terminal } };

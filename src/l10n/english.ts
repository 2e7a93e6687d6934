import { terminal } from './en/terminal';
import { shell } from './en/shell';
import { slug } from './en/slug';
import type { Language } from './text';

/** English: the language that every text has. */
export const ENGLISH: Language = { tag: 'en', table: { ...shell, ...terminal, ...slug } };

import { robots } from './en/robots';
import { rogue } from './en/rogue';
import { shell } from './en/shell';
import { slug } from './en/slug';
import { snakes } from './en/snakes';
import { spire } from './en/spire';
import type { Language } from './text';

/** English: the language that every text has. What only the terminal says stands in `en/terminal.ts`. */
export const ENGLISH: Language = {
  tag: 'en',
  table: { ...shell, ...slug, ...spire, ...snakes, ...robots, ...rogue },
};

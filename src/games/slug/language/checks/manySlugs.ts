import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** The original's panel has room for six slugs. */
export const manySlugs: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/many-slugs',
  severity: 'warning',
  *check(level) {
    const seventh = level.slugs[ROOM];
    if (seventh) yield { range: level.rangeOfCell(seventh), args: { count: level.slugs.length, room: ROOM } };
  },
};

const ROOM = 6;

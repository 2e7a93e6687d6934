import { excerpt } from '../../../../core/excerpt';
import { closestMatch } from '../../../../core/closestMatch';
import { rangeInLine } from '../../../../core/range';
import type { Fix, Check } from '../../../fileFormat';
import type { RogueFile } from '../rogueFile';
import { COMMENT, HEADER_WORDS, MAP } from '../vocabulary';
import { rangeOfWord } from '../words';
import { headerLineAt } from './headerFindings';

const NAMES = HEADER_WORDS.map(({ word }) => word);

/** A header line must begin with a word that is known. `docs/games/rogue.md#rogueunknown-word` */
export const unknownWord: Check<RogueFile> = {
  code: 'rogue/unknown-word',
  severity: 'error',
  *check({ headerLines }) {
    for (const { first, header } of headerLines.values()) {
      if (!header) yield { range: rangeOfWord(first), args: { word: excerpt(first.text), words: NAMES.join(', ') } };
    }
  },
  fixes(file, problem) {
    const line = problem.range.start.line;
    const text = file.source.line(line);
    const first = headerLineAt(file, problem)?.first.text ?? '';
    const word = closestMatch(first, NAMES);
    const looksLikeRow = /^[#. @oT]*#[#. @oT]*$/.test(text);
    const insertMap: Fix = {
      title: { key: 'rogue.fix.insert-map' },
      edits: [{ range: rangeInLine(line, 0, 0), newText: `${MAP.word}\n` }],
      preferred: true,
    };
    const rename = (name: string): Fix => ({
      title: { key: 'rogue.fix.replace-word', args: { word: name } },
      edits: [{ range: problem.range, newText: name }],
      preferred: true,
    });
    const commentOut: Fix = {
      title: { key: 'rogue.fix.comment-out' },
      edits: [{ range: rangeInLine(line, 0, 0), newText: `${COMMENT} ` }],
      preferred: false,
    };
    return [...(looksLikeRow ? [insertMap] : word ? [rename(word)] : []), commentOut];
  },
};

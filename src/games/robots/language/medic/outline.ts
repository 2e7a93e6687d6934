import { rangeOf } from '../../../../core/range';
import type { OutlineEntry } from '../../../fileFormat';
import type { RobotsEditorKey } from '../../texts';
import type { CommandLine, MedicCommands } from './medicCommands';

/** The commands in their order; the same one several times in a row is one entry. */
export function* outline({ lines }: MedicCommands): Generator<OutlineEntry<RobotsEditorKey>> {
  for (let from = 0; from < lines.length;) {
    const first = lines[from];
    let to = from + 1;
    while (to < lines.length && lines[to]?.command === first?.command) to++;
    const last = lines[to - 1];
    if (first?.command && last) yield entryOf(first, last, to - from);
    from = to;
  }
}

function entryOf(first: CommandLine, last: CommandLine, times: number): OutlineEntry<RobotsEditorKey> {
  const key = times === 1 ? 'robots.outline.command' : 'robots.outline.commands';
  return {
    label: { key, args: { command: first.word.text, times } },
    kind: 'rule',
    range: rangeOf(first.line, first.word.from, last.line, last.word.to),
  };
}

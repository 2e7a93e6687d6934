import { rangeInLine, type TextPosition, type TextRange } from '../../../../core/range';
import type { SourceText } from '../../../../core/sourceText';
import { MEDIC_COMMANDS, type MedicCommand } from '../../facts/vocabulary';
import { trimmed, type Word } from '../../../../core/words';

/** A line with something on it. */
export interface CommandLine {
  /** From 0. */
  readonly line: number;
  /** What stands on the line, without the white space around it. */
  readonly word: Word;
  /** The command that it is, exactly; `null` for any other text. */
  readonly command: MedicCommand | null;
}

/** What a medic file says, right or wrong. Nothing is thrown for any text. `docs/games/robots.md#medic-files` */
export class MedicCommands {
  /** The lines that are not blank, in reading order. */
  readonly lines: readonly CommandLine[];
  /** The lines with nothing but white space, from 0. */
  readonly blankLines: readonly number[];

  constructor(readonly source: SourceText) {
    const lines: CommandLine[] = [];
    const blankLines: number[] = [];
    for (const [line, text] of source.lines.entries()) {
      const word = trimmed(text);
      if (word.text === '') blankLines.push(line);
      else lines.push({ line, word, command: readCommand(word.text) });
    }
    this.lines = lines;
    this.blankLines = blankLines;
  }

  /** The list that the medic carries out; lines that are no commands are left out. */
  get commands(): MedicCommand[] {
    return this.lines.flatMap(({ command }) => (command === null ? [] : [command]));
  }

  /** The line with something on it that holds the place, or `null`. */
  lineAt({ line }: TextPosition): CommandLine | null {
    return this.lines.find((entry) => entry.line === line) ?? null;
  }
}

/** The place of what stands on a line. */
export function rangeOfCommand({ line, word }: CommandLine): TextRange {
  return rangeInLine(line, word.from, word.to);
}

/** The command that a text is when case does not matter, or `null`. */
export function commandInAnyCase(text: string): MedicCommand | null {
  const lower = text.toLowerCase();
  return MEDIC_COMMANDS.find((command) => command.toLowerCase() === lower) ?? null;
}

function readCommand(text: string): MedicCommand | null {
  return MEDIC_COMMANDS.find((command) => command === text) ?? null;
}

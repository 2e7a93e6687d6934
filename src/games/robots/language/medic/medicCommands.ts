import { entryOfLine } from '../../../../core/byLine';
import { rangeInLine, type TextPosition, type TextRange } from '../../../../core/range';
import type { SourceText } from '../../../../core/sourceText';
import { trimmed, type Word } from '../../../../core/words';
import { MEDIC_COMMANDS, type MedicCommand } from '../../facts/vocabulary';

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
  /** The list that the medic carries out. */
  readonly commands: readonly MedicCommand[];
  /** For each command its line, from 0. */
  readonly commandLines: readonly number[];

  constructor(readonly source: SourceText) {
    const lines: CommandLine[] = [];
    const blankLines: number[] = [];
    const commands: MedicCommand[] = [];
    const commandLines: number[] = [];
    for (const [line, text] of source.lines.entries()) {
      const word = trimmed(text);
      if (word.text === '') {
        blankLines.push(line);
        continue;
      }
      const command = MEDIC_COMMANDS.find((each) => each === word.text) ?? null;
      lines.push({ line, word, command });
      if (command === null) continue;
      commands.push(command);
      commandLines.push(line);
    }
    this.lines = lines;
    this.blankLines = blankLines;
    this.commands = commands;
    this.commandLines = commandLines;
  }

  /** The line at a place, or `null` when it is blank. */
  lineAt({ line }: TextPosition): CommandLine | null {
    return entryOfLine(this.lines, line) ?? null;
  }
}

/** Where the text of a line stands. */
export function rangeOfCommand({ line, word }: CommandLine): TextRange {
  return rangeInLine(line, word.from, word.to);
}

/** The command that a text is if case doesn't matter, or `null`. */
export function commandInAnyCase(text: string): MedicCommand | null {
  const lower = text.toLowerCase();
  return MEDIC_COMMANDS.find((command) => command.toLowerCase() === lower) ?? null;
}

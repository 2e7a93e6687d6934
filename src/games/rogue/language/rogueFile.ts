import type { SourceText } from '../../../core/sourceText';
import type { ActorKind, Stats } from '../facts/actors';
import type { DungeonSettings } from '../facts/limits';
import { DrawnMap } from './drawnMap';
import { readHeaderLine, type HeaderLine, type Setting } from './headerLine';
import { COMMENT, GENERATE, MAP, presetOf, type HeaderWord, type Parameter } from './vocabulary';
import { nextWord, type Word } from './words';

/** What a dungeon file says, right or wrong. Nothing is thrown for any text. `docs/games/rogue.md#dungeon-files` */
export class RogueFile {
  /** The header lines, with `map` or `generate` as the last, by their line in the text. */
  readonly headerLines: ReadonlyMap<number, HeaderLine>;
  /** The line `map` or `generate`, or `null` when there is neither. */
  readonly dungeonLine: HeaderLine | null;
  /** The rows below the line `map`, if there is one. */
  readonly map: DrawnMap | null;
  /** The first word below `generate` that isn't in a comment. */
  readonly afterGenerate: Word | null;

  /** The lines that count, by their word. */
  private readonly counting = new Map<HeaderWord['word'], HeaderLine>();

  constructor(readonly source: SourceText) {
    const headerLines = new Map<number, HeaderLine>();
    let dungeonLine: HeaderLine | null = null;
    let afterGenerate: Word | null = null;
    for (let line = 0; line < source.lines.length && dungeonLine?.header !== MAP; line++) {
      const text = source.line(line);
      const first = nextWord(text, line, 0);
      if (!first || first.text.startsWith(COMMENT)) continue;
      if (dungeonLine) {
        afterGenerate = first;
        break;
      }
      const headerLine = readHeaderLine(first, text, ({ word }) => this.counting.has(word));
      const { header, isRepeated } = headerLine;
      headerLines.set(line, headerLine);
      if (header && !isRepeated) this.counting.set(header.word, headerLine);
      if (header === MAP || header === GENERATE) dungeonLine = headerLine;
    }
    this.headerLines = headerLines;
    this.dungeonLine = dungeonLine;
    this.map = dungeonLine?.header === MAP ? new DrawnMap(source, dungeonLine.line + 1) : null;
    this.afterGenerate = afterGenerate;
  }

  /** Whether the dungeon is generated. */
  get isGenerated(): boolean {
    return this.dungeonLine?.header === GENERATE;
  }

  /** The numbers of each kind of actor. */
  get stats(): Record<ActorKind, Stats> {
    const statsOf = (kind: ActorKind): Stats => ({
      hp: this.numberOf(kind, 'hp'),
      defense: this.numberOf(kind, 'defense'),
      power: this.numberOf(kind, 'power'),
    });
    return { player: statsOf('player'), orc: statsOf('orc'), troll: statsOf('troll') };
  }

  /** The radius of the field of view. */
  get fovRadius(): number {
    return this.numberOf('fov', 'fov');
  }

  /** The seed in decimal digits, with a minus sign when it is negative. */
  get seed(): string {
    const text = this.settingOf('seed', 'seed')?.value?.text;
    return text === undefined ? String(presetOf('seed', 'seed')) : plainInteger(text);
  }

  /** What the line `generate` says. */
  get settings(): DungeonSettings {
    const number = (key: keyof DungeonSettings): number => this.numberOf('generate', key);
    return {
      width: number('width'),
      height: number('height'),
      rooms: number('rooms'),
      min: number('min'),
      max: number('max'),
      monsters: number('monsters'),
    };
  }

  /** The line with this first word that counts, if there is one. */
  lineOf(word: HeaderWord['word']): HeaderLine | undefined {
    return this.counting.get(word);
  }

  private numberOf(word: HeaderWord['word'], key: Parameter['key']): number {
    const text = this.settingOf(word, key)?.value?.text;
    return text === undefined ? presetOf(word, key) : Number(text);
  }

  private settingOf(word: HeaderWord['word'], key: Parameter['key']): Setting | undefined {
    return this.lineOf(word)?.settings.find((setting) => setting.isGood && setting.parameter?.key === key);
  }
}

function plainInteger(text: string): string {
  const [, sign = '', digits = ''] = /^(-?)0*([0-9]*)$/.exec(text) ?? [];
  return digits === '' ? '0' : sign + digits;
}

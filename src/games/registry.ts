import type { Table } from '../core/message';
import { conflictMarkerLines } from '../core/conflictMarkers';
import { withoutLines, type SourceText } from '../core/sourceText';
import type { AnyFormat } from './fileFormat';
import type { AnyGame } from './game';
import type { GameModule, GameTexts } from './module';

/** Every game that somebody works with. Whoever needs one is handed it. */
export interface Registry {
  readonly modules: readonly GameModule[];
  /** Every kind of file, in the order in which a `.txt` is tried. */
  readonly formats: readonly AnyFormat[];
  readonly games: readonly AnyGame[];
  formatOfLanguage(languageId: string): AnyFormat | undefined;
  /** The format that a file's name tells by its extension, in any case; a `.txt` tells none. */
  formatOfPath(path: string): AnyFormat | undefined;
  /** The format that a `.txt` with this content is of, if any. */
  recogniseFormat(source: SourceText): AnyFormat | undefined;
  /** The game that plays files of a language. */
  gameOfLanguage(languageId: string): AnyGame | undefined;
}

/** A registry of some games. A RangeError when two of them share a language, an extension, a prefix or an id. */
export function createRegistry(modules: readonly GameModule[]): Registry {
  const formats = modules.flatMap(({ languages }) => languages);
  const games = modules.flatMap((module) => module.games);
  refuseDoubles(modules.map(({ id }) => id));
  refuseDoubles(games.map(({ id }) => id));
  refuseDoubles(formats.flatMap(({ languageId, extension }) => [languageId, extension]));
  refuseDoubles(formats.map(({ codePrefix }) => codePrefix));
  return {
    modules,
    formats,
    games,
    formatOfLanguage: (languageId) => formats.find((format) => format.languageId === languageId),
    formatOfPath: (path) => {
      const name = path.toLowerCase();
      return formats.find(({ extension }) => name.endsWith(extension));
    },
    recogniseFormat: (source) => {
      const read = withoutLines(source, conflictMarkerLines(source.lines));
      return formats.find((format) => format.recognise(read));
    },
    gameOfLanguage: (languageId) => games.find(({ format }) => format.languageId === languageId),
  };
}

function refuseDoubles(names: readonly string[]): void {
  const double = names.find((name, index) => names.indexOf(name) < index);
  if (double !== undefined) throw new RangeError(double);
}

/** The tables of all games for some places, in a language and, beneath it, in English, which has every text. */
export function gameTables({ modules }: Registry, tag: string, places: readonly (keyof GameTexts)[]): readonly Table[] {
  const tables = (texts: GameTexts | undefined): Table[] => (texts ? places.map((place) => texts[place]) : []);
  return modules.flatMap(({ texts }) => [...tables(texts.en), ...(tag === 'en' ? [] : tables(texts[tag]))]);
}

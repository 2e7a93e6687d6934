import type { Table } from '../core/message';
import type { AnyFormat } from './fileFormat';
import type { AnyGame } from './game';

/** The texts of a game in one language, by the place where they are said. A bundle leaves out what it never says. */
export interface GameTexts {
  /** The message of every problem, by its code, and why there is no win (`GAME.unwinnable.REASON`): said everywhere. */
  readonly problems: Table;
  /** Repairs, hovers, offers, hints and the outline: said in the editor. */
  readonly editor: Table;
  /** The log and the board: said in the panel, and in the terminal where it plays. */
  readonly panel: Table;
}

/** A game as the house sees it: one folder, and one line in `games.ts`. */
export interface GameModule {
  /** The name of its folder, and of its board's. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** Its kinds of files, in the order in which a `.txt` is tried. */
  readonly languages: readonly AnyFormat[];
  /** What plays them; none in a bundle that plays nothing. */
  readonly games: readonly AnyGame[];
  /** By language tag, such as `en`, which every game has. */
  readonly texts: Readonly<Record<string, GameTexts>> & { readonly en: GameTexts };
}

import type { GameTexts } from '../../module';
import { editor } from './en/editor';
import { panel } from './en/panel';
import { problems } from './en/problems';

/** The keys of what is said about a game file in the editor. */
export type SpireEditorKey = keyof typeof problems | keyof typeof editor;

/** The keys of what the panel says about a game. */
export type SpirePanelKey = keyof typeof panel;

/** The texts of Spire, by language. */
export const texts: { readonly en: GameTexts } = { en: { problems, editor, panel } };

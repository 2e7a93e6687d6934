import type { GameTexts } from '../../module';
import { editor } from './en/editor';
import { panel } from './en/panel';
import { problems } from './en/problems';

/** The keys of what is said about a level in the editor. */
export type SlugEditorKey = keyof typeof problems | keyof typeof editor;

/** The keys of what the panel says about a game. */
export type SlugPanelKey = keyof typeof panel;

/** The texts of SlugDungeon, by language. */
export const texts: { readonly en: GameTexts } = { en: { problems, editor, panel } };

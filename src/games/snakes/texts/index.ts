import type { GameTexts } from '../../module';
import { editor } from './en/editor';
import { panel } from './en/panel';
import { problems } from './en/problems';

/** The keys of what is said about a snake file in the editor. */
export type SnakesEditorKey = keyof typeof problems | keyof typeof editor;

/** The keys of what the panel says about a battle. */
export type SnakesPanelKey = keyof typeof panel;

/** The texts of snake battle, by language. */
export const texts: { readonly en: GameTexts } = { en: { problems, editor, panel } };

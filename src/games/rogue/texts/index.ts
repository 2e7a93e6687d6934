import type { GameTexts } from '../../module';
import { editor } from './en/editor';
import { panel } from './en/panel';
import { problems } from './en/problems';

/** The keys of what is said about a dungeon file in the editor. */
export type RogueEditorKey = keyof typeof problems | keyof typeof editor;

/** The keys of what the panel says about a game. */
export type RoguePanelKey = keyof typeof panel;

/** The texts of the roguelike, by language. */
export const texts: { readonly en: GameTexts } = { en: { problems, editor, panel } };

import type { GameTexts } from '../../module';
import { editor } from './en/editor';
import { panel } from './en/panel';
import { problems } from './en/problems';

/** The keys of what is said about an arena or a medic file in the editor. */
export type RobotsEditorKey = keyof typeof problems | keyof typeof editor;

/** The keys of what the panel says about a war. */
export type RobotsPanelKey = keyof typeof panel;

/** The texts of robot war, by language. */
export const texts: { readonly en: GameTexts } = { en: { problems, editor, panel } };

import type * as vscode from 'vscode';
import { FORMATS } from '../../games/formats';

/** The documents of all games. */
export const SELECTOR: vscode.DocumentSelector = FORMATS.map(({ languageId }) => ({ language: languageId }));

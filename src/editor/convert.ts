import * as vscode from 'vscode';
import type { Severity } from '../core/problem';
import { rangeOf, type TextPosition, type TextRange } from '../core/range';
import type { TextEdit } from '../core/textEdit';
import type { OutlineKind } from '../games/fileFormat';

/** Between the plain data of the pure layers and VS Code's classes. */
export const toRange = ({ start, end }: TextRange): vscode.Range =>
  new vscode.Range(start.line, start.character, end.line, end.character);

export const fromRange = ({ start, end }: vscode.Range): TextRange =>
  rangeOf(start.line, start.character, end.line, end.character);

export const toPosition = ({ line, character }: TextPosition): vscode.Position => new vscode.Position(line, character);

export const fromPosition = ({ line, character }: vscode.Position): TextPosition => ({ line, character });

export const toTextEdit = ({ range, newText }: TextEdit): vscode.TextEdit =>
  vscode.TextEdit.replace(toRange(range), newText);

const SEVERITIES: Readonly<Record<Severity, vscode.DiagnosticSeverity>> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  info: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
};

export const toSeverity = (severity: Severity): vscode.DiagnosticSeverity => SEVERITIES[severity];

const SYMBOL_KINDS: Readonly<Record<OutlineKind, vscode.SymbolKind>> = {
  player: vscode.SymbolKind.Key,
  opponent: vscode.SymbolKind.Event,
  item: vscode.SymbolKind.Object,
  place: vscode.SymbolKind.Constant,
  rule: vscode.SymbolKind.Function,
};

export const toSymbolKind = (kind: OutlineKind): vscode.SymbolKind => SYMBOL_KINDS[kind];

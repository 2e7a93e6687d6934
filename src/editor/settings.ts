import * as vscode from 'vscode';
import { SEVERITY_CHOICES, type SeverityChoice, type SeverityChoices } from '../core/problem';
import { isRecord } from '../play/shapes';

const SECTION = 'turnsmith';
const SEVERITY = 'severity';

/** The severities that the user chose for a file. What is no severity counts for nothing. */
export function severityChoices(scope: vscode.ConfigurationScope): SeverityChoices {
  const chosen = settingOf(scope, SEVERITY);
  const entries = Object.entries(isRecord(chosen) ? chosen : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, SeverityChoice] => isChoice(entry[1])));
}

/** Whether a change of the configuration touches the severities. */
export function affectsSeverity(event: vscode.ConfigurationChangeEvent): boolean {
  return event.affectsConfiguration(`${SECTION}.${SEVERITY}`);
}

/** Whether `.txt` files are to be recognised by their content: unless the user says no. */
export function recognisesText(scope: vscode.ConfigurationScope): boolean {
  return settingOf(scope, 'recogniseTextFiles') !== false;
}

function settingOf(scope: vscode.ConfigurationScope, name: string): unknown {
  return vscode.workspace.getConfiguration(SECTION, scope).get(name);
}

function isChoice(value: unknown): value is SeverityChoice {
  return SEVERITY_CHOICES.some((choice) => choice === value);
}

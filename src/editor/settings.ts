import * as vscode from 'vscode';
import type { SeverityChoice, SeverityChoices } from '../language/diagnostics';

const SECTION = 'turnsmith';
const CHOICES: readonly string[] = ['off', 'hint', 'info', 'warning', 'error'] satisfies SeverityChoice[];

/** The severities that the user chose for a file; what is no severity is passed over. */
export function severityChoices(scope: vscode.ConfigurationScope): SeverityChoices {
  const chosen = vscode.workspace.getConfiguration(SECTION, scope).get<Record<string, unknown>>('severity') ?? {};
  return Object.fromEntries(
    Object.entries(chosen).filter((entry): entry is [string, SeverityChoice] => CHOICES.includes(String(entry[1]))),
  );
}

/** Whether a change of the configuration touches the severities. */
export function affectsSeverity(event: vscode.ConfigurationChangeEvent): boolean {
  return event.affectsConfiguration(`${SECTION}.severity`);
}

/** Whether `.txt` files are to be recognised by their content. */
export function recognisesText(scope: vscode.ConfigurationScope): boolean {
  return vscode.workspace.getConfiguration(SECTION, scope).get<boolean>('recogniseTextFiles') ?? true;
}

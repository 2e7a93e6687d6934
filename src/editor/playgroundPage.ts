import * as vscode from 'vscode';

/** The folder of the extension that the page may load from, and nothing else. */
export function playgroundResources(extensionUri: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(extensionUri, 'dist');
}

/** The page of the playground: a strict policy, one script, no inline style. `language` is the one that it is in, as in BCP 47. */
export function playgroundPage(webview: vscode.Webview, extensionUri: vscode.Uri, language: string): string {
  const resources = playgroundResources(extensionUri);
  const address = (name: string): string => webview.asWebviewUri(vscode.Uri.joinPath(resources, name)).toString();
  const nonce = createNonce();
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `style-src ${webview.cspSource}`,
    `font-src ${webview.cspSource}`,
    `script-src 'nonce-${nonce}'`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${address('codicon.css')}" id="codicons">
<title>Turnsmith</title>
</head>
<body>
<script type="module" nonce="${nonce}" src="${address('playground.js')}"></script>
</body>
</html>`;
}

/** A word that nobody can guess, so that no other script runs. */
function createNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

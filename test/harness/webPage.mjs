// @ts-check
// The page that starts VS Code for the web.
import { TEST_SETTINGS } from './settings.mjs';

/**
 * The HTML of the workbench, with the extension of ext/ under development and the folder that web-fs offers open.
 * @param {{ root: string, testsPath?: string | undefined, settings?: Record<string, unknown> | undefined }} options
 *   `root`: host, port and path that the page and all else is asked for at; `testsPath`: the test bundle below it
 */
export function webPage({ root, testsPath, settings }) {
  const [host, ...folders] = root.split('/');
  /** @param {string} path */
  const served = (path) => ({ scheme: 'http', authority: host, path: ['', ...folders, path].join('/') });
  const configuration = {
    additionalBuiltinExtensions: [served('web-fs')],
    developmentOptions: {
      extensions: [served('ext')],
      ...(testsPath ? { extensionTestsPath: served(testsPath) } : {}),
    },
    productConfiguration: {
      enableTelemetry: false,
      extensionEnabledApiProposals: { 'turnsmith.web-fs': ['fileSearchProvider'] },
      webEndpointUrlTemplate: `http://{{uuid}}.${root}/vscode`,
      webviewContentExternalBaseUrlTemplate: `http://{{uuid}}.${root}/vscode/out/vs/workbench/contrib/webview/browser/pre/`,
    },
    configurationDefaults: { ...TEST_SETTINGS, ...settings },
  };
  const folder = { scheme: 'web-fs', authority: '', path: '/workspace' };
  /** @param {unknown} value */
  const json = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><link rel="stylesheet" href="vscode/out/vs/workbench/workbench.web.main.internal.css"></head>
<body aria-label=""></body>
<script>globalThis._VSCODE_FILE_ROOT = new URL('vscode/out/', location.href).href;</script>
<script src="vscode/out/nls.messages.js"></script>
<script type="module">
import { create, URI } from './vscode/out/vs/workbench/workbench.web.main.internal.js';
const workspace = { folderUri: URI.revive(${json(folder)}) };
const workspaceProvider = { workspace, payload: undefined, trusted: true, open: async () => false };
create(document.body, { ...${json(configuration)}, workspaceProvider });
</script>
</html>`;
}

// Runs the host tests in desktop VS Code: one that it downloads, or the installed one that VSCODE_EXECUTABLE_PATH names.
// On a machine without a screen: xvfb-run -a npm run test:desktop
import { runTests, TestRunFailedError } from '@vscode/test-electron';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

async function main(): Promise<void> {
  const executable = process.env.VSCODE_EXECUTABLE_PATH;
  if (executable && !existsSync(executable)) throw new Error(`VSCODE_EXECUTABLE_PATH: no such file: ${executable}`);
  const tests = path.join(root, 'dist/test/host/index.node.js');
  if (!existsSync(tests)) throw new Error('There is no test bundle yet: npm run build');
  const temp = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-desktop-'));
  const workspace = path.join(temp, 'workspace'); // a copy: tests write into it
  cpSync(path.join(root, 'test/fixtures/workspace'), workspace, { recursive: true });
  try {
    await runTests({
      // VSCODE_VERSION: 'stable', 'insiders' or a number such as '1.100.0'; an installed executable has its own.
      ...(executable ? { vscodeExecutablePath: executable } : { version: process.env.VSCODE_VERSION ?? 'stable' }),
      extensionDevelopmentPath: root,
      extensionTestsPath: tests,
      launchArgs: [workspace, '--disable-extensions'],
    });
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  if (error instanceof TestRunFailedError) {
    console.error(`Desktop VS Code ended with ${error.code ?? error.signal}: a test failed, or none ran`);
  } else {
    console.error(`Desktop VS Code does not run: ${error instanceof Error ? error.message : String(error)}`);
    console.error('Without a download: VSCODE_EXECUTABLE_PATH=/path/to/code npm run test:desktop');
  }
  process.exitCode = 1;
});

// @ts-check
// An extension for the web host: the file system web-fs:/workspace, in memory, filled once from the address `folder` beside it.
const vscode = require('vscode');
const { FileChangeType, FileSystemError, FileType } = vscode;

const ROOT = '/workspace';

/** Content of each file, null for a folder; keys are full paths. @type {Map<string, Uint8Array | null>} */
const nodes = new Map([[ROOT, null]]);
/** Time of each path's last change, in ms. @type {Map<string, number>} */
const times = new Map();
const changes = /** @type {vscode.EventEmitter<vscode.FileChangeEvent[]>} */ (new vscode.EventEmitter());
const started = Date.now();
/** @type {Promise<void>} */
let filled = Promise.resolve();

/** @param {string} file */
const parent = (file) => file.slice(0, file.lastIndexOf('/'));

/** @param {string} folder */
function addFolder(folder) {
  for (let path = folder; path && !nodes.has(path); path = parent(path)) nodes.set(path, null);
}

/** @param {vscode.Uri} uri @param {vscode.FileChangeType} type */
function changed(uri, type) {
  times.set(uri.path, Date.now());
  changes.fire([{ type, uri }]);
}

/** The node of a path; throws FileNotFound. @param {vscode.Uri} uri */
async function nodeAt(uri) {
  await filled;
  const node = nodes.get(uri.path.replace(/\/$/, ''));
  if (node === undefined) throw FileSystemError.FileNotFound(uri);
  return node;
}

/** The path and all below it. @param {vscode.Uri} uri */
const subtree = (uri) => [...nodes].filter(([path]) => path === uri.path || path.startsWith(`${uri.path}/`));

/** @type {vscode.FileSystemProvider} */
const provider = {
  onDidChangeFile: changes.event,
  watch: () => ({ dispose() {} }),
  async stat(uri) {
    const node = await nodeAt(uri);
    const mtime = times.get(uri.path) ?? started;
    return { type: node ? FileType.File : FileType.Directory, ctime: started, mtime, size: node?.length ?? 0 };
  },
  async readDirectory(uri) {
    await nodeAt(uri);
    const folder = uri.path.replace(/\/$/, '');
    return [...nodes].flatMap(([path, node]) =>
      parent(path) === folder ? [[path.slice(folder.length + 1), node ? FileType.File : FileType.Directory]] : [],
    );
  },
  async readFile(uri) {
    const node = await nodeAt(uri);
    if (!node) throw FileSystemError.FileIsADirectory(uri);
    return node;
  },
  async writeFile(uri, content, { create, overwrite }) {
    await filled;
    const exists = nodes.has(uri.path);
    if (!exists && !create) throw FileSystemError.FileNotFound(uri);
    if (exists && !overwrite) throw FileSystemError.FileExists(uri);
    addFolder(parent(uri.path));
    nodes.set(uri.path, content);
    changed(uri, exists ? FileChangeType.Changed : FileChangeType.Created);
  },
  async createDirectory(uri) {
    await filled;
    addFolder(uri.path);
    changed(uri, FileChangeType.Created);
  },
  async delete(uri) {
    await nodeAt(uri);
    for (const [path] of subtree(uri)) nodes.delete(path);
    changed(uri, FileChangeType.Deleted);
  },
  async rename(from, to) {
    await nodeAt(from);
    for (const [path, node] of subtree(from)) {
      nodes.delete(path);
      nodes.set(to.path + path.slice(from.path.length), node);
    }
    changed(from, FileChangeType.Deleted);
    changed(to, FileChangeType.Created);
  },
};

/** Fills the file system from the server that this extension was loaded from. @param {string} address */
async function fill(address) {
  /** @type {Record<string, string>} */
  const files = await (await fetch(address)).json();
  for (const [name, base64] of Object.entries(files)) {
    const path = `${ROOT}/${name}`;
    addFolder(parent(path));
    nodes.set(
      path,
      Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
    );
  }
}

/**
 * Called by VS Code. Returns when the folder is in memory.
 * @param {vscode.ExtensionContext} context
 */
exports.activate = async (context) => {
  filled = fill(vscode.Uri.joinPath(context.extensionUri, '../folder').toString(true));
  context.subscriptions.push(
    vscode.workspace.registerFileSystemProvider('web-fs', provider, { isCaseSensitive: true }),
  );
  // Proposed API. Without a search provider VS Code waits seconds for `workspaceContains:` activations before it runs tests.
  const workspace = /** @type {{ registerFileSearchProvider(scheme: string, provider: object): vscode.Disposable }} */ (
    /** @type {unknown} */ (vscode.workspace)
  );
  context.subscriptions.push(
    workspace.registerFileSearchProvider('web-fs', {
      /** @param {unknown} _query @param {{ folder: vscode.Uri }} options */
      async provideFileSearchResults(_query, { folder }) {
        await filled;
        const files = [...nodes].filter(([path, node]) => node && path.startsWith(`${folder.path}/`));
        return files.map(([path]) => folder.with({ path }));
      },
    }),
  );
  await filled;
};

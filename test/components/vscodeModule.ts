// The part of the module `vscode` that makes the playground's page, for Node without VS Code.
interface Place {
  readonly path: string;
}

export const Uri = {
  joinPath: ({ path }: Place, ...names: readonly string[]): Place => ({ path: [path, ...names].join('/') }),
};

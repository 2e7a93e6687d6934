import path from 'node:path';
import { analyse, NO_COMPANIONS, type Analysis } from '../games/analysis';
import type { Companions } from '../games/fileFormat';
import { readText, type GameFile } from './files';
import type { CliContext } from './context';

/** What is known of a game file, together with the files that it names. */
export interface FileAnalysis extends Analysis<unknown> {
  readonly companions: Companions;
}

/** Analyses a file; the files that it names are read beside it. With `further` the findings beyond the format's tables are made, too. */
export async function analyseFile(
  { format, text, file }: GameFile,
  io: CliContext,
  further = false,
): Promise<FileAnalysis> {
  const alone = analyse(format, text, { further });
  const names = format.companions?.(alone.definition) ?? [];
  if (names.length === 0) return { ...alone, companions: NO_COMPANIONS };
  const folder = path.dirname(path.resolve(io.cwd, file));
  const read = names.map(async (name): Promise<[string, string | null]> => {
    const found = await readText(path.join(folder, name)).catch(() => null);
    return [name, found];
  });
  const companions = new Map(await Promise.all(read));
  return { ...analyse(format, text, { companions, further }), companions };
}

import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { runCommand } from './command';

/** Writes all of a text at once, also into a pipe that takes it in parts; a reader that went away ends the command quietly. */
function write(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length;) {
    try {
      done += writeSync(descriptor, bytes, done);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EPIPE') process.exit(0);
      if (code !== 'EAGAIN') throw error;
    }
  }
}

void runCommand(process.argv.slice(2), {
  out: (output) => write(1, output),
  error: (line) => write(2, `${line}\n`),
  input: () => text(process.stdin),
  cwd: process.cwd(),
}).then((code) => {
  process.exitCode = code;
});

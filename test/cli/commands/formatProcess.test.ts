import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { useTerminal } from '../../support/terminal';

/** Large enough that a test comes in time to disturb the formatting of many. */
const OLD = `05\n${'#'.repeat(100)}\n#P\n${'#\n'.repeat(1500)}`;
const NEW = `5\n${'#'.repeat(100)}\n#P${'#'.repeat(98)}\n${`${'#'.repeat(100)}\n`.repeat(1500)}`;
const NAMES = Array.from({ length: 300 }, (_, index) => `${String(index).padStart(3, '0')}.slug`);

describe('format in a process', function () {
  this.timeout(120_000);
  const terminal = useTerminal();
  const textOf = (name: string): string => readFileSync(path.join(terminal().folder, name), 'utf8');

  /** How many of the files have the old text and the new one; none may have another. */
  const counts = (): { old: number; new: number } => {
    const texts = NAMES.map(textOf);
    const count = (text: string): number => texts.filter((found) => found === text).length;
    expect(count(OLD) + count(NEW)).to.equal(NAMES.length);
    return { old: count(OLD), new: count(NEW) };
  };

  const writeAll = (): unknown => terminal().write(Object.fromEntries(NAMES.map((name) => [name, OLD])));

  it('leaves every byte of a file that the system does not let it write', () => {
    terminal().write({ 'a.slug': OLD, 'b.slug': '05\n#P#\n' });
    const { exit, out, errors } = terminal().shell('ulimit -f 64; turnsmith format a.slug b.slug');
    expect([exit, out]).to.deep.equal([2, 'b.slug: Formatted.\n']);
    expect(errors).to.deep.equal([
      'a.slug: Can’t write it: the system doesn’t allow a file that large. The file is as it was.',
    ]);
    expect([textOf('a.slug') === OLD, textOf('b.slug')]).to.deep.equal([true, '5\n#P#\n']);
    expect(readdirSync(terminal().folder).sort()).to.deep.equal(['a.slug', 'b.slug']);
  });

  it('twice at once formats every file, and neither fails', async () => {
    writeAll();
    const both = [terminal().start('format', '.'), terminal().start('format', '.')];
    const exits = await Promise.all(both.map((running) => running.ended()));
    expect([exits, both.map(({ errors }) => errors)]).to.deep.equal([
      [0, 0],
      ['', ''],
    ]);
    expect(counts()).to.deep.equal({ old: 0, new: NAMES.length });
    expect(readdirSync(terminal().folder).sort()).to.deep.equal(NAMES);
  });

  it('that is killed leaves each file old or new, and the next run cleans up after it', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      writeAll();
      const running = terminal().start('format', '.');
      await running.prints(/Formatted/);
      await wait(7 * attempt);
      running.child.kill('SIGKILL');
      expect(await running.ended()).to.equal('SIGKILL');
      const { old } = counts();
      expect(old, 'files that were still to come').to.be.above(0);
      expect(terminal().spawn('format', '.')).to.deep.include({ exit: 0, errors: [] });
      expect(counts().old).to.equal(0);
      expect(readdirSync(terminal().folder).sort()).to.deep.equal(NAMES);
    }
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    it(`that ${signal} ends leaves nothing behind at all`, async () => {
      writeAll();
      const running = terminal().start('format', '.');
      await running.prints(/Formatted/);
      running.child.kill(signal);
      expect([await running.ended(), running.errors]).to.deep.equal([signal, '']);
      expect(counts().old).to.be.above(0);
      expect(readdirSync(terminal().folder).sort()).to.deep.equal(NAMES);
    });
  }

  it('formats everything for a reader who leaves after the first line', () => {
    writeAll();
    const { out } = terminal().shell('{ turnsmith format .; echo "exit $?" >&2; } 2>exit | head -n 1; cat exit');
    expect(out).to.equal('./000.slug: Formatted.\nexit 0\n');
    expect(counts().old).to.equal(0);
  });
});

import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sideBySide, type Write } from '../harness/output.mjs';
import { counted, mocha, step } from '../harness/programs.mjs';

describe('jobs side by side', () => {
  /** A job that ends when it is told. */
  function job(name: string): {
    run: (write: Write) => Promise<string>;
    write: (text: string) => void;
    end: () => void;
  } {
    let end: (value: string) => void = () => undefined;
    let output: Write = () => undefined;
    const ended = new Promise<string>((done) => (end = done));
    return {
      run: (write) => {
        output = write;
        return ended;
      },
      write: (text) => output(text),
      end: () => end(name),
    };
  }
  const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

  it('show the output of the first at once, and of each other as one piece after it', async () => {
    let shown = '';
    const [a, b, c] = [job('a'), job('b'), job('c')];
    const done = sideBySide((text) => (shown += text), [a.run, b.run, c.run]);
    b.write('b1 ');
    a.write('a1 ');
    c.write('c1 ');
    a.write('a2 ');
    expect(shown).to.equal('a1 a2 ');
    c.end();
    await settle();
    expect(shown).to.equal('a1 a2 ');
    a.end();
    await settle();
    expect(shown).to.equal('a1 a2 b1 ');
    b.write('b2 ');
    expect(shown).to.equal('a1 a2 b1 b2 ');
    b.end();
    expect(await done).to.deep.equal(['a', 'b', 'c']);
    expect(shown).to.equal('a1 a2 b1 b2 c1 ');
  });

  it('are all waited for when one throws, and all their output is shown', async () => {
    let shown = '';
    const slow = job('slow');
    const fails = (write: Write): Promise<string> => {
      write('about to fail ');
      return Promise.reject(new Error('failed'));
    };
    const done = sideBySide((text) => (shown += text), [fails, slow.run]).catch((error: Error) => error.message);
    await settle();
    slow.write('still here');
    slow.end();
    expect(await done).to.equal('failed');
    expect(shown).to.equal('about to fail still here');
  });
});

describe('the counts of a test program', function () {
  this.timeout(60_000);
  let temp: string;

  beforeEach(() => (temp = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-counts-'))));
  afterEach(() => rmSync(temp, { recursive: true }));

  /** The path of a program with this text. */
  const program = (text: string): string => {
    const file = path.join(temp, 'program.test.cjs');
    writeFileSync(file, text);
    return file;
  };
  const quiet: Write = () => undefined;
  const saying = (line: string, code = 0): string =>
    program(`console.log(${JSON.stringify(line)}); process.exitCode = ${code};`);

  it('are those of its last line that counts', async () => {
    expect(await counted(quiet, saying('9 passed, 9 failed\n2 passed, 0 failed\nExit code:   0'))).to.deep.equal({
      passed: 2,
      failed: 0,
    });
    expect(await counted(quiet, saying('\u20632 passed, 1 failed, 3 skipped', 1))).to.deep.equal({
      passed: 2,
      failed: 1,
    });
  });

  it('are one failure at least when it dies, says nothing, or has run no test', async () => {
    expect(await counted(quiet, saying('2 passed, 0 failed', 1))).to.deep.equal({ passed: 2, failed: 1 });
    expect(await counted(quiet, saying('0 passed, 0 failed'))).to.deep.equal({ passed: 0, failed: 1 });
    expect(await counted(quiet, saying('fine'))).to.deep.equal({ passed: 0, failed: 1 });
    expect(await counted(quiet, program('process.kill(process.pid, "SIGKILL")'))).to.deep.equal({
      passed: 0,
      failed: 1,
    });
  });

  it('come from mocha’s own summary in the unit and browser rings', async () => {
    const two = 'it("a", () => {}); it("b", () => { throw new Error("5 passing") });';
    expect(await mocha(quiet, program(two), ['--reporter', 'dot'])).to.deep.equal({ passed: 1, failed: 1 });
    expect(await mocha(quiet, program('it("a", () => {});'), [])).to.deep.equal({ passed: 1, failed: 0 });
    expect(await mocha(quiet, program('throw new Error("does not load")'), [])).to.deep.equal({ passed: 0, failed: 1 });
    expect(await mocha(quiet, program(''), [])).to.deep.equal({ passed: 0, failed: 1 });
  });

  it('are those of a single test for a program that is one, whose errors are shown too', async () => {
    let shown = '';
    const file = program('console.error("so bad"); process.exitCode = 3;');
    expect(await step((text) => (shown += text), 'the check', file, [])).to.deep.equal({ passed: 0, failed: 1 });
    expect(shown).to.equal('so bad\n✘ the check\n');
  });
});

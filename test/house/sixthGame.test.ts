import { expect } from 'chai';
import { contributionsOf } from '../../scripts/contributions';
import { applyEdits } from '../../src/core/textEdit';
import { analyse, parse } from '../../src/games/analysis';
import { GAMES } from '../../src/games/games';
import { createRegistry } from '../../src/games/registry';
import { quickFixes } from '../../src/language/codeActions';
import { completions } from '../../src/language/completion';
import { diagnostics } from '../../src/language/diagnostics';
import { formatting } from '../../src/language/formatting';
import { hoverText } from '../../src/language/hover';
import { outlineItems } from '../../src/language/outline';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { runJob } from '../../src/batch/runJob';
import { countdown } from '../fixtures/countdown';
import { countdownDocument } from '../support/panel';
import { englishOf } from '../support/registry';
import { useTerminal } from '../support/terminal';

// A sixth game is its folder and this line.
const SIX = [...GAMES, countdown];

const registry = createRegistry(SIX);
const english = englishOf(registry);

describe('a sixth game', () => {
  it('is in the features of the editor', () => {
    const format = registry.formatOfPath('a.countdown');
    if (!format) throw new RangeError('a.countdown');
    const place = { line: 0, character: 0 };
    const broken = analyse(format, 'three');
    expect(diagnostics(broken.problems, english).map(({ message }) => message)).to.deep.equal([
      'Line 1 must be a whole number; got “three”.',
    ]);
    const [fix] = quickFixes(broken, { start: place, end: place }, english);
    expect([fix?.title, applyEdits('three', fix?.edits() ?? [])]).to.deep.equal(['Write 3', '3']);
    const parsed = parse(format, '12');
    expect(hoverText(parsed, place, english)?.lines).to.deep.equal(['**12** turns']);
    expect(completions(parsed, place, english).map(({ detail }) => detail)).to.deep.equal(['Count down from 3']);
    expect(outlineItems(parsed, english).map(({ label }) => label)).to.deep.equal(['From 12']);
    expect(applyEdits('012\n', formatting(analyse(format, '012\n')))).to.equal('12\n');
  });

  it('is in the panel', () => {
    const model = new PlaygroundModel(registry);
    model.receive(countdownDocument('3'));
    expect([model.game?.id, model.tick(), model.session?.turn, model.seed]).to.deep.equal(['countdown', true, 1, '7']);
  });

  it('is in the worker', () => {
    const job = { kind: 'rewrite', languageId: 'countdown-file', text: '4', name: 'double' } as const;
    expect(runJob(registry, job, { now: () => 0, progress: () => undefined })).to.deep.equal({ text: '8\n' });
  });

  it('is in the manifest', () => {
    const { activationEvents, contributes } = contributionsOf(registry);
    expect(activationEvents).to.include('onLanguage:countdown-file');
    const text = JSON.stringify(contributes);
    for (const part of ['"Countdown"', '".countdown"', '"source.countdown-file"', '"countdown/no-number"', '[6]']) {
      expect(text).to.include(part);
    }
  });

  describe('in the terminal', () => {
    const terminal = useTerminal(SIX);

    it('is checked, formatted and played', async () => {
      terminal().write({ 'a.countdown': '02\nafter b.countdown\n', 'b.countdown': 'x' });
      const { out } = await terminal().run('check', '.');
      expect(out).to.include('a.countdown:2:7: warning countdown/broken-file').and.include('countdown/no-number');
      await terminal().run('format', 'a.countdown');
      expect(terminal().read('a.countdown')).to.equal('2\nafter b.countdown\n');
      const { out: trace } = await terminal().run('run', 'a.countdown', '--trace', '--turns', '1', '--seed', '5');
      expect(trace.split('\n')[0]).to.equal('{"game":"countdown","seed":5}');
      expect(trace.trim().split('\n')).to.have.length(3);
    });

    it('is in the help, with its options', async () => {
      const { out } = await terminal().run('--help');
      expect(out).to.include('countdown-file').and.include('Countdown').and.include('--colour');
    });
  });
});

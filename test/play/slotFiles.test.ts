import { expect } from 'chai';
import type { SlotText } from '../../src/play/messages';
import { SlotFiles } from '../../src/play/slotFiles';
import { countdownFormat } from '../fixtures/countdown/language/format';

const inSlot = (slot: number, text: string | null, name = 'a.countdown'): SlotText => ({
  slot,
  uri: `file:///${name}`,
  name,
  text,
});

describe('the files in the slots', () => {
  let files: SlotFiles;
  const take = (...slots: readonly SlotText[]): void => files.take(slots, countdownFormat);
  const playing = (): unknown => [...files.playing].map(([slot, definition]) => [slot, turnsOf(definition)]);
  const turnsOf = (definition: unknown): unknown => (definition as { turns?: unknown }).turns;

  beforeEach(() => {
    files = new SlotFiles();
    take(inSlot(2, '5'));
  });

  it('play as they are', () => {
    expect(playing()).to.deep.equal([[2, 5]]);
    expect(files.files.get(2)).to.deep.include({ name: 'a.countdown', isGone: false, problems: [] });
  });

  it('keep the last text that played while a new one is broken, and say what is wrong with it', () => {
    take(inSlot(2, 'five'));
    expect(playing()).to.deep.equal([[2, 5]]);
    expect(files.files.get(2)?.problems.map(({ code }) => code)).to.deep.equal(['countdown/no-number']);
  });

  it('keep it when another file is loaded in its place that is broken', () => {
    take(inSlot(2, 'five', 'b.countdown'));
    expect([playing(), files.files.get(2)?.name]).to.deep.equal([[[2, 5]], 'b.countdown']);
  });

  it('keep it when the file is gone', () => {
    take(inSlot(2, null));
    expect([playing(), files.files.get(2)?.isGone]).to.deep.equal([[[2, 5]], true]);
  });

  it('are parsed once for each text', () => {
    const before = files.playing.get(2);
    take(inSlot(2, '5'));
    expect(files.playing.get(2)).to.equal(before);
  });

  it('leave a slot empty that never held a text that plays', () => {
    take(inSlot(1, 'five'));
    expect(playing()).to.deep.equal([]);
  });

  it('are forgotten with their slots', () => {
    take(inSlot(1, '7'));
    expect(playing()).to.deep.equal([[1, 7]]);
    files.forget();
    expect([playing(), [...files.files]]).to.deep.equal([[], []]);
  });
});

import { expect } from 'chai';
import { snakeRulesFormat } from '../../src/games/snakes/language/format';
import type { AnyFormat } from '../../src/games/formats';
import { AttachedTexts } from '../../src/play/attachedTexts';
import type { DocumentMessage } from '../../src/play/messages';

const FORMAT = snakeRulesFormat as AnyFormat;
const GOOD = 'snake Good\nend\n';
const BROKEN = 'snake Good\n';

function message(companions: Record<string, string | null>, name = 'a.snake'): DocumentMessage {
  const attachments = Object.fromEntries(Object.keys(companions).map((key) => [key, { uri: `file:///${name}`, name }]));
  const file = { uri: 'file:///x.snake', name: 'x.snake', languageId: 'snake-rules', version: 1, text: GOOD };
  return { type: 'document', ...file, companions, attachments };
}

describe('the texts of attached files', () => {
  let texts: AttachedTexts;
  beforeEach(() => {
    texts = new AttachedTexts();
    texts.take(message({ 'slot:2': GOOD }), FORMAT);
  });

  it('play as they are', () => {
    expect(texts.playing).to.deep.equal([['slot:2', GOOD]]);
    expect(texts.files['slot:2']).to.include({ name: 'a.snake', isGone: false });
    expect(texts.files['slot:2']?.problems).to.deep.equal([]);
  });

  it('keep the last one that played while a new one is broken, and say what is wrong with it', () => {
    texts.take(message({ 'slot:2': BROKEN }), FORMAT);
    expect(texts.playing).to.deep.equal([['slot:2', GOOD]]);
    expect(texts.files['slot:2']?.problems.map(({ code }) => code)).to.deep.equal(['snake/no-end']);
  });

  it('keep it when another file is attached in its place that is broken', () => {
    texts.take(message({ 'slot:2': BROKEN }, 'b.snake'), FORMAT);
    expect(texts.playing).to.deep.equal([['slot:2', GOOD]]);
    expect(texts.files['slot:2']?.name).to.equal('b.snake');
  });

  it('keep it when the file is gone', () => {
    texts.take(message({ 'slot:2': null }), FORMAT);
    expect(texts.playing).to.deep.equal([['slot:2', GOOD]]);
    expect(texts.files['slot:2']).to.include({ isGone: true });
  });

  it('are forgotten with their names', () => {
    texts.take(message({ 'slot:3': BROKEN }), FORMAT);
    expect(texts.playing).to.deep.equal([['slot:3', BROKEN]]);
    texts.forget();
    expect([texts.playing, texts.files]).to.deep.equal([[], {}]);
  });
});

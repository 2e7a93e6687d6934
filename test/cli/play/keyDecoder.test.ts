import { expect } from 'chai';
import fc from 'fast-check';
import { KeyDecoder } from '../../../src/cli/play/keyDecoder';
import { propertyOptions } from '../../support/property';

const decode = (...pieces: readonly string[]): string[] => {
  const decoder = new KeyDecoder();
  return [...pieces.flatMap((piece) => decoder.decode(piece)), ...decoder.flush()];
};

/** What terminals send, and the keys that it stands for. */
const SENT: readonly [sent: string, keys: readonly string[]][] = [
  ['wä\u{1F40C}', ['w', 'ä', '\u{1F40C}']],
  ['\u001b[A\u001b[B\u001b[C\u001b[D', ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft']],
  ['\u001bOA\u001bOB\u001bOC\u001bOD', ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft']],
  ['\u001b[H\u001b[F\u001b[1~\u001b[4~\u001b[7~\u001b[8~', ['Home', 'End', 'Home', 'End', 'Home', 'End']],
  ['\u001b[5~\u001b[6~\u001b[E', ['PageUp', 'PageDown', 'NumpadClear']],
  ['\u001bOp\u001bOu\u001bOy', ['Numpad0', 'Numpad5', 'Numpad9']],
  ['\u001b[1;5A\u001b[6;2~', ['ArrowUp', 'PageDown']],
  ['\u001b', ['Escape']],
  ['\u001b\u001b[A', ['Escape', 'ArrowUp']],
  ['\u0003\r', ['\u0003', '\r']],
];

/** What nobody could mean: function keys, characters with Alt, answers of the terminal, and what is torn for good. */
const NOTHING = [
  '\u001bOP',
  '\u001b[15~',
  '\u001b[[A',
  '\u001ba',
  '\u001b[200~',
  '\u001b[?1;2c',
  '\u001b[12;40R',
  '\u001b[1;',
];

describe('what a terminal sends', () => {
  for (const [sent, keys] of SENT) {
    it(`is ${keys.map((key) => JSON.stringify(key)).join(', ')} for ${JSON.stringify(sent)}`, () => {
      expect(decode(sent)).to.deep.equal(keys);
    });
  }

  for (const sent of NOTHING) {
    it(`is no key for ${JSON.stringify(sent)}, and what follows is`, () => {
      expect(decode(sent)).to.deep.equal([]);
    });
  }

  it('is the same in pieces, except where Escape is pressed', () => {
    const sequence = fc.constantFrom(...SENT.slice(0, -3).map(([sent]) => sent), ...NOTHING.slice(0, -1));
    fc.assert(
      fc.property(fc.array(sequence), fc.nat(5), (sequences, size) => {
        const sent = sequences.join('');
        const pieces = sent.match(new RegExp(`.{1,${size + 1}}`, 'gsu')) ?? [];
        expect(decode(...pieces)).to.deep.equal(sequences.flatMap((one) => decode(one)));
      }),
      propertyOptions(300),
    );
  });

  it('is undecided while it may be Escape or more', () => {
    const decoder = new KeyDecoder();
    expect([decoder.decode('a\u001b'), decoder.isUndecided]).to.deep.equal([['a'], true]);
    expect([decoder.decode('[A'), decoder.isUndecided]).to.deep.equal([['ArrowUp'], false]);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { encodingFault } from '../../src/core/encoding';
import { propertyOptions } from '../support/property';

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const bytesOf = (...bytes: readonly number[]): Uint8Array => Uint8Array.from(bytes);

describe('the encoding of a file', () => {
  it('is UTF-8, with a mark or without', () => {
    for (const text of ['', '\0', 'a\0', '20\n#P#\n', '\uFEFFä€😀', '\u2028']) {
      expect(encodingFault(new TextEncoder().encode(text)), JSON.stringify(text)).to.equal(null);
    }
  });

  const foreign: readonly [name: string, bytes: Uint8Array][] = [
    ['UTF-16 LE', bytesOf(0xff, 0xfe, 0x32, 0)],
    ['UTF-16 BE', bytesOf(0xfe, 0xff, 0, 0x32)],
    ['UTF-32 LE', bytesOf(0xff, 0xfe, 0, 0, 0x32, 0, 0, 0)],
    ['UTF-32 BE', bytesOf(0, 0, 0xfe, 0xff, 0, 0, 0, 0x32)],
    ['UTF-16 LE', new Uint8Array(Buffer.from('20\n#P#\n', 'utf16le'))],
    ['UTF-16 BE', new Uint8Array(Buffer.from('20\n#P#\n', 'utf16le').swap16())],
  ];
  for (const [name, bytes] of foreign) {
    it(`is told to be ${name} by its mark, or by its zeros: ${bytes.join(' ')}`, () => {
      expect(encodingFault(bytes)).to.deep.equal({ kind: 'foreign', name });
    });
  }

  it('is faulty where the first bytes stand that are no UTF-8, counted in the decoded text', () => {
    const euro = new TextEncoder().encode('€😀x');
    expect(encodingFault(Uint8Array.from([...euro, 0xff, 0x61]))).to.deep.equal({ kind: 'invalid', index: 4 });
    expect(encodingFault(euro.subarray(0, 2))).to.deep.equal({ kind: 'invalid', index: 0 });
  });

  it('is found faulty exactly when a decoder finds it so, at the same place', () => {
    const byte = fc.oneof(
      fc.integer({ min: 1, max: 255 }),
      fc.constantFrom(0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0x80, 0xbf, 0x9f),
    );
    fc.assert(
      fc.property(fc.uint8Array({ min: 1, maxLength: 6 }), fc.array(byte, { maxLength: 8 }), (start, more) => {
        const bytes = Uint8Array.from([0x61, 0x61, 0x61, 0x61, ...start, ...more]);
        const fault = encodingFault(bytes);
        const isValid = Buffer.from(decode(bytes)).equals(Buffer.from(bytes));
        expect(fault === null).to.equal(isValid);
        if (fault?.kind === 'invalid') {
          const text = decode(bytes);
          expect(text[fault.index]).to.equal('\uFFFD');
          expect(Buffer.from(text.slice(0, fault.index))).to.deep.equal(
            Buffer.from(bytes.subarray(0, Buffer.from(text.slice(0, fault.index)).length)),
          );
        }
      }),
      propertyOptions(500),
    );
  });
});

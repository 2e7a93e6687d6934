/** What is wrong with the bytes of a text. */
export type EncodingFault =
  /** They are of another encoding, by its name; nothing that was decoded means anything. */
  | { readonly kind: 'foreign'; readonly name: string }
  /** They are not valid UTF-8; `index` is where the first U+FFFD of them stands in the decoded text, in UTF-16 code units. */
  | { readonly kind: 'invalid'; readonly index: number };

/** How many bytes are looked at for an encoding without a mark. */
const SAMPLE = 64;

/** What is wrong with bytes that should be UTF-8, or `null`. `docs/cli.md#bytes` */
export function encodingFault(bytes: Uint8Array): EncodingFault | null {
  const name = foreignEncoding(bytes);
  if (name !== null) return { kind: 'foreign', name };
  const index = firstInvalid(bytes);
  return index === null ? null : { kind: 'invalid', index };
}

function foreignEncoding(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32 LE' : 'UTF-16 LE';
  if (a === 0xfe && b === 0xff) return 'UTF-16 BE';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'UTF-32 BE';
  const zeros = [0, 1].map((parity) => isZeroAt(bytes, parity));
  if (zeros[1]) return 'UTF-16 LE';
  return zeros[0] ? 'UTF-16 BE' : null;
}

/** Whether every other byte of the first ones is 0, from the first or the second on; two bytes tell nothing. */
function isZeroAt(bytes: Uint8Array, parity: number): boolean {
  const end = Math.min(bytes.length, SAMPLE);
  if (end < 4) return false;
  for (let i = parity; i < end; i += 2) if (bytes[i] !== 0) return false;
  return true;
}

/** The index in the decoded text at which the first bytes that are no UTF-8 stand, or `null` when all are. */
function firstInvalid(bytes: Uint8Array): number | null {
  let index = 0;
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return index;
    at += length;
    index += length === 4 ? 2 : 1;
  }
  return null;
}

/** How many bytes the well-formed sequence that begins here has (Unicode, table 3-7); 0 when there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return 0;
  const second = bytes[at + 1] ?? 0;
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return 0;
  for (let i = 2; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Letters at the end of an escape sequence, and what keys they stand for: as `KeyboardEvent.code` calls them. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'ArrowUp',
  B: 'ArrowDown',
  C: 'ArrowRight',
  D: 'ArrowLeft',
  E: 'NumpadClear',
  F: 'End',
  H: 'Home',
};

/** The numbers of the other kind of sequence, which ends with a tilde. */
const NUMBERS: Readonly<Record<string, string>> = {
  1: 'Home',
  4: 'End',
  5: 'PageUp',
  6: 'PageDown',
  7: 'Home',
  8: 'End',
};

/** The keypad in its application mode: `p` is 0, `y` is 9. */
const KEYPAD = 'pqrstuvwxy';

/** A whole sequence after the escape character: a key of the Linux console, CSI, SS3, or a character typed with Alt. */
const SEQUENCE = /^(?:\[\[.|\[([0-?]*)[ -/]*([@-Z\\-~])|O([ -~])|[^[O\u001b])/u;

/** A sequence of which something is still missing. */
const BEGUN = /^(?:\[\[?|\[[0-?]*[ -/]*|O)?$/;

const ESCAPE = '\u001b';

/**
 * Tells the keys out of what a terminal sends. A character is its own name, Escape is `Escape`, and keys without a character are called as
 * `KeyboardEvent.code` calls them, with modifiers or without; those that nobody could mean are left out.
 */
export class KeyDecoder {
  private rest = '';

  /** Whether what came last may be the Escape key, or the beginning of another one. */
  get isUndecided(): boolean {
    return this.rest !== '';
  }

  /** The keys of the next piece; a sequence may be torn between two. */
  decode(piece: string): string[] {
    const keys: string[] = [];
    let text = this.rest + piece;
    this.rest = '';
    while (text !== '') {
      const [first = ''] = text;
      text = text.slice(first.length);
      if (first !== ESCAPE) {
        keys.push(first);
        continue;
      }
      const found = SEQUENCE.exec(text);
      if (found) {
        const key = keyOf(found);
        if (key !== undefined) keys.push(key);
        text = text.slice(found[0].length);
      } else if (BEGUN.test(text)) {
        this.rest = ESCAPE + text;
        text = '';
      } else keys.push('Escape');
    }
    return keys;
  }

  /** What came last was all: the Escape key, if it was no more than that. */
  flush(): string[] {
    const { rest } = this;
    this.rest = '';
    return rest === ESCAPE ? ['Escape'] : [];
  }
}

function keyOf([, parameters, letter, keypad]: RegExpExecArray): string | undefined {
  if (letter === '~') return NUMBERS[parameters?.split(';')[0] ?? ''];
  if (letter !== undefined) return LETTERS[letter];
  if (keypad === undefined) return undefined;
  const digit = KEYPAD.indexOf(keypad);
  return digit < 0 ? LETTERS[keypad] : `Numpad${digit}`;
}

import { expect } from 'chai';
import { echo, jsonOf, printable, tell, visible } from '../../src/cli/tell';
import { terminal } from '../../src/l10n/en/terminal';
import { createLanguage } from '../../src/l10n/text';

const PLAIN = 'ä “é” \u00a0\u{1F469}\u200D\u{1F4BB} /x.slug: a::b ##';

describe('what the terminal says', () => {
  it('shows control and direction characters by their code points, and all others as they are', () => {
    expect(visible('a\nb\u001b[1m\u202e\u2028\u009b')).to.equal('aU+000AbU+001B[1mU+202EU+2028U+009B');
    expect([visible(PLAIN), printable(PLAIN), echo(PLAIN)]).to.deep.equal([PLAIN, PLAIN, PLAIN]);
  });

  it('is never a command to a CI service', () => {
    expect(printable('::error file=a::b')).to.equal('U+003A:error file=a::b');
    expect(printable('  ::set-output::b')).to.equal('  U+003A:set-output::b');
    expect(printable('a.slug ##[error]b')).to.equal('a.slug ##U+005Berror]b');
  });

  it('is one line, whatever it is about', () => {
    const language = createLanguage('en', [terminal]);
    expect(tell(language, { key: 'cli.formatted', args: { file: 'a\r\nb' } })).to.equal('aU+000DU+000Ab: Formatted.');
    expect(tell(language, { key: 'cli.formatted', args: { file: '::x' } })).to.equal('U+003A:x: Formatted.');
  });

  it('echoes a typed line with its tabs', () => {
    expect(echo('> \tplay\u001b Strike\t0')).to.equal('> \tplayU+001B Strike\t0');
  });

  it('is JSON of the same meaning, in which nothing steers a terminal or a CI service', () => {
    const value = { file: '\n::a\u001b]0;\u009b\u202e\u2028##[error]', other: [PLAIN, '[', '##'] };
    const json = jsonOf(value);
    expect(JSON.parse(json)).to.deep.equal(value);
    expect(json).to.not.match(/[\p{Cc}\p{Bidi_Control}\u2028]|##\[/u);
    expect(json).to.include(JSON.stringify(PLAIN));
  });
});

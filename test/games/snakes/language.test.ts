import { expect } from 'chai';
import fc from 'fast-check';
import { applyEdits } from '../../../src/core/textEdit';
import { SourceText } from '../../../src/core/sourceText';
import { rangeContains } from '../../../src/core/range';
import { foldingRanges } from '../../../src/games/snakes/language/folding';
import { snakeRulesFormat } from '../../../src/games/snakes/language/format';
import { propertyOptions } from '../../support/property';
import { brokenFiles, fileOf, read, ruleText } from './support';

const BITE = ruleText(2, '   T', '   h');
const GO = ruleText(2, '   -', '   h');

/** The phrases of the hover, as keys without `snakes.`. */
function hoverAt(text: string, line: number, character: number): string[] | null {
  const hover = snakeRulesFormat.hover(read(text), { line, character });
  return hover && hover.messages.map(({ key }) => key.replace('snakes.', ''));
}

/** The texts after each completion is taken. */
function completed(text: string, line: number, character: number): string[] {
  return snakeRulesFormat
    .complete(read(text), { line, character })
    .map(({ range, insert }) => applyEdits(text, [{ range, newText: insert }]));
}

describe('hovering over a snake file', () => {
  it('tells what a cell asks for, which square it is and of which rule', () => {
    expect(hoverAt(fileOf(GO, BITE), 12, 3)).to.deep.equal(['about.letter.enemy-tail', 'square.ahead', 'about.rule']);
    expect(hoverAt(fileOf(BITE), 5, 3)).to.deep.equal(['about.letter.own-head', 'square.here', 'about.rule']);
  });

  it('counts the squares from the head', () => {
    const hover = snakeRulesFormat.hover(read(fileOf(BITE)), { line: 3, character: 2 });
    expect(hover?.messages[1]).to.deep.equal({ key: 'snakes.square.ahead-left', args: { ahead: 2, side: 1 } });
    expect(hoverAt(fileOf(BITE), 5, 6)?.[1]).to.equal('square.right');
    expect(hoverAt(fileOf(BITE), 8, 6)?.[1]).to.equal('square.behind-right');
  });

  it('says in a row that is too long how to type over cells', () => {
    const text = fileOf(BITE.replace('   h   ;', '   h    ;'));
    expect(hoverAt(text, 5, 1)).to.include('about.too-long');
    expect(hoverAt(text, 5, 7)).to.deep.equal(['about.surplus', 'about.too-long']);
    expect(hoverAt(text, 5, 8)).to.deep.equal(['about.semicolon', 'about.too-long']);
    expect(hoverAt(text, 4, 1)).not.to.include('about.too-long');
  });

  it('tells an odd character from a cell, both units of a pair as one', () => {
    expect(hoverAt(fileOf(BITE.replace('   h', ' \u041d h')), 5, 1)?.[0]).to.equal('about.look-alike');
    const hover = snakeRulesFormat.hover(read(fileOf(BITE.replace('   h   ;', '\u{1F40D} h   ;'))), {
      line: 5,
      character: 1,
    });
    expect(hover?.range).to.deep.equal({ start: { line: 5, character: 0 }, end: { line: 5, character: 2 } });
  });

  it('explains header and end, and says nothing elsewhere', () => {
    expect(hoverAt(fileOf(BITE), 0, 2)).to.deep.equal(['about.header']);
    expect(hoverAt(fileOf(BITE), 9, 0)).to.deep.equal(['about.end']);
    expect(hoverAt('snake A // x\n\nend', 0, 10)).to.equal(null);
    expect(hoverAt('snake A\n\nend', 1, 0)).to.equal(null);
    expect(hoverAt('snake A\n\nend', 9, 9)).to.equal(null);
  });
});

describe('completion in a snake file', () => {
  it('offers the header above everything', () => {
    expect(completed('', 0, 0)).to.deep.equal(['snake Name']);
    expect(completed('sna', 0, 3)).to.deep.equal(['snake Name']);
    expect(completed('// x\n\nend', 1, 0)).to.deep.equal(['// x\nsnake Name\nend']);
  });

  it('offers a rule and, where it is missing, the end on a blank line', () => {
    const rule = ruleText(3, '   h').trimEnd();
    expect(completed('snake A\n', 1, 0)).to.deep.equal([`snake A\n${rule}`, 'snake A\nend']);
    expect(completed('snake A\n  e\n', 1, 3)).to.include('snake A\n  end\n');
    expect(completed('snake A\n\nend', 1, 0)).to.deep.equal([`snake A\n${rule}\nend`]);
  });

  it('keeps an offered rule apart from the rows around it', () => {
    const text = `snake A\n${BITE}\n${GO}end`;
    const offered = completed(text, 8, 0).map(read);
    expect(offered.filter(({ isSound, ruleTexts }) => isSound && ruleTexts.length === 3)).to.have.length(1);
  });

  it('offers letters in a row, in place of a cell where the row has all of them', () => {
    const full = completed(fileOf(BITE), 5, 4);
    expect(full).to.have.length(9);
    expect(full).to.include(fileOf(BITE.replace('   h   ;', '   hT  ;')));
    const short = completed(fileOf(BITE.replace('   h   ;', '   h;')), 5, 4);
    expect(short).to.include(fileOf(BITE.replace('   h   ;', '   hT;')));
  });

  it('offers a row and letters on a line beside a row', () => {
    const offers = completed('snake A\n       ;\n\nend', 2, 0);
    expect(offers).to.include('snake A\n       ;\n       ;\nend');
    expect(offers).to.include('snake A\n       ;\nT\nend');
  });

  it('offers nothing in a comment, behind a row and below the end', () => {
    expect(completed('snake A // x', 0, 11)).to.deep.equal([]);
    expect(completed(fileOf(BITE), 5, 8)).to.deep.equal([]);
    expect(completed('snake A\nend\n\n', 2, 0)).to.deep.equal([]);
  });
});

describe('the outline of a snake file', () => {
  const labels = (text: string) =>
    snakeRulesFormat.outline(read(text)).map(({ label }) => label.args?.['name'] ?? null);

  it('names a rule by the comment in its first row, the line above it, or another row', () => {
    const inFirst = BITE.replace(';', '; // first');
    const inLast = `${BITE.slice(0, -1)} /// last\n`;
    expect(labels(fileOf(`// above\n${inFirst}`, `// above\n${inLast}`, inLast, BITE, `//\n${BITE}`))).to.deep.equal([
      'first',
      'above',
      'last',
      null,
      null,
    ]);
  });

  it('spans the rows of each rule', () => {
    const [, second] = snakeRulesFormat.outline(read(fileOf(BITE, GO)));
    expect(second?.kind).to.equal('rule');
    expect(second?.range).to.deep.equal({ start: { line: 10, character: 0 }, end: { line: 16, character: 8 } });
  });
});

describe('folding a snake file', () => {
  it('folds each rule and each run of comment lines', () => {
    const text = `// a\n// b\nsnake A\n// one\n${BITE}\n// c\n//\n${GO}end\n// x\n// y`;
    expect(foldingRanges(read(text)).map(({ startLine, endLine, kind }) => [startLine, endLine, kind])).to.deep.equal([
      [0, 1, 'comment'],
      [4, 10, 'region'],
      [12, 13, 'comment'],
      [14, 20, 'region'],
      [22, 23, 'comment'],
    ]);
  });
});

describe('recognising a snake', () => {
  const recognised = (text: string) => snakeRulesFormat.recognise(new SourceText(text));

  it('needs a header with a name as the first line of code', () => {
    for (const text of ['snake A', '\n// x\n \t snake\tA // y\nwhatever', '\ufeffsnake A']) {
      expect(recognised(text), text).to.equal(true);
    }
    for (const text of ['', 'snake', 'snake // A', 'Snake A', 'snakes A', 'x\nsnake A', '// snake A']) {
      expect(recognised(text), text).to.equal(false);
    }
  });
});

describe('any text and any place', () => {
  it('has answers, and they lie around the place', () => {
    fc.assert(
      fc.property(brokenFiles, fc.nat({ max: 31 }), fc.nat({ max: 14 }), (text, line, character) => {
        const file = read(text);
        const hover = snakeRulesFormat.hover(file, { line, character });
        if (hover)
          expect(rangeContains(hover.range, { line, character }) || hover.messages.length === 1).to.equal(true);
        for (const { range } of snakeRulesFormat.complete(file, { line, character })) {
          expect(range.start.line).to.equal(line);
          expect(range.end.line).to.equal(line);
        }
        snakeRulesFormat.outline(file);
        foldingRanges(file);
      }),
      propertyOptions(200),
    );
  });
});

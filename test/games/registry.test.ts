import { expect } from 'chai';
import { SourceText } from '../../src/core/sourceText';
import { createRegistry, gameTables } from '../../src/games/registry';
import { slug } from '../../src/games/slug';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { slugGame } from '../../src/games/slug/play/game';
import { countdown } from '../fixtures/countdown';
import { TOYS } from '../support/registry';

describe('a registry', () => {
  it('finds the format of a language, and the game that plays it', () => {
    expect(TOYS.formatOfLanguage('slug-level')).to.equal(slugLevelFormat);
    expect(TOYS.gameOfLanguage('slug-level')).to.equal(slugGame);
    expect([TOYS.formatOfLanguage('plaintext'), TOYS.gameOfLanguage('plaintext')]).to.deep.equal([
      undefined,
      undefined,
    ]);
  });

  it('finds the format of a path by its extension, in any case, wherever else that stands', () => {
    const formats = ['a/b.slug', 'A.SLUG', 'x.slug.txt', 'slug', '.slug'].map(
      (path) => TOYS.formatOfPath(path)?.codePrefix,
    );
    expect(formats).to.deep.equal(['slug', 'slug', undefined, undefined, 'slug']);
  });

  it('recognises a text by its content, in the order of the games', () => {
    expect(TOYS.recogniseFormat(new SourceText('12\n'))?.languageId).to.equal('countdown-file');
    expect(TOYS.recogniseFormat(new SourceText('5\n#P#\n'))?.languageId).to.equal('slug-level');
    expect(TOYS.recogniseFormat(new SourceText('Dear all,\n'))).to.equal(undefined);
  });

  it('knows nothing of games that it was not given', () => {
    expect(createRegistry([countdown]).formatOfLanguage('slug-level')).to.equal(undefined);
  });

  it('refuses two games with one name, language, extension, prefix or id', () => {
    const [format] = countdown.languages;
    const [game] = countdown.games;
    if (!format || !game) throw new RangeError('fixture');
    const twin = { ...countdown, id: 'twin', languages: [], games: [] };
    const other = { ...format, languageId: 'x', extension: '.x', codePrefix: 'x' };
    const doubles = [
      { ...twin, id: 'countdown' },
      { ...twin, games: [game] },
      { ...twin, languages: [{ ...other, languageId: format.languageId }] },
      { ...twin, languages: [{ ...other, extension: format.extension }] },
      { ...twin, languages: [{ ...other, codePrefix: format.codePrefix }] },
    ];
    for (const double of doubles) expect(() => createRegistry([countdown, double])).to.throw(RangeError);
    expect(createRegistry([countdown, { ...twin, languages: [other] }]).formats).to.have.length(2);
  });
});

describe('the tables of a registry', () => {
  it('are those of the places that are asked for', () => {
    const keys = gameTables(TOYS, 'en', ['problems']).flatMap((table) => Object.keys(table));
    expect(keys).to.include.members(['slug/no-goal', 'countdown/no-number']).and.not.include('slug.log.slug-dies');
  });

  it('have English beneath a language that lacks some of its texts, or all', () => {
    const german = { problems: { 'slug/no-goal': 'Kein Ziel.' }, editor: {}, panel: {} };
    const registry = createRegistry([{ ...slug, texts: { ...slug.texts, de: german } }, countdown]);
    const table = Object.assign({}, ...gameTables(registry, 'de', ['problems'])) as Record<string, unknown>;
    expect(table['slug/no-goal']).to.equal('Kein Ziel.');
    expect(table).to.include.keys('slug/no-player', 'countdown/no-number');
  });
});

import { expect } from 'chai';
import { SourceText } from '../../../../src/core/sourceText';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';

const isLevel = (text: string): boolean => slugLevelFormat.recognise(new SourceText(text));

describe('a text file', () => {
  const levels = [
    { title: 'a level', text: '30\n#####\n#PGA#\n#####\n' },
    { title: 'a level with CRLF and a byte order mark', text: '\uFEFF30\r\n#####\r\n#PGA#\r\n' },
    { title: 'a level with a wrong line 1', text: 'health: 30\n#####\n#PGA#\n' },
    { title: 'a level whose line 1 is a row', text: '#####\n#PGA#\n' },
    { title: 'an open level without walls', text: '30\nP  G\n' },
    { title: 'a level with a health that is none', text: '-3\n#####\n#P A#\n' },
    { title: 'walls alone', text: '30\n###\n' },
    { title: 'nine cells and one other character', text: '30\n####\n#PGx#\n#\n' },
    { title: 'nine cells and one character of two units', text: '30\n####\n#PG😀#\n#\n' },
    { title: 'a level with blank lines', text: '30\n\n####\n\n#PG#\n\n' },
  ];
  for (const { title, text } of levels) {
    it(`is taken for a level: ${title}`, () => {
      expect(isLevel(text)).to.equal(true);
    });
  }

  const others = [
    { title: 'nothing', text: '' },
    { title: 'line 1 alone', text: '#PGA#' },
    { title: 'spaces and slugs without a wall or player', text: '30\n  A  \n  G  \n' },
    { title: 'eight cells and one other character', text: '30\n####\n#PGx\n#\n' },
    { title: 'a maze of walls below a heading', text: 'Maze 7\n#####\n#   #\n#####\n' },
    { title: 'a Sokoban level', text: '; 1\n#####\n#@$.#\n#####\n' },
    { title: 'two players below a heading', text: 'level\n####\n#PPG\n' },
    { title: 'nine cells and one other character below a heading', text: 'level\n####\n#PGx#\n#\n' },
    { title: 'a shopping list', text: 'Shopping\nHaLaS\nPaGa\n' },
    { title: 'prose', text: 'Notes\nPack the bags # today\nGo home\n' },
    { title: 'an encounter file', text: 'Encounter 1\nLouse 20\nCultist 30\n' },
    { title: 'commands of a robot', text: 'Forward\nLeft90\nForward\n' },
  ];
  for (const { title, text } of others) {
    it(`is not taken for a level: ${title}`, () => {
      expect(isLevel(text)).to.equal(false);
    });
  }
});

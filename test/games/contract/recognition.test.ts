import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SourceText } from '../../../src/core/sourceText';
import { GAMES } from '../../../src/games/games';
import { createRegistry } from '../../../src/games/registry';
import { ROOT, sharedFolder } from '../../support/shared';
import { samples } from './material';

const registry = createRegistry(GAMES);

const languageOf = (text: string): string | undefined => registry.recogniseFormat(new SourceText(text))?.languageId;

/** Texts that people keep in `.txt` files and that are of no game. */
const FOREIGN: readonly [title: string, text: string][] = [
  ['a letter', 'Dear all,\n\nthe course starts on Monday.\nGo there on time.\n'],
  ['names and ages', 'Ann 34\nBob 27\nEve 51\n'],
  ['two columns of numbers', '0.1 1.1\n0.2 1.2\n'],
  ['a Sokoban level', '####\n# .#\n#  ###\n#*@  #\n#  $ #\n#  ###\n####\n'],
  ['a maze of walls', '########\n#      #\n# #### #\n########\n'],
  ['a shopping list', 'Shopping\nMilk\nBread 2\n'],
  ['a CSV table', 'id,name\n1,Ann\n2,Bob\n'],
  ['a program', 'snakes = 1\nprint(snakes)\n'],
  ['a to-do list', 'TODO\n- Forward the mail\n- Left90 open\n'],
  ['a licence', 'MIT License\n\nPermission is hereby granted, free of charge, to any person\n'],
  ['nothing', ''],
  ['blank lines', '\n\n  \n'],
  ['hash lines', '#\n##\n###\n'],
  ['a number', '42\n'],
  ['numbers', '7\n8\n9\n'],
  ['a diff', '--- a\n+++ b\n@@ -1 +1 @@\n-P\n+G\n'],
];

describe('a .txt', () => {
  for (const [title, text] of FOREIGN) {
    it(`is of no game when it is ${title}`, () => {
      expect(languageOf(text)).to.equal(undefined);
    });
  }

  // What only its extension tells is no `.txt`.
  for (const format of registry.formats.filter((each) => samples(each).some(({ text }) => languageOf(text)))) {
    it(`is told to be ${format.languageId} by every sample of it`, () => {
      for (const { text } of samples(format)) expect(languageOf(text), text.slice(0, 60)).to.equal(format.languageId);
    });
  }

  it('is of its game with conflict markers in it, too', () => {
    const [sample] = registry.formats.flatMap((format) => samples(format));
    const lines = (sample?.text ?? '').split('\n');
    const merged = [
      ...lines.slice(0, 2),
      '<<<<<<< HEAD',
      ...lines.slice(2, 4),
      '=======',
      '>>>>>>> b',
      ...lines.slice(4),
    ];
    expect(languageOf(merged.join('\n'))).to.equal(languageOf(sample?.text ?? ''));
  });

  const folder = sharedFolder('corpus', 'hard');
  if (folder) {
    it('of two columns is of no game', () => {
      expect(languageOf(readFileSync(path.join(folder, 'two-columns-taken-for-spire.txt'), 'utf8'))).to.equal(
        undefined,
      );
    });
  }

  it('is not looked for among files of the project that are none', () => {
    for (const name of ['README.md', 'LICENSE', 'package.json', 'docs/cli.md']) {
      expect(languageOf(readFileSync(path.join(ROOT, name), 'utf8')), name).to.equal(undefined);
    }
  });
});

import { texts, type Examples } from '../../support/examples';

export const examples: readonly Examples[] = [
  {
    languageId: 'spire-game',
    bad: texts(
      [''],
      ['\uFEFFLouse 20', 'encounter 1', 'Louse', 'Jaw Worm 50', 'lous 20', 'Louse -3', 'Louse  20'],
      ['Encounter', 'Encounter', ...Array<string>(4).fill('Louse 20')],
      [' Encounter 1', ...Array<string>(7).fill('Louse\t20'), 'ENCOUNTER 2', 'Slime 20', 'Cultist  0'],
    ),
    pieces: ['Encounter 1', 'encounter', 'Louse', 'Cultist', 'JawWorm', ' ', '  ', '20', '-3', 'x', '\u000b', '\f'],
  },
];

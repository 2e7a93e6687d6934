import { texts, type Examples } from '../../support/examples';

export const examples: readonly Examples[] = [
  {
    languageId: 'slug-level',
    bad: texts(
      [''],
      ['four', '#PP', '', '####', ''],
      ['99999999999999999999', '#P#'],
      ['0'],
      ['#P G#'],
      ['5', '###', '# #'],
      ['5', 'PNALNALN', '#####', '#?G#D#?', '', ''],
      ['5', '#######', '#P#GAD#', '#######'],
      ['9', '', '# P', '', ''],
      ['9', '#', '', '', '#P#', '# '],
      ['9', 'P?', '####', '##'],
      ['9', 'DPSH'],
      ['9', `P${' '.repeat(30_000)}`, ...Array<string>(150).fill('#')],
      ['9', '####', '#P ##', '#  #A'],
    ),
    pieces: [...'##  PGDSHNALx?W0123-+_', '9007199254740992'],
  },
];

import { texts, type Examples } from '../../support/examples';

export const examples: readonly Examples[] = [
  {
    languageId: 'robot-arena',
    bad: [
      ...texts(
        [''],
        ['attack 1 0 0 E'],
        ['seed x', 'seed 1', 'turns 0', 'turns 5', 'robot 1 2 3 N', 'attack 1 2 3', 'attack 3 20 0 north fast'],
        ['attack 1 4 4 N', 'attack 2 4 4 S'],
        ['random.seed(1)', 'world.add_attack_robot(1, 5, 5, "N")'],
      ),
      {
        text: 'medic 1 1 1 N ../a.medic\nmedic 1 2 1 N none.medic\nmedic 2 3 1 N bad.medic\nmedic 2 4 1 N a\\b.medic',
        files: { 'none.medic': null, 'bad.medic': 'Fly' },
      },
    ],
    pieces: [
      'seed',
      'turns',
      'attack',
      'medic',
      'Attack',
      ' 1',
      ' 2',
      ' 19',
      ' 20',
      ' -1',
      ' N',
      ' n',
      ' a.medic',
      ' #',
    ],
  },
  {
    languageId: 'medic-commands',
    bad: texts(
      [''],
      ['forward', '', 'Back', 'Right 90'],
      ['', '', 'left90', 'turn180'],
      Array<string>(10).fill('Forward'),
    ),
    pieces: ['Forward', 'Left90', 'Right90', 'Turn180', 'forward', 'Right 90', 'Fly', ' '],
  },
];

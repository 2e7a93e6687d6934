/** What VS Code shows of the extension before it starts; `npm run manifest` writes it into `package.nls.json`. */
export const manifest = {
  description:
    'Write turn-based games as text files: exact validation, and a playground that plays the very file you are editing.',
  'command.open-playground': 'Open Playground',
  'command.check-folder': 'Check Folder',
  'command.new-file': 'New Game File…',
  'command.open-samples': 'Open Samples',
  'command.open-mistake': 'Open a Level with a Mistake',
  'walkthrough.title': 'First steps with Turnsmith',
  'walkthrough.description': 'See a mistake, repair it, play the level, and write a game of your own.',
  'walkthrough.mistake.title': 'See a mistake',
  'walkthrough.mistake.description':
    'Turnsmith reads a game file while you type. Whatever looks wrong gets a squiggle, and the Problems view says why.\n[Open a Level with a Mistake](command:turnsmith.openMistake)\nOne row of this level is too short. Point at the squiggle.',
  'walkthrough.mistake.picture': 'A level with a squiggle below a row that is too short',
  'walkthrough.repair.title': 'Repair it',
  'walkthrough.repair.description':
    'Click the squiggle, then the light bulb (Ctrl+. or Cmd+.), and choose the repair. You can undo it like any edit.\n[Show the Repairs](command:editor.action.quickFix)',
  'walkthrough.repair.picture': 'A light bulb with a list of repairs beside the level',
  'walkthrough.play.title': 'Play it',
  'walkthrough.play.description':
    'The playground plays the very text that you are editing, saved or not. The arrow keys move, Z takes a turn back, and ? explains the game.\n[Open Playground](command:turnsmith.openPlayground)\nChange the text while you play: the game stays at its turn.',
  'walkthrough.play.picture': 'The level as text and, beside it, as a drawn board',
  'walkthrough.write.title': 'Write your own',
  'walkthrough.write.description':
    'Choose one of the languages and begin with a file that plays at once.\n[New Game File…](command:turnsmith.newFile)\n[Open Samples](command:turnsmith.openSamples)',
  'walkthrough.write.picture': 'Figures of all five games around an empty page',
  'setting.recognise-text-files': 'Set the language of a `.txt` file when its content shows which game it belongs to.',
  'setting.severity':
    'How severe each problem appears, by its code: `off`, `hint`, `info`, `warning` or `error`. This only changes what is shown, never whether a file is playable; a problem that stops play can’t be turned off.',
} as const;

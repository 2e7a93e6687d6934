/** What VS Code shows of the extension before it starts; `npm run manifest` writes it into `package.nls.json`. */
export const manifest = {
  description:
    'Write turn-based games as text files: exact validation, and a playground that plays the very file you are editing.',
  'command.open-playground': 'Open Playground',
  'command.check-folder': 'Check Folder',
  'setting.recognise-text-files': 'Set the language of a `.txt` file when its content shows which game it belongs to.',
  'setting.severity':
    'How severe each problem appears, by its code: `off`, `hint`, `info`, `warning` or `error`. This only changes what is shown, never whether a file is playable; a problem that stops play can’t be turned off.',
} as const;

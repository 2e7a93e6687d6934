import { tooLargeCode } from '../src/games/analysis';
import { FORMATS, type AnyFormat } from '../src/games/formats';
import { shell } from '../src/l10n/en/shell';

/** Whatever `package.json` says about the file formats; it is made from the registry, and a test holds the two equal. */
export function contributions(): object {
  return {
    languages: FORMATS.map(language),
    grammars: FORMATS.map(({ languageId }) => ({
      language: languageId,
      scopeName: `source.${languageId}`,
      path: `./syntaxes/${languageId}.tmLanguage.json`,
    })),
    configurationDefaults: Object.fromEntries(FORMATS.map(({ languageId }) => [`[${languageId}]`, GRID_DEFAULTS])),
    configuration: { title: 'Turnsmith', properties: { ...settings(), 'turnsmith.severity': severitySetting() } },
    commands: [
      {
        command: 'turnsmith.openPlayground',
        title: 'Open Playground',
        category: 'Turnsmith',
        icon: '$(game)',
        enablement: `${LANGUAGE_IS_OURS} || editorLangId == plaintext`,
      },
    ],
    menus: {
      'editor/title': [{ command: 'turnsmith.openPlayground', when: LANGUAGE_IS_OURS, group: 'navigation' }],
    },
    keybindings: [
      {
        command: 'turnsmith.openPlayground',
        key: 'ctrl+k v',
        mac: 'cmd+k v',
        when: `editorFocus && ${LANGUAGE_IS_OURS}`,
      },
    ],
  };
}

/** What wakes the extension. */
export function activationEvents(): string[] {
  return [
    ...FORMATS.map(({ languageId }) => `onLanguage:${languageId}`),
    'onLanguage:plaintext',
    'onWebviewPanel:turnsmith.playground',
  ];
}

const LANGUAGE_IS_OURS = `editorLangId =~ /^(${FORMATS.map(({ languageId }) => languageId).join('|')})$/`;

/** Grids stay as they were typed: nothing is completed, wrapped, indented or trimmed by itself. */
const GRID_DEFAULTS = {
  'editor.quickSuggestions': { other: 'off', comments: 'off', strings: 'off' },
  'editor.wordBasedSuggestions': 'off',
  'editor.acceptSuggestionOnEnter': 'off',
  'editor.suggestOnTriggerCharacters': false,
  'editor.wordWrap': 'off',
  'editor.autoIndent': 'none',
  'editor.trimAutoWhitespace': false,
  'editor.insertSpaces': true,
  'editor.detectIndentation': false,
  'files.trimTrailingWhitespace': false,
};

/** How a language is called where the user chooses one. */
const NAMES: Readonly<Record<string, string>> = {
  'slug-level': 'SlugDungeon Level',
  'spire-game': 'Spire Game',
  'snake-rules': 'Snake Rules',
  'robot-arena': 'Robot Arena',
  'medic-commands': 'Medic Commands',
  'rogue-dungeon': 'Roguelike Dungeon',
};

function language({ languageId, extension }: AnyFormat): object {
  return {
    id: languageId,
    aliases: [NAMES[languageId] ?? languageId],
    extensions: [extension],
    configuration: `./syntaxes/${languageId}.language-configuration.json`,
  };
}

function settings(): object {
  return {
    'turnsmith.recogniseTextFiles': {
      type: 'boolean',
      default: true,
      scope: 'resource',
      description: shell['setting.recognise-text-files'],
    },
  };
}

function severitySetting(): object {
  return {
    type: 'object',
    default: {},
    scope: 'resource',
    markdownDescription: shell['setting.severity'],
    additionalProperties: false,
    properties: Object.fromEntries(FORMATS.flatMap(severityProperties)),
  };
}

function severityProperties(format: AnyFormat): [string, object][] {
  const choices = ['hint', 'info', 'warning', 'error'];
  return [
    ...format.rules.map(({ code, severity }): [string, string] => [code, severity]),
    [tooLargeCode(format), 'error'] as [string, string],
  ].map(([code, severity]) => [
    code,
    { enum: severity === 'error' ? choices : ['off', ...choices], default: severity },
  ]);
}

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
    configurationDefaults: Object.fromEntries(
      FORMATS.map(({ languageId }) => [`[${languageId}]`, { ...GRID_DEFAULTS, ...MORE_DEFAULTS[languageId] }]),
    ),
    configuration: { title: 'Turnsmith', properties: { ...settings(), 'turnsmith.severity': severitySetting() } },
    commands: [
      {
        command: 'turnsmith.openPlayground',
        title: 'Open Playground',
        category: 'Turnsmith',
        icon: '$(game)',
        enablement: `${LANGUAGE_IS_OURS} || editorLangId == plaintext`,
      },
      { command: 'turnsmith.checkFolder', title: 'Check Folder', category: 'Turnsmith' },
    ],
    problemMatchers: [PROBLEM_MATCHER],
    menus: {
      'explorer/context': [
        { command: 'turnsmith.checkFolder', when: 'explorerResourceIsFolder', group: '4_turnsmith' },
      ],
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

/** What a language has besides: a snake's rows end behind column 7. */
const MORE_DEFAULTS: Readonly<Record<string, object>> = { 'snake-rules': { 'editor.rulers': [7] } };

/** Reads the lines of `turnsmith check`, of files that no editor holds. */
const PROBLEM_MATCHER = {
  name: 'turnsmith',
  label: 'Turnsmith',
  owner: 'turnsmith-check',
  source: 'turnsmith',
  applyTo: 'closedDocuments',
  fileLocation: ['autoDetect', '${workspaceFolder}'],
  pattern: {
    regexp: '^(.+?):(\\d+):(\\d+): (error|warning|info) (\\w+/[\\w-]+): (.*)$',
    file: 1,
    line: 2,
    column: 3,
    severity: 4,
    code: 5,
    message: 6,
  },
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
    ...[...format.checks, ...(format.optionalChecks ?? [])].map(({ code, severity }): [string, string] => [
      code,
      severity,
    ]),
    [tooLargeCode(format), 'error'] as [string, string],
  ].map(([code, severity]) => [
    code,
    { enum: severity === 'error' ? choices : ['off', ...choices], default: severity },
  ]);
}

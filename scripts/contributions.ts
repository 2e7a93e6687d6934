import { allChecks, houseCodes } from '../src/games/analysis';
import type { AnyFormat } from '../src/games/fileFormat';
import type { Registry } from '../src/games/registry';
import type { manifest } from '../src/l10n/en/manifest';

/** What `package.json` says because of the games that there are; `manifest.ts` writes it, and a test holds the two equal. */
export interface Contributions {
  readonly description: string;
  readonly activationEvents: readonly string[];
  readonly contributes: Readonly<Record<string, unknown>>;
}

/** What `package.json` must say of the games of a registry. */
export function contributionsOf(registry: Registry): Contributions {
  return {
    description: nls('description'),
    activationEvents: [
      ...registry.formats.map(({ languageId }) => `onLanguage:${languageId}`),
      'onLanguage:plaintext',
      'onWebviewPanel:turnsmith.playground',
      'workspaceContains:.vscode/turnsmith.json',
    ],
    contributes: {
      ...languages(registry),
      ...commands(registry),
      configuration: { title: 'Turnsmith', properties: settings(registry) },
      problemMatchers: [PROBLEM_MATCHER],
      walkthroughs: [WALKTHROUGH],
    },
  };
}

/** A text that VS Code takes from `package.nls.json`, in its user's language. */
const nls = (key: keyof typeof manifest): string => `%${key}%`;

/** Grids stay as they were typed: nothing is completed, wrapped, indented or trimmed by itself. */
const GRID_DEFAULTS = {
  'editor.quickSuggestions': { other: 'off', comments: 'off', strings: 'off' },
  'editor.wordBasedSuggestions': 'off',
  'editor.suggestOnTriggerCharacters': false,
  'editor.wordWrap': 'off',
  'editor.autoIndent': 'none',
  'editor.trimAutoWhitespace': false,
  'editor.insertSpaces': true,
  'editor.detectIndentation': false,
  'files.trimTrailingWhitespace': false,
};

function languages({ formats }: Registry): object {
  return {
    languages: formats.map(({ languageId, alias, extension }) => ({
      id: languageId,
      aliases: [alias],
      extensions: [extension],
      configuration: `./syntaxes/${languageId}.language-configuration.json`,
      icon: { light: `./media/languages/${languageId}-light.svg`, dark: `./media/languages/${languageId}-dark.svg` },
    })),
    grammars: formats.map(({ languageId }) => ({
      language: languageId,
      scopeName: `source.${languageId}`,
      path: `./syntaxes/${languageId}.tmLanguage.json`,
    })),
    configurationDefaults: Object.fromEntries(
      formats.map(({ languageId, editorDefaults }) => [`[${languageId}]`, { ...GRID_DEFAULTS, ...editorDefaults }]),
    ),
  };
}

function commands({ formats }: Registry): object {
  const isOurs = `editorLangId =~ /^(${formats.map(({ languageId }) => languageId).join('|')})$/`;
  const openPlayground = 'turnsmith.openPlayground';
  const checkFolder = 'turnsmith.checkFolder';
  return {
    commands: [
      {
        command: openPlayground,
        title: nls('command.open-playground'),
        category: 'Turnsmith',
        icon: '$(game)',
        enablement: `${isOurs} || editorLangId == plaintext`,
      },
      { command: checkFolder, title: nls('command.check-folder'), category: 'Turnsmith' },
      { command: 'turnsmith.newFile', title: nls('command.new-file'), category: 'Turnsmith' },
      { command: 'turnsmith.openSamples', title: nls('command.open-samples'), category: 'Turnsmith' },
      { command: 'turnsmith.openMistake', title: nls('command.open-mistake'), category: 'Turnsmith' },
    ],
    menus: {
      'file/newFile': [{ command: 'turnsmith.newFile' }],
      'explorer/context': [{ command: checkFolder, when: 'explorerResourceIsFolder', group: '4_turnsmith' }],
      'editor/title': [{ command: openPlayground, when: isOurs, group: 'navigation' }],
    },
    keybindings: [{ command: openPlayground, key: 'ctrl+k v', mac: 'cmd+k v', when: `editorFocus && ${isOurs}` }],
  };
}

/** A step of the walkthrough, done when one of some things happened. */
const step = (id: 'mistake' | 'repair' | 'play' | 'write', ...completionEvents: readonly string[]): object => ({
  id,
  title: nls(`walkthrough.${id}.title`),
  description: nls(`walkthrough.${id}.description`),
  media: { svg: `media/walkthrough/${id}.svg`, altText: nls(`walkthrough.${id}.picture`) },
  completionEvents,
});

const WALKTHROUGH = {
  id: 'firstSteps',
  title: nls('walkthrough.title'),
  description: nls('walkthrough.description'),
  steps: [
    step('mistake', 'onCommand:turnsmith.openMistake'),
    step('repair', 'onContext:turnsmith.isMistakeRepaired'),
    step('play', 'onCommand:turnsmith.openPlayground'),
    step('write', 'onCommand:turnsmith.newFile', 'onCommand:turnsmith.openSamples'),
  ],
};

function settings({ formats }: Registry): object {
  return {
    'turnsmith.recogniseTextFiles': {
      type: 'boolean',
      default: true,
      scope: 'resource',
      markdownDescription: nls('setting.recognise-text-files'),
    },
    'turnsmith.severity': {
      type: 'object',
      default: {},
      scope: 'resource',
      markdownDescription: nls('setting.severity'),
      additionalProperties: false,
      properties: Object.fromEntries(formats.flatMap(severities)),
    },
  };
}

/** The choices for every problem of a format; one that stops play cannot be turned off. */
function severities(format: AnyFormat): [string, object][] {
  const checks = allChecks(format).map(({ code, severity }) => ({ code, severity }));
  const others = houseCodes(format).map((code) => ({ code, severity: 'error' }));
  return [...checks, ...others].map(({ code, severity }) => {
    const choices = ['hint', 'info', 'warning', 'error'];
    return [code, { enum: severity === 'error' ? choices : ['off', ...choices], default: severity }];
  });
}

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

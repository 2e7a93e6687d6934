/** What kind of theme is on, as VS Code tells it. */
export type ThemeKind = 'dark' | 'light' | 'high-contrast' | 'high-contrast-light';

/** The theme's hues that figures are drawn in. */
export const HUES = ['red', 'blue', 'yellow', 'orange', 'green', 'purple'] as const;

/** One of them. */
export type HueName = (typeof HUES)[number];

/** The parts that a theme gives a colour, and the property where it stands. */
const VARIABLES = {
  surface: '--vscode-editor-background',
  footer: '--vscode-sideBar-background',
  text: '--vscode-foreground',
  quiet: '--vscode-descriptionForeground',
  line: '--vscode-panel-border',
  controlEdge: '--vscode-input-border',
  action: '--vscode-button-background',
  red: '--vscode-charts-red',
  blue: '--vscode-charts-blue',
  yellow: '--vscode-charts-yellow',
  orange: '--vscode-charts-orange',
  green: '--vscode-charts-green',
  purple: '--vscode-charts-purple',
} as const;

type Role = keyof typeof VARIABLES;
type Values = readonly string[];

/** The values stand in the order of the roles above. */
const withValues = (values: Values): Readonly<Record<Role, { variable: string; value: string }>> =>
  Object.fromEntries(
    Object.entries(VARIABLES).map(([role, variable], i) => [role, { variable, value: values[i] ?? '' }]),
  ) as Record<Role, { variable: string; value: string }>;

const DARK_HUES = ['#f14c4c', '#59a4f9', '#e2b93b', '#e08a3c', '#89d185', '#b99be8'];
const LIGHT_HUES = ['#d1242f', '#1a73d6', '#a06c00', '#ad5b0a', '#2c7a2a', '#6f3fb0'];

/** What each role looks like in a theme that leaves it out. */
export const FALLBACKS: Readonly<Record<ThemeKind, ReturnType<typeof withValues>>> = {
  dark: withValues(['#1f1f1f', '#181818', '#cccccc', '#9d9d9d', '#2b2b2b', '#3c3c3c', '#0078d4', ...DARK_HUES]),
  light: withValues(['#ffffff', '#f8f8f8', '#3b3b3b', '#616161', '#e5e5e5', '#cecece', '#005fb8', ...LIGHT_HUES]),
  'high-contrast': withValues([
    ...['#000000', '#000000', '#ffffff', '#ffffff', '#6fc3df', '#6fc3df', '#000000'],
    ...DARK_HUES,
  ]),
  'high-contrast-light': withValues([
    ...['#ffffff', '#ffffff', '#292929', '#292929', '#0f4a85', '#0f4a85', '#0f4a85'],
    ...LIGHT_HUES,
  ]),
};

/** Colours that no theme changes. */
export const FIXED = {
  steel: '#d5dde6',
  brass: '#d9b35b',
  wood: '#b98a5a',
  stone: '#9aa3ad',
  poison: '#9bd13c',
  healing: '#e2504c',
  energy: '#8a5a00',
} as const;

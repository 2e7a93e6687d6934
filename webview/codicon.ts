import { html, type TemplateResult } from 'lit';

/** The code points of the icons that the panel uses, in the font of `@vscode/codicons`; shadow roots do not see that font's classes. */
const GLYPHS = {
  'debug-restart': '\uead2',
  'chevron-left': '\ueab5',
  'chevron-right': '\ueab6',
  'debug-start': '\uead3',
  'debug-pause': '\uead1',
  'go-to-file': '\uea94',
  warning: '\uea6c',
  error: '\uea87',
  info: '\uea74',
  discard: '\ueae2',
  'circle-slash': '\ueabd',
  'screen-full': '\ueb4c',
  'zoom-in': '\ueb81',
  'zoom-out': '\ueb82',
  eye: '\uea70',
  question: '\ueb32',
  pin: '\ueb2b',
  pinned: '\ueba0',
  close: '\uea76',
  'chevron-down': '\ueab4',
  'chevron-up': '\ueab7',
  'run-all': '\ueb9e',
  'debug-continue': '\ueacf',
  trash: '\uea81',
  add: '\uea60',
  copy: '\uebcc',
  'folder-opened': '\ueaf7',
} as const;

/** The icons that the panel uses. */
export type CodiconName = keyof typeof GLYPHS;

/** An icon; it says nothing to a screen reader, so the control needs a label of its own. */
export const codicon = (name: CodiconName): TemplateResult =>
  html`<span class="codicon" aria-hidden="true">${GLYPHS[name]}</span>`;

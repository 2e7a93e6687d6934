import { html, type TemplateResult } from 'lit';
import type { FrameMonster } from '../../../src/games/spire/play/frame';
import { attack, block, nothing as sleeps, strength, vulnerable, weak } from '../../sprites/intents';
import type { Sprite } from '../../sprites/sprite';

/** The signs of damage and statuses, with the tones of the theme that they have. */
export const SIGNS = {
  damage: { sprite: attack, tone: 'red' },
  block: { sprite: block, tone: 'blue' },
  weak: { sprite: weak, tone: 'purple' },
  vulnerable: { sprite: vulnerable, tone: 'orange' },
  strength: { sprite: strength, tone: 'red' },
} as const satisfies Readonly<Record<string, { readonly sprite: Sprite; readonly tone: string }>>;

/** What has a sign. */
export type SignName = keyof typeof SIGNS;

/** A sign and its number; words stand beside it for screen readers. */
export function sign(name: SignName, amount: number, size: number): TemplateResult {
  const { sprite, tone } = SIGNS[name];
  return html`<span class="sign ${tone}" aria-hidden="true"
    ><turnsmith-sprite .sprite=${sprite} .hue=${hueOf(tone)} .size=${size}></turnsmith-sprite>${amount}</span
  >`;
}

/** What a monster would do if the turn ended now, as signs. */
export function intentSigns({ next: { damage, weak: weakens, block: blocks } }: FrameMonster): TemplateResult {
  if (damage === 0 && weakens === 0 && blocks === 0) {
    return html`<span class="sign quiet" aria-hidden="true"
      ><turnsmith-sprite .sprite=${sleeps} .hue=${hueOf('quiet')} .size=${18}></turnsmith-sprite
    ></span>`;
  }
  return html`${damage > 0 ? sign('damage', damage, 20) : ''}${blocks > 0 ? sign('block', blocks, 18) : ''}${
    weakens > 0 ? sign('weak', weakens, 18) : ''
  }`;
}

/** A tone of the theme as a colour of CSS. */
function hueOf(tone: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--tone-${tone}`).trim();
}

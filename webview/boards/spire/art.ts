import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** Small pictures in the colour of the text around them; everything that they tell stands there in words, too. */
const PICTURES: Readonly<Record<string, SVGTemplateResult>> = {
  Louse: svg`<ellipse cx="24" cy="29" rx="14" ry="11"></ellipse><circle cx="24" cy="14" r="7"></circle>
    <path class="line" d="M11 22 4 17M10 29H2m9 7-7 5M37 22l7-5M38 29h8m-9 7 7 5M20 8 16 2m12 6 4-6"></path>
    <path class="gap" d="M24 19v20M13 27q11 5 22 0"></path>`,
  Cultist: svg`<path d="M24 2q13 7 14 24l5 20H5l5-20Q11 9 24 2z"></path>
    <path class="hole" d="M24 12q8 6 8 15-8 8-16 0 0-9 8-15z"></path><circle cx="20.5" cy="24" r="2"></circle>
    <circle cx="27.5" cy="24" r="2"></circle>`,
  JawWorm: svg`<path d="M45 46Q47 5 22 4 6 3 3 17l9 1 3 6 4-6 4 7 5-6q5 3 3 8l-4-4-4 7-4-6-4 6-4-6-3 5q4 8 13 7 8 0 7 10z"></path>
    <circle class="hole" cx="22" cy="11" r="2.6"></circle>`,
  player: svg`<circle cx="24" cy="12" r="9"></circle><path d="M6 46q0-21 18-21t18 21z"></path>
    <path class="gap" d="M24 25v21M15 12h18"></path>`,
  sword: svg`<path d="M44 4 42 16 20 38l-3 1 2 4-3 3-5-6-6 6-4-4 6-6-6-5 3-3 4 2 1-3L33 6z"></path>
    <path class="gap" d="M38 10 17 31"></path>`,
  shield: svg`<path d="M24 2q9 6 18 6 2 28-18 38Q4 36 6 8q9 0 18-6z"></path><path class="gap" d="M24 9v30M13 21h22"></path>`,
};

/** The picture of a name; nothing for a name without one. */
export function art(name: string): TemplateResult | typeof nothing {
  const picture = PICTURES[name];
  return picture ? html`<svg class="art" viewBox="0 0 48 48" aria-hidden="true">${picture}</svg>` : nothing;
}

/** Hit points as a bar; their number stands beside it. */
export function bar(hp: number, maxHp: number): TemplateResult {
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="fill" width=${maxHp > 0 ? (hp / maxHp) * 100 : 0} height="8"></rect>
  </svg>`;
}

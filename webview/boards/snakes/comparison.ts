import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { letterFor } from '../../../src/games/snakes/facts/letters';
import { CENTRE, PATTERN_SIZE, squareOf } from '../../../src/games/snakes/facts/pattern';
import type { ComparedCell, RuleComparison } from '../../../src/games/snakes/play/whyNot';
import { sharedStyles } from '../../sharedStyles';
import { text } from './texts';

const STEPS = Array.from({ length: PATTERN_SIZE }, (_, index) => index);

/** Is responsible for a rule beside the field, cell by cell: what it asks for and what is there. */
@customElement('snakes-comparison')
export class SnakesComparison extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      p {
        margin: 4px 0;
      }
      table {
        border-collapse: collapse;
        font-family: var(--vscode-editor-font-family);
      }
      th {
        font-weight: normal;
        color: var(--vscode-descriptionForeground);
        padding: 0 4px;
      }
      td {
        width: 2.9em;
        height: 1.9em;
        text-align: center;
        border: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, #808080));
      }
      td.free {
        color: var(--vscode-descriptionForeground);
      }
      td.agrees {
        font-weight: bold;
      }
      td.differs {
        color: var(--vscode-editorError-foreground);
        text-decoration: underline dotted;
      }
      td.first {
        outline: 3px solid var(--vscode-editorError-foreground);
        outline-offset: -2px;
        font-weight: bold;
        text-decoration: none;
      }
    `,
  ];

  @property({ attribute: false }) comparison: RuleComparison | null = null;
  /** Whether a screen reader is to say the verdict: it was asked for, and did not just change with the game. */
  @property({ type: Boolean }) announces = false;

  /** Draws the verdict, the 49 cells, and how they are to be read. */
  protected override render(): TemplateResult {
    const { comparison } = this;
    if (!comparison) return html`<p>${text('snakes.why.no-head')}</p>`;
    const direction = text('snakes.direction', { direction: comparison.direction });
    return html`<p class="verdict" aria-live=${this.announces ? 'polite' : 'off'}>${verdictOf(comparison)}</p>
      <table>
        <caption class="visually-hidden">
          ${text('snakes.why.caption', { rule: comparison.rule + 1, direction })}
        </caption>
        <thead>
          <tr>
            <td class="visually-hidden"></td>
            ${STEPS.map((column) => heading('col', String(Math.abs(column - CENTRE)), CENTRE, column))}
          </tr>
        </thead>
        <tbody>
          ${STEPS.map(
            (row) =>
              html`<tr>
                ${heading('row', String(CENTRE - row), row, CENTRE)}
                ${STEPS.map((column) => renderCell(comparison, row * PATTERN_SIZE + column))}
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="legend">${text('snakes.why.legend', { direction })}</p>`;
  }
}

/** The heading of a row or a column: how far it is from the head, in a number to be seen and in words to be read aloud. */
function heading(scope: 'row' | 'col', number: string, row: number, column: number): TemplateResult {
  return html`<th scope=${scope}>
    <span aria-hidden="true">${number}</span
    ><span class="visually-hidden">${text('snakes.why.square', { ...squareOf(row, column) })}</span>
  </th>`;
}

/** One of the 49 cells: what is asked for and what is there, in letters to be seen and in words to be read aloud. */
function renderCell({ cells, firstDifference }: RuleComparison, index: number): TemplateResult | typeof nothing {
  const cell = cells[index];
  if (!cell) return nothing;
  const isFirst = index === firstDifference;
  const kind = isFree(cell) ? 'free' : cell.agrees ? 'agrees' : 'differs';
  const sign = cell.agrees ? '=' : '≠';
  const shown = isFree(cell) ? cell.found : `${cell.wanted}${sign}${cell.found}`;
  return html`<td class="${kind} ${isFirst ? 'first' : ''}">
    <span aria-hidden="true">${shown}</span>
    <span class="visually-hidden">${spoken(cell, isFirst)}</span>
  </td>`;
}

/** Whether a cell of the rule agrees with anything. */
function isFree({ wanted }: ComparedCell): boolean {
  return letterFor(wanted)?.kind === 'anything';
}

/** A cell in words; `isFirst` is that of the first difference. */
function spoken(cell: ComparedCell, isFirst: boolean): string {
  const found = letterText(cell.found);
  if (isFree(cell)) return text('snakes.why.cell.free', { found });
  const key = cell.agrees ? 'agrees' : isFirst ? 'first' : 'differs';
  return text(`snakes.why.cell.${key}`, { wanted: letterText(cell.wanted), found });
}

/** What a letter of a rule stands for, in words. */
function letterText(letter: string): string {
  return text(`snakes.why.letter.${letterFor(letter)?.word ?? 'anything'}`);
}

/** Whether the rule fits, and if not, where it first differs as seen from the head. */
function verdictOf({ rule, isLegal, fits, cells, firstDifference }: RuleComparison): string {
  const args = { rule: rule + 1 };
  const sentences = [
    ...(isLegal ? [] : [text('snakes.why.not-legal', args)]),
    ...(isLegal && fits ? [text('snakes.why.fits', args)] : []),
  ];
  const differs = firstDifference === null ? undefined : cells[firstDifference];
  if (firstDifference === null || !differs) return sentences.join(' ');
  const square = squareOf(Math.floor(firstDifference / PATTERN_SIZE), firstDifference % PATTERN_SIZE);
  const letters = { wanted: letterText(differs.wanted), found: letterText(differs.found) };
  return [...sentences, text('snakes.why.differs', { ...args, ...square, ...letters })].join(' ');
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-comparison': SnakesComparison;
  }
}

import { css } from 'lit';

/** How monsters and the player look: tiles with a picture, a bar and their values; over a monster that may be chosen lies a button. */
export const spireEntityStyles = css`
  .entity {
    position: relative;
    padding: 8px;
    border: 1px solid var(--edge);
    border-radius: 6px;
    background: var(--tile);
  }
  .player {
    border-width: 2px;
  }
  .head {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .about {
    flex: 1;
    min-width: 0;
  }
  .art {
    flex: none;
    width: 40px;
    height: 40px;
    fill: currentColor;
    opacity: 0.75;
  }
  .art .line,
  .art .gap {
    fill: none;
    stroke-width: 3;
    stroke-linecap: round;
  }
  .art .line {
    stroke: currentColor;
  }
  .art .gap {
    stroke: var(--tile);
    stroke-width: 2.5;
  }
  .art .hole {
    fill: var(--tile);
  }
  .bar {
    display: block;
    width: 100%;
    height: 8px;
    margin: 2px 0 4px;
    border: 1px solid var(--edge);
    border-radius: 4px;
    box-sizing: border-box;
    background: var(--vscode-editor-background);
  }
  .bar .fill {
    fill: var(--life);
  }
  .statuses {
    display: grid;
    gap: 2px 4px;
    grid-template-columns: repeat(2, max-content);
    justify-items: start;
    white-space: nowrap;
    margin-top: 4px;
  }
  .statuses li {
    color: var(--vscode-descriptionForeground);
    padding: 0 2px;
    border: 1px solid transparent;
  }
  .statuses .on,
  :host([readable]) .statuses li {
    color: inherit;
  }
  .statuses .on {
    font-weight: bold;
    border-color: currentColor;
    border-radius: 3px;
  }
  .next {
    margin-top: 4px;
    font-style: italic;
  }
  .pips {
    letter-spacing: 2px;
  }
  .hit {
    min-height: 1.4em;
    font-weight: bold;
  }
  .target {
    position: absolute;
    inset: -1px;
    background: none;
    border: 2px dashed var(--vscode-focusBorder);
    border-radius: 6px;
  }
  .target:hover:not(:disabled) {
    background: none;
    border-style: solid;
  }
  .target:focus-visible {
    border: 3px solid var(--vscode-focusBorder);
    outline-offset: 2px;
  }
  .entity[data-over] {
    outline: 3px solid var(--vscode-focusBorder);
  }
`;

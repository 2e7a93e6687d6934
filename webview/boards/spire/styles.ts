import { css } from 'lit';

/** How the card game is laid out: the monsters, the player below or beside them, the hand, and everything else under it. */
export const spireStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    --life: var(--vscode-charts-red, #c4314b);
    --attack: var(--vscode-charts-red, #c4314b);
    --skill: var(--vscode-charts-blue, #1a85ff);
    --edge: var(--vscode-contrastBorder, var(--vscode-widget-border, var(--vscode-panel-border, #8888)));
    --tile: var(--vscode-editorWidget-background);
  }
  :host([readable]) {
    --life: currentColor;
    --attack: currentColor;
    --skill: currentColor;
  }
  h2,
  h3,
  h4,
  p {
    margin: 0;
  }
  h2 {
    font-size: 1.25em;
  }
  h3,
  h4 {
    font-size: 1.1em;
  }
  .top,
  .actions,
  .prompt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .top {
    justify-content: space-between;
    margin-bottom: 8px;
  }
  .top label {
    min-width: 0;
  }
  select {
    max-width: 100%;
  }
  ul,
  .cards {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .field {
    display: grid;
    gap: 8px;
  }
  .monsters {
    display: grid;
    gap: 8px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 198px), 1fr));
  }
  .prompt {
    min-height: 2.2em;
    margin: 4px 0;
  }
  .actions {
    margin: 8px 0;
  }
  .actions .end {
    color: var(--vscode-button-foreground);
    background: var(--vscode-button-background);
  }
  .actions .end:hover {
    background: var(--vscode-button-hoverBackground);
  }
  .actions kbd,
  .card kbd {
    font-family: var(--vscode-editor-font-family);
    font-size: 0.85em;
    opacity: 0.85;
  }
  .actions button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  [aria-disabled='true'] {
    cursor: default;
  }
  .actions [aria-disabled='true'] {
    opacity: 0.6;
  }
  .piles {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
    margin: 8px 0;
  }
  summary {
    cursor: pointer;
  }
  pre {
    margin: 4px 0 0;
    padding: 4px 8px;
    overflow: auto;
    max-height: 24em;
    font-family: var(--vscode-editor-font-family);
    background: var(--vscode-textCodeBlock-background);
  }
  @container (max-width: 520px) {
    .prompt .hint {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container (min-width: 400px) and (max-width: 719px) {
    .player .statuses {
      grid-template-columns: repeat(4, max-content);
    }
  }
  @container (min-width: 720px) {
    .field {
      grid-template-columns: minmax(0, 1fr) 260px;
    }
  }
`;

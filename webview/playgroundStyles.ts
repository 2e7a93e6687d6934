import { css } from 'lit';

/** The layout of the shell. */
export const playgroundStyles = css`
  :host {
    display: block;
  }
  main {
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 8px 0 16px;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
  }
  header label {
    margin-inline-start: auto;
    display: flex;
    align-items: center;
    gap: 4px;
  }
  header .link {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .board.stale {
    opacity: 0.45;
    filter: grayscale(1);
  }
  .pointed {
    margin: 0;
    min-height: 1.3em;
    color: var(--vscode-descriptionForeground);
  }
  .keys,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .keys button {
    padding: 3px 6px;
  }
  kbd {
    font-family: var(--vscode-editor-font-family);
    color: var(--vscode-keybindingLabel-foreground);
    background: var(--vscode-keybindingLabel-background);
    border: 1px solid var(--vscode-keybindingLabel-border, transparent);
    border-radius: 3px;
    padding: 0 4px;
  }
`;

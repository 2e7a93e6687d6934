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
  .board.stale {
    opacity: 0.45;
    filter: grayscale(1);
  }
  .pointed {
    margin: 0;
    min-height: 1.3em;
    color: var(--vscode-descriptionForeground);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;

import { css } from 'lit';

/** What all parts of the panel look like: VS Code's own controls. */
export const sharedStyles = css`
  :host {
    font-family: var(--vscode-font-family);
    color: var(--vscode-foreground);
  }
  button {
    font: inherit;
    color: var(--vscode-button-secondaryForeground);
    background: var(--vscode-button-secondaryBackground);
    border: 1px solid var(--vscode-button-border, transparent);
    border-radius: 3px;
    padding: 3px 10px;
    cursor: pointer;
  }
  button:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--vscode-button-secondaryHoverBackground);
  }
  button:disabled,
  button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  button.link {
    color: var(--vscode-textLink-foreground);
    background: none;
    border: none;
    padding: 0;
    text-align: start;
  }
  button.link:hover {
    color: var(--vscode-textLink-activeForeground);
    background: none;
    text-decoration: underline;
  }
  button.icon {
    background: none;
    border: 1px solid var(--vscode-contrastBorder, transparent);
    color: var(--vscode-icon-foreground);
    padding: 3px;
    line-height: 0;
  }
  button.icon:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--vscode-toolbar-hoverBackground);
  }
  select,
  input[type='text'] {
    font: inherit;
    color: var(--vscode-input-foreground);
    background: var(--vscode-input-background);
    border: 1px solid var(--vscode-input-border, var(--vscode-contrastBorder, transparent));
    padding: 2px 4px;
  }
  :focus-visible {
    outline: 1px solid var(--vscode-focusBorder);
    outline-offset: 1px;
  }
  [hidden] {
    display: none !important;
  }
  .codicon {
    font: normal normal normal 16px/1 codicon;
    display: inline-block;
    text-rendering: auto;
    -webkit-font-smoothing: antialiased;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

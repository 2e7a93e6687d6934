import { css } from 'lit';

/** The layout of the shell: header, board and footer, with the details below or beside them. */
export const playgroundStyles = css`
  :host {
    display: block;
    position: absolute;
    inset: 0;
    overflow: clip;
    font-size: 13px;
    line-height: 18px;
    background: var(--vscode-editor-background);
  }
  main,
  .play {
    position: relative;
    height: 100%;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .none {
    padding: 12px;
  }
  .stage {
    position: relative;
    flex: 1 1 0;
    min-height: 0;
    overflow: hidden;
    outline: none;
  }
  .board {
    height: 100%;
    transition: opacity 120ms;
  }
  .board.stale {
    opacity: 0.45;
    filter: grayscale(1);
  }
  .board.ended {
    opacity: 0.5;
  }
  footer {
    flex: none;
    box-sizing: border-box;
    padding: 4px 12px 8px;
    background: var(--vscode-sideBar-background);
    border-top: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
  }
  .time {
    display: flex;
    gap: 16px;
    align-items: center;
  }
  .line {
    flex: 1 1 0;
    min-width: 0;
  }
  .hints {
    height: 24px;
    display: flex;
    align-items: center;
    gap: 6px;
    overflow: hidden;
    white-space: nowrap;
    font-size: 11px;
    color: var(--vscode-descriptionForeground);
  }
  .hints span {
    margin-inline-end: 8px;
  }
  .hints kbd {
    padding: 0 5px;
    border-radius: 3px;
    font: 11px/16px var(--vscode-font-family);
    color: var(--vscode-foreground);
    border: 1px solid var(--vscode-input-border, var(--vscode-contrastBorder, var(--vscode-panel-border)));
  }
  .pointed {
    position: absolute;
    z-index: 1;
    left: 0;
    bottom: 0;
    max-width: calc(100% - 24px);
    box-sizing: border-box;
    margin: 0;
    padding: 0 8px;
    font-size: 11px;
    line-height: 18px;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    pointer-events: none;
    background: var(--vscode-editorWidget-background);
    border-start-end-radius: 3px;
  }
  .pointed:empty {
    display: none;
  }
  @media (height < 480px) {
    .hint {
      display: none;
    }
  }
  turnsmith-drawer {
    flex: none;
    background: var(--vscode-editor-background);
  }
  vscode-split-layout {
    flex: 1 1 0;
    min-height: 0;
    border: none;
  }
  @media (prefers-reduced-motion: reduce) {
    .board {
      transition: none;
    }
  }
`;

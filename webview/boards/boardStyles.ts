import { css } from 'lit';

/** The layout of a board on a canvas: what stands above and below it, and the stage between them, in whose middle it lies. */
export const boardStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-width: 0;
    min-height: 0;
    height: 100%;
    overflow: hidden;
  }
  .stage {
    position: relative;
    flex: none;
    height: 100%;
    min-width: 0;
    overflow: hidden;
  }
  .window {
    position: absolute;
    overflow: auto;
    scrollbar-width: none;
    outline: none;
  }
  .whole {
    position: relative;
  }
  .layers {
    position: sticky;
    left: 0;
    top: 0;
    width: 0;
    height: 0;
  }
  .layers canvas,
  canvas.rulers {
    position: absolute;
    left: 0;
    top: 0;
    display: block;
    pointer-events: none;
  }
  .zoom {
    position: absolute;
    top: 12px;
    right: 12px;
    display: flex;
    gap: 2px;
    padding: 2px;
    background: var(--vscode-editorWidget-background);
    border: 1px solid var(--vscode-editorWidget-border, var(--vscode-contrastBorder, transparent));
    border-radius: 6px;
  }
`;

import { css } from 'lit';

/** How the hand looks. A card that can't be paid for has a broken frame, a crossed cost and its reason; it is not told by colour alone. */
export const spireCardStyles = css`
  .cards {
    display: grid;
    gap: 8px;
    grid-template-columns: repeat(auto-fill, minmax(118px, 1fr));
    margin-top: 8px;
  }
  .cards li {
    display: flex;
  }
  .card {
    --kind: var(--skill);
    position: relative;
    flex: 1;
    min-width: 0;
    max-width: 200px;
    min-height: 116px;
    display: flex;
    flex-direction: column;
    gap: 4px;
    padding: 6px;
    text-align: start;
    color: var(--vscode-editorWidget-foreground, var(--vscode-foreground));
    background: var(--tile);
    border: 2px solid var(--kind);
    border-radius: 8px;
    touch-action: none;
  }
  .card.attack {
    --kind: var(--attack);
  }
  .card:hover:not(:disabled) {
    background: var(--vscode-list-hoverBackground, var(--tile));
  }
  .card .art {
    align-self: center;
    width: 30px;
    height: 30px;
    color: var(--kind);
    pointer-events: none;
  }
  .card .head {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .card .head b {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .cost {
    flex: none;
    width: 1.6em;
    line-height: 1.6em;
    text-align: center;
    font-weight: bold;
    border: 1px solid currentColor;
    border-radius: 50%;
  }
  .dear {
    border-style: dashed;
    border-color: var(--vscode-descriptionForeground);
  }
  .dear .cost {
    text-decoration: line-through 2px;
  }
  .dear .art {
    opacity: 0.4;
  }
  .why {
    display: flex;
    gap: 4px;
    font-size: 0.9em;
    font-style: italic;
  }
  .card[aria-pressed='true'] {
    outline: 3px solid var(--vscode-focusBorder);
    outline-offset: 1px;
  }
  .card[data-dragged] {
    z-index: 1;
    cursor: grabbing;
    opacity: 0.8;
    transform: translate(var(--dx), var(--dy));
  }
`;

import { css } from 'lit';

/** The hand as one fanned row, and the energy with the buttons below it. */
export const handStyles = css`
  :host {
    display: block;
    --card-width: 88px;
    --card-height: 128px;
  }
  ol {
    list-style: none;
    margin: 0;
    padding: 16px 0 4px;
    display: flex;
    justify-content: center;
    height: var(--card-height);
  }
  li {
    flex: none;
    width: var(--step, 96px);
    transform: translateY(var(--sink, 0)) rotate(var(--tilt, 0));
    transition: transform 100ms ease-out;
  }
  li:last-child {
    width: var(--card-width);
  }
  li:hover,
  li:focus-within {
    position: relative;
    z-index: 1;
    transform: translateY(-12px);
  }
  .card {
    position: relative;
    box-sizing: border-box;
    width: var(--card-width);
    height: var(--card-height);
    padding: 6px 6px 4px;
    display: flex;
    flex-direction: column;
    gap: 4px;
    border-radius: 8px;
    border: 1px solid var(--tone);
    background: var(--vscode-editorWidget-background);
    color: var(--vscode-foreground);
    text-align: center;
    touch-action: none;
  }
  .card:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--vscode-editorWidget-background);
  }
  .red {
    --tone: var(--tone-red);
  }
  .blue {
    --tone: var(--tone-blue);
  }
  .purple {
    --tone: var(--tone-purple);
  }
  .card[aria-pressed='true'] {
    border: 2px solid var(--vscode-focusBorder);
    transform: translateY(-16px);
  }
  .card[data-dragged] {
    z-index: 5;
    transform: translate(var(--dx), var(--dy));
    pointer-events: none;
  }
  .card.dear {
    border-style: dashed;
    border-color: var(--vscode-descriptionForeground);
    color: var(--vscode-descriptionForeground);
    opacity: 1;
  }
  .cost {
    position: absolute;
    left: -6px;
    top: -8px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    line-height: 22px;
    font-weight: 600;
    color: #ffffff;
    background: #8a5a00;
    border: 1px solid #d9a441;
  }
  .dear .cost {
    background: #5a5a5a;
    border-color: #8a8a8a;
  }
  b {
    padding-inline-start: 12px;
    font-size: 12px;
    line-height: 16px;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .art {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: center;
    height: 40px;
    border-radius: 3px;
    background: color-mix(in srgb, var(--tone) 16%, transparent);
  }
  .dear .art {
    background: color-mix(in srgb, var(--vscode-foreground) 8%, transparent);
  }
  .does {
    flex: 1 1 0;
    min-height: 0;
    overflow: hidden;
    font-size: 11px;
    line-height: 13px;
  }
  .short {
    display: none;
    justify-content: center;
    flex-wrap: wrap;
    gap: 2px 6px;
    font-size: 12px;
    font-weight: 600;
  }
  .sign {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
  .card kbd {
    position: absolute;
    right: 5px;
    bottom: 2px;
    font: 9px var(--vscode-font-family);
    color: var(--vscode-descriptionForeground);
  }
  .row {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 36px;
  }
  .energy {
    flex: none;
    width: 34px;
    height: 34px;
    box-sizing: border-box;
    border-radius: 50%;
    text-align: center;
    line-height: 30px;
    font-weight: 600;
    color: #ffffff;
    background: #8a5a00;
    border: 2px solid #d9a441;
    font-variant-numeric: tabular-nums;
  }
  .prompt {
    flex: 1 1 0;
    min-width: 0;
    max-height: 34px;
    overflow: hidden;
    font-size: 11px;
    line-height: 16px;
    color: var(--vscode-descriptionForeground);
  }
  vscode-button {
    flex: none;
  }
  vscode-button::part(base) {
    padding: 2px 8px;
    white-space: nowrap;
  }
  .end kbd {
    margin-inline-start: 8px;
    font: 11px/16px var(--vscode-font-family);
  }
  .end.off {
    opacity: 0.45;
  }
  .count {
    font-weight: 600;
  }
  @media (width < 600px) {
    .asking .pile {
      display: none;
    }
  }
  @media (width < 420px) or (height < 620px) {
    :host {
      --card-width: 72px;
      --card-height: 100px;
    }
    .does {
      display: none;
    }
    .short {
      display: flex;
    }
    b {
      font-size: 11px;
    }
  }
  @media (height < 480px) {
    :host {
      --card-height: 74px;
    }
    ol {
      padding-top: 10px;
    }
    .art {
      height: 20px;
    }
    .row {
      height: 30px;
    }
    .energy {
      width: 28px;
      height: 28px;
      line-height: 24px;
    }
    .pile {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    li {
      transition: none;
    }
  }
`;

import { css } from 'lit';

/** The stage of the card game: the hero and the monsters on a line of ground, with what they intend above and their lives below. */
export const stageStyles = css`
  :host {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
    min-height: 0;
    overflow: hidden;
    --hp: #b3332b;
    --hp-blocked: #2563a8;
  }
  :host([colours='visible']) {
    --hp: #8a0f0f;
    --hp-blocked: #0b3f8a;
  }
  .encounters {
    flex: none;
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 6px;
    height: 24px;
    margin: 0;
    font-size: 11px;
    color: var(--vscode-descriptionForeground);
    font-weight: 400;
  }
  .dot {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    border: 1px solid var(--vscode-descriptionForeground);
    box-sizing: border-box;
  }
  .dot.won {
    background: var(--tone-green);
    border-color: var(--tone-green);
  }
  .dot.now {
    width: 10px;
    height: 10px;
    border: 3px solid var(--vscode-foreground);
  }
  .field {
    flex: 1 1 0;
    min-height: 0;
    display: flex;
    align-items: center;
    justify-content: space-evenly;
    gap: 8px;
    padding: 0 12px;
    overflow: hidden auto;
    background: linear-gradient(
      transparent 62%,
      color-mix(in srgb, var(--vscode-foreground) 18%, transparent) 62%,
      color-mix(in srgb, var(--vscode-foreground) 18%, transparent) calc(62% + 1px),
      color-mix(in srgb, var(--vscode-foreground) 7%, transparent) calc(62% + 1px)
    );
  }
  section {
    min-width: 0;
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .monsters {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-evenly;
    gap: 4px 12px;
  }
  .entity {
    position: relative;
    flex: none;
    display: flex;
    flex-direction: column;
    align-items: center;
    min-width: 72px;
  }
  .intent {
    height: 24px;
    margin: 0;
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 16px;
    font-weight: 600;
    white-space: nowrap;
  }
  .takes {
    font-size: 11px;
    font-weight: 400;
    color: var(--vscode-descriptionForeground);
  }
  .takes b {
    font-size: 13px;
    color: var(--tone-red-text);
  }
  .sign {
    display: inline-flex;
    align-items: center;
    gap: 3px;
  }
  .sign.red {
    color: var(--tone-red-text);
  }
  .sign.blue {
    color: var(--tone-blue-text);
  }
  .sign.purple {
    color: var(--tone-purple-text);
  }
  .sign.orange {
    color: var(--tone-orange-text);
  }
  .figure {
    position: relative;
    line-height: 0;
  }
  .figure::before {
    content: '';
    position: absolute;
    left: 8%;
    right: 8%;
    bottom: -3%;
    height: 12%;
    border-radius: 50%;
    background: rgb(0 0 0 / 28%);
  }
  .figure turnsmith-sprite {
    position: relative;
  }
  .life {
    position: relative;
    width: 100%;
    min-width: 72px;
    height: 14px;
    margin-top: 4px;
  }
  .life svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 14px;
    border-radius: 7px;
    background: color-mix(in srgb, var(--vscode-foreground) 24%, var(--vscode-editor-background));
  }
  .left {
    fill: var(--hp);
  }
  .blocked .left {
    fill: var(--hp-blocked);
  }
  .loss {
    fill: color-mix(in srgb, var(--hp) 55%, #ffffff);
  }
  .hp {
    position: relative;
    display: block;
    text-align: center;
    font-size: 11px;
    line-height: 14px;
    font-weight: 600;
    color: #ffffff;
    text-shadow:
      0 0 2px #000000,
      0 0 2px #000000;
    font-variant-numeric: tabular-nums;
  }
  .block {
    position: absolute;
    z-index: 1;
    left: -8px;
    top: -3px;
    min-width: 20px;
    height: 20px;
    border-radius: 4px 4px 10px 10px;
    text-align: center;
    font-size: 11px;
    line-height: 19px;
    font-weight: 600;
    color: #ffffff;
    background: var(--hp-blocked);
    border: 1px solid #ffffff;
    box-sizing: border-box;
  }
  h3,
  h4 {
    margin: 2px 0 0;
    font-size: 13px;
    font-weight: 600;
    white-space: nowrap;
  }
  .id {
    font-weight: 400;
    color: var(--vscode-descriptionForeground);
  }
  .statuses {
    display: flex;
    gap: 8px;
    height: 18px;
    font-size: 11px;
  }
  .target {
    position: absolute;
    inset: 20px -4px 0;
    padding: 0;
    background: none;
    border: 2px dashed color-mix(in srgb, var(--vscode-focusBorder) 60%, transparent);
    border-radius: 8px;
  }
  .target:hover:not(:disabled),
  .target:focus-visible,
  .entity[data-over] .target,
  .player[data-over] {
    background: none;
    border: 3px solid var(--vscode-focusBorder);
    outline: none;
  }
  .player[data-over] {
    border-radius: 8px;
  }
  .change {
    position: absolute;
    left: 50%;
    top: 6%;
    padding: 0 6px;
    border-radius: 8px;
    line-height: 16px;
    font-size: 11px;
    font-weight: 600;
    transform: translateX(-50%);
    background: var(--vscode-editor-background);
    border: 1px solid var(--tone-red);
    opacity: 0;
    animation: rise 400ms ease-out;
  }
  .gained {
    border-color: var(--tone-green);
  }
  @keyframes rise {
    from {
      opacity: 1;
      top: 14%;
    }
    70% {
      opacity: 1;
    }
    to {
      opacity: 0;
      top: 2%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .change {
      animation: stay 600ms steps(1);
    }
    @keyframes stay {
      from {
        opacity: 1;
      }
    }
  }
  .arrow {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .arrow path {
    fill: none;
    stroke: var(--vscode-focusBorder);
    stroke-width: 2.5;
    stroke-dasharray: 7 5;
  }
  @media (height < 480px) {
    .encounters {
      display: none;
    }
    .intent {
      height: 20px;
      font-size: 13px;
    }
    .statuses {
      position: absolute;
      right: -6px;
      top: 24px;
      flex-direction: column;
      height: auto;
    }
  }
`;

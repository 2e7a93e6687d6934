import { css } from 'lit';

/** Tables of details: quiet headings, lines between rows, numbers in columns. */
export const tableStyles = css`
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th {
    padding: 2px 8px 4px 0;
    text-align: start;
    font-size: 11px;
    line-height: 16px;
    font-weight: 400;
    color: var(--vscode-descriptionForeground);
    border-bottom: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
  }
  td {
    padding: 2px 8px 2px 0;
    white-space: nowrap;
  }
  .none {
    margin: 4px 0;
    color: var(--vscode-descriptionForeground);
  }
`;

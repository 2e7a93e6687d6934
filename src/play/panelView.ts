import { COLOUR_CHOICES, type PanelView } from './messages';
import { isCount, isRecord, isWord, readList } from './shapes';

/** More sections than all boards have. */
const MAX_SECTIONS = 100;

/** The least and the most width of the column beside the board, in CSS pixels. */
export const COLUMN_WIDTHS = { least: 240, usual: 320, most: 480 } as const;

/** The panel before the user arranged anything. */
export const USUAL_VIEW: PanelView = {
  colours: null,
  drawer: 'auto',
  section: null,
  closed: [],
  column: COLUMN_WIDTHS.usual,
  pace: 300,
  hints: [],
};

/** How the user arranged a panel, or `null` when that isn't whole. */
export function readPanelView(value: unknown): PanelView | null {
  if (!isRecord(value)) return null;
  const { drawer, section, column, pace } = value;
  const colours = value['colours'] === null ? null : COLOUR_CHOICES.find((choice) => choice === value['colours']);
  const closed = readList(value['closed'], MAX_SECTIONS, (id) => (isWord(id) ? id : null));
  const hints = readList(value['hints'], MAX_SECTIONS, (hint) => (isWord(hint) ? hint : null));
  if (colours === undefined || !closed || !hints || !isCount(column) || !isCount(pace)) return null;
  if (drawer !== 'auto' && drawer !== 'open' && drawer !== 'closed') return null;
  if (section !== null && !isWord(section)) return null;
  return { colours, drawer, section, closed, column, pace, hints };
}

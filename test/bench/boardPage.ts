import { analyse } from '../../src/games/analysis';
import { plainSetup } from '../../src/games/setup';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { slugGame } from '../../src/games/slug/play/game';
import { paintSlug } from '../../webview/boards/slug/paint';
import { ORIGINAL } from '../../webview/boards/slug/colours';
import { duration } from './measure';
import { largeLevel } from './slugLevel';

/** Runs in a page of a browser: the milliseconds that one frame of a 60x60 board takes, pixels included. */
function measure(): number {
  const cell = 18;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 60 * cell;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const frame = slugGame.frame(slugGame.start(analyse(slugLevelFormat, largeLevel()).definition, plainSetup(null)));
  const brush = { context, cell, firstRow: 0, lastRow: 59, firstColumn: 0, lastColumn: 59 };
  return duration(() => {
    paintSlug(brush, frame, ORIGINAL, null);
    // Reading a pixel waits until all are painted.
    return context.getImageData(0, 0, 1, 1);
  }, 30);
}

Object.assign(globalThis, { measureBoard: measure });

import { analyse } from '../../src/games/analysis';
import { plainSetup } from '../../src/games/setup';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { slugGame } from '../../src/games/slug/play/game';
import { themeColours } from '../../webview/boards/slug/colours';
import { NO_MARKS, paintFigures } from '../../webview/boards/slug/paintFigures';
import { paintGround } from '../../webview/boards/slug/paintGround';
import { readPalette } from '../../webview/palette/palette';
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
  const palette = readPalette();
  const colours = themeColours(palette);
  const moment = { previous: null, glided: 1, events: [], refused: null, age: 0 };
  const brush = { context, cell, palette, firstRow: 0, lastRow: 59, firstColumn: 0, lastColumn: 59 };
  return duration(() => {
    paintGround(brush, frame, colours);
    paintFigures(brush, frame, colours, moment, NO_MARKS);
    // Reading a pixel waits until all are painted.
    return context.getImageData(0, 0, 1, 1);
  }, 30);
}

Object.assign(globalThis, { measureBoard: measure });

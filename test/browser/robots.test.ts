import { expect } from 'chai';
import path from 'node:path';
import type { FrameLocator, Locator } from 'playwright-core';
import { openWorkbench } from '../harness/session.mjs';
import { ROOT } from '../support/shared';
import { pictureOfFailure, settled, type Window } from './support';

/** What stands in one line on the screen may come in several. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('robot war in the playground', function () {
  this.timeout(90_000);
  let window: Window;
  let view: FrameLocator;

  before(async () => {
    window = await openWorkbench('web', {
      folder: path.join(ROOT, 'levels', 'robots'),
      context: {
        permissions: ['clipboard-read', 'clipboard-write'],
      },
    });
    await window.page.setViewportSize({ width: 1366, height: 768 });
    view = window.workbench.webview();
    await window.workbench.openFile('corridor.arena');
    await window.workbench.command('Turnsmith: Open Playground');
    await view.locator('robots-board').waitFor();
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  const turn = (): Promise<string> => view.locator('turnsmith-header .turn').innerText();
  const outcome = (): Promise<string | null> => view.locator('turnsmith-header .outcome slot').textContent();
  const button = (name: string): Locator => view.locator(`turnsmith-transport .${name}`);
  const section = (name: string): Promise<void> => view.getByRole('tab', { name }).click();
  const step = (): Promise<void> => button('step').click();
  const listed = async (rows: string): Promise<string[]> => {
    const table = view.locator(rows);
    await table.waitFor();
    return (await table.locator('tbody tr').allInnerTexts()).map(oneLine);
  };

  it('shows both teams, the turn and its limit, and the command that the medic will try', async () => {
    await window.workbench.screenshot('robots-1-open');
    expect(await turn()).to.match(/^Turn 0( of 200)?$/);
    expect((await view.locator('robots-teams .team').allInnerTexts()).map(oneLine)).to.deep.equal([
      'Team 1 2 attack · 1 medic Health 150',
      'Team 2 3 attack · 0 medic Health 150',
    ]);
    await section('Medics');
    expect((await listed('robots-table'))[0]).to.match(/\(9, 10\) E 50 lookout\.medic Right90/);
  });

  it('a step lets every robot act once, and the log and the board say what they did', async () => {
    await step();
    expect(await settled(turn, (words) => words.includes('1'))).to.match(/^Turn 1( of 200)?$/);
    await section('Log');
    const log = await view.locator('turnsmith-log li').last().innerText();
    expect(log).to.contain('hits the attack robot at (11, 10)');
    await step();
    await step();
    await window.workbench.screenshot('robots-2-fight');
  });

  it('reads a place with all that stands and happened there', async () => {
    const place = await view.locator('robots-board').evaluate((board) => {
      const named = board as HTMLElement & { nameOf(cell: readonly [number, number]): string };
      return [named.nameOf([19, 0]), named.nameOf([9, 9])];
    });
    expect(place[0]).to.equal('(0, 0): nobody');
    expect(place[1]).to.match(/^\(9, 10\): medic of team 1, health 50, facing \w+, next command 4 of 4: Right90/);
    await view.locator('robots-board .window').hover({ position: { x: 3, y: 3 } });
    const pointed = view.locator('.pointed');
    expect(
      await settled(
        () => pointed.innerText(),
        (words) => words.includes('nobody'),
      ),
    ).to.match(/^\(\d+, \d+\): nobody$/);
  });

  it('runs to the end, and a banner says who won and how', async () => {
    await button('end').click();
    const banner = view.locator('turnsmith-banner');
    await banner.waitFor();
    expect(await outcome()).to.match(/^Team [12] won$/);
    expect(oneLine(await banner.locator('section').innerText())).to.match(
      /Team [12] won Team [12] has no robot left\. .*Won in \d+ turns · \d+ robots? left/,
    );
    await window.workbench.screenshot('robots-3-won');
    await window.page.keyboard.press('Escape');
    await banner.waitFor({ state: 'detached' });
  });

  it('steps back with Z, begins again with R, and runs and pauses with the space key', async () => {
    await view.locator('robots-board .window').click({ position: { x: 3, y: 3 } });
    const last = await turn();
    await window.page.keyboard.press('z');
    expect(await settled(turn, (words) => words !== last)).to.not.equal(last);
    await window.page.keyboard.press('r');
    expect(await settled(turn, (words) => /^Turn 0\b/.test(words))).to.match(/^Turn 0\b/);
    await window.page.keyboard.press('Space');
    await button('pause').waitFor();
    await window.page.keyboard.press('Space');
    await button('run').waitFor();
  });

  it('copies the printed board and says so', async () => {
    await button('restart').click();
    await section('Robots');
    await view.getByRole('button', { name: 'Copy the board as text' }).click();
    const answer = view.locator('robots-copy [role=status]');
    expect(
      await settled(
        () => answer.innerText(),
        (text) => text !== '',
      ),
    ).to.equal('The board is on the clipboard.');
    const copied = await view.locator('robots-copy').evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).to.have.length(23);
    expect(copied).to.contain('A50E a50W ');
  });

  it('a medic file shows where its medic goes, and is played by the arena that names it', async () => {
    await window.page.locator('.tab', { hasText: 'corridor.arena' }).first().click();
    await window.workbench.openFile('square.medic');
    const text = (): Promise<string> => window.workbench.editorText();
    expect(await settled(text, (lines) => lines.includes('(12, 12) W'))).to.match(/Forward\s*\(12, 12\) W/);
    await window.workbench.command('Turnsmith: Open Playground');
    await window.workbench.pick('rounds.arena', '');
    await view.locator('turnsmith-header', { hasText: 'rounds.arena' }).waitFor();
    expect(await turn()).to.match(/^Turn 0\b/);
    for (let count = 0; count < 12; count++) await step();
    await window.workbench.screenshot('robots-4-medic');
  });

  it('goes to the command that is due', async () => {
    await section('Medics');
    await view.locator('robots-table tr', { hasText: 'square.medic' }).getByRole('button').click();
    await window.page
      .locator('.editor-group-container')
      .first()
      .locator('.tab.active', { hasText: 'square.medic' })
      .waitFor();
  });

  it('is drawn in high-visibility colours by itself where the theme has high contrast', async () => {
    for (const [theme, kind, name] of [
      ['Dark Modern', 'vscode-dark', '5-dark'],
      ['Light High Contrast', 'vscode-high-contrast-light', '6-light-high-contrast'],
      ['Dark High Contrast', 'vscode-high-contrast', '7-dark-high-contrast'],
    ] as const) {
      await window.workbench.setTheme(theme);
      await view.locator(`body.${kind}`).waitFor({ state: 'attached' });
      await view.locator('html').evaluate(() => new Promise((painted) => setTimeout(painted, 200)));
      await window.workbench.screenshot(`robots-${name}`);
    }
    const colours = view
      .locator('robots-board')
      .evaluate((board) => (board as HTMLElement & { colours: string }).colours);
    expect(await colours).to.equal('visible');
    await window.workbench.setTheme('Dark Modern');
  });

  it('plays a medic file alone as a drill, when that is chosen', async () => {
    await window.workbench.openFile('square.medic');
    await window.workbench.command('Turnsmith: Open Playground');
    await window.workbench.pick('Practice', '');
    await view.locator('turnsmith-header', { hasText: 'square.medic' }).waitFor();
    await section('Medics');
    const medics = (): Promise<string[]> => listed('robots-table');
    expect((await settled(medics, (lines) => lines.length === 3))[1]).to.match(/\(10, 10\) N 50 this file Forward/);
    await step();
    expect((await settled(medics, (lines) => lines.join().includes('(10, 11)'))).join()).to.match(
      /\(10, 11\) N 50 this file Forward/,
    );
    expect(await view.locator('robots-teams').count()).to.equal(0);
    await window.workbench.screenshot('robots-8-drill');
  });
});

import { expect } from 'chai';
import path from 'node:path';
import type { FrameLocator } from 'playwright-core';
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
    view = window.workbench.webview();
    await window.workbench.openFile('corridor.arena');
    await window.workbench.command('Turnsmith: Open Playground');
    await view.locator('robots-board').waitFor();
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  const turn = (): Promise<string | null> => view.locator('turnsmith-transport output').textContent();
  const outcome = (): Promise<string> => view.locator('robots-teams .outcome').innerText();
  const listed = (list: string): Promise<string[]> => view.locator(`${list} li`).allInnerTexts();
  const step = (): Promise<void> => view.getByRole('button', { name: 'Step', exact: true }).click();

  it('shows both teams, the turn and its limit, and the command that the medic will try', async () => {
    await window.workbench.screenshot('robots-1-open');
    expect(await outcome()).to.equal('Turn 0; stops after turn 200');
    expect((await listed('robots-teams')).map(oneLine)).to.deep.equal([
      '1 Team 1: attack robots 2, medics 1, health 150',
      '2 Team 2: attack robots 3, medics 0, health 150',
    ]);
    expect((await listed('robots-medics')).map(oneLine)).to.deep.equal([
      '1 Medic (9, 10) E, health 50, lookout.medic: Right90 (1 of 4)',
    ]);
  });

  it('a step lets every robot act once, and the log and the board say what they did', async () => {
    await step();
    expect(await turn()).to.equal('Turn 1 of 1');
    const log = await view.locator('turnsmith-log li').last().innerText();
    expect(log).to.contain('hits the attack robot at (11, 10)');
    expect(await view.locator('turnsmith-playground [role=status]').first().textContent()).to.contain('Turn 1');
    await step();
    await step();
    await window.workbench.screenshot('robots-2-fight');
  });

  it('reads a place with all that stands and happened there', async () => {
    await view.locator('robots-board .window').click({ position: { x: 3, y: 3 } });
    expect(await view.locator('.pointed').innerText()).to.contain('(0, 19): nobody');
    const place = await view.locator('robots-board').evaluate((board) => {
      const named = board as HTMLElement & { nameOf(cell: readonly [number, number]): string };
      return named.nameOf([9, 9]);
    });
    expect(place).to.match(/^\(9, 10\): medic of team 1, health 50, facing \w+, next command 4 of 4: Right90/);
  });

  it('runs until a team has won, and says which', async () => {
    await view.getByLabel('Speed').selectOption('50');
    await view.getByRole('button', { name: 'Run' }).click();
    expect(await settled(outcome, (text) => text.includes('has won'))).to.match(/^Team [12] has won after turn \d+\.$/);
    await window.workbench.screenshot('robots-3-won');
    expect(await view.getByRole('dialog').count()).to.equal(0);
  });

  it('copies the printed board and says so', async () => {
    await view.getByRole('button', { name: 'Restart' }).click();
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
    await window.page.locator('.tab', { hasText: 'Playground: rounds.arena' }).waitFor();
    expect(await settled(outcome, (line) => line.includes('300'))).to.equal('Turn 0; stops after turn 300');
    for (let count = 0; count < 12; count++) await step();
    await window.workbench.screenshot('robots-4-medic');
  });

  it('shows all of it in a wide panel and in high contrast', async () => {
    await window.page.setViewportSize({ width: 2200, height: 900 });
    await window.workbench.setTheme('Light High Contrast');
    await window.workbench.screenshot('robots-5-wide-high-contrast');
    await window.page.setViewportSize({ width: 1280, height: 800 });
    await window.workbench.setTheme('Dark High Contrast');
    await window.workbench.screenshot('robots-6-dark-high-contrast');
    expect(await view.getByLabel('High-visibility colours').isChecked()).to.equal(true);
  });

  it('goes to the command that is due', async () => {
    await view.locator('robots-medics li', { hasText: 'square.medic' }).getByRole('button').click();
    await window.page
      .locator('.editor-group-container')
      .first()
      .locator('.tab.active', { hasText: 'square.medic' })
      .waitFor();
  });

  it('plays a medic file alone as a drill, when that is chosen', async () => {
    await window.workbench.command('Turnsmith: Open Playground');
    await window.workbench.pick('Practice', '');
    await window.page.locator('.tab', { hasText: 'Playground: square.medic' }).waitFor();
    const medics = async (): Promise<string[]> => (await listed('robots-medics')).map(oneLine);
    const first = '1 Medic (10, 10) N, health 50: Forward (1 of 3)';
    expect(await settled(medics, (lines) => lines.includes(first)))
      .to.include(first)
      .and.have.length(3);
    await step();
    await window.workbench.screenshot('robots-7-drill');
    expect(await medics()).to.include('1 Medic (10, 11) N, health 50: Forward (2 of 3)');
  });
});

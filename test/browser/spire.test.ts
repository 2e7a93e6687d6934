import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Locator } from 'playwright-core';
import { openWorkbench } from '../harness/session.mjs';
import { ROOT } from '../support/shared';
import { chooseInView, openSection, pictureOfFailure, settled, turnOf, type Window } from './support';

describe('the playground of the card game', function () {
  this.timeout(90_000);
  let window: Window;
  let view: FrameLocator;

  before(async () => {
    window = await openWorkbench('web', {
      folder: path.join(ROOT, 'levels', 'spire'),
      settings: { 'workbench.colorTheme': 'Default Light Modern' },
    });
    await open('05-the-long-climb.spire');
  });
  afterEach(function () {
    return pictureOfFailure(this.currentTest, window);
  });
  after(() => window.close());

  async function open(file: string): Promise<void> {
    await window.workbench.openFile(file);
    await window.workbench.command('Turnsmith: Open Playground');
    view = window.workbench.webview();
    await view.getByRole('button', { name: file }).waitFor();
    await view.locator('spire-hand .card').first().waitFor();
  }

  const turn = (): Promise<string | null> => turnOf(view);
  const log = async (): Promise<string | null> => {
    await openSection(view, 'Log');
    return view.locator('turnsmith-log li').first().textContent();
  };
  const hand = (): Promise<string[]> => view.locator('.card b').allTextContents();
  const card = (place: number): Locator => view.locator('.card').nth(place);
  const monster = (id: number): Locator => view.locator(`.monster[data-drop="${id}"]`);
  const hp = (id: number): Promise<string | null> => monster(id).locator('.hp').textContent();
  const energy = (): Promise<string | null> => view.locator('spire-hand .energy').textContent();
  const player = (): Promise<string | null> => view.locator('.player').textContent();
  const prompt = (): Promise<string | null> => view.locator('spire-hand .prompt').textContent();
  const focused = (): Promise<string | null | undefined> =>
    view.locator('turnsmith-playground').evaluate((panel) => {
      let focused: Element | null = panel;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return focused.getAttribute('aria-label');
    });
  const atTurn = (expected: string): Promise<string | null> => settled(turn, (text) => text === expected);
  const type = async (line: string): Promise<void> => {
    await openSection(view, 'Type a move');
    await view.getByLabel('Move', { exact: true }).fill(line);
    await view.getByLabel('Move', { exact: true }).press('Enter');
  };

  it('shows encounter, monsters with what they do next, player, hand and piles', async () => {
    await window.workbench.screenshot('spire-1-open');
    expect(await view.getByRole('heading', { name: 'Encounter 1 of 4' }).count()).to.equal(1);
    for (const part of ['Louse', 'HP 15 of 15', 'hits for 6']) expect(await monster(0).textContent()).to.contain(part);
    expect(await monster(0).textContent(), 'zeros are hidden').to.not.contain('Weak');
    expect(await monster(1).textContent()).to.contain('next turn: doesn’t attack');
    for (const part of ['IronClad', 'HP 80 of 80', 'takes 6']) expect(await player()).to.contain(part);
    expect(await energy()).to.contain('Energy 3');
    expect(await view.locator('turnsmith-header .turn').textContent()).to.contain('Turn 1');
    expect(await hand()).to.deep.equal(['Strike', 'Strike', 'Bash', 'Strike', 'Strike']);
    expect(await card(2).getAttribute('aria-label')).to.equal('Bash, cost 2: Deal 7 damage. Gain 5 block.');
    await view.getByRole('button', { name: /^Deck/ }).click();
    expect(await view.locator('spire-piles li').allTextContents()).to.deep.equal([
      'Strike',
      ...Array<string>(4).fill('Defend'),
    ]);
    expect(await view.getByText('Discard pile (0)').count()).to.equal(1);
  });

  it('a click on a card asks for a monster, which arrow keys and Enter choose', async () => {
    await card(0).click();
    expect(await prompt()).to.contain('Play Strike on which monster?');
    expect(await settled(focused, (name) => name?.includes('Louse') ?? false)).to.equal(
      'Play Strike on Louse 0: loses 6 HP, 9 left',
    );
    await window.page.keyboard.press('ArrowRight');
    expect(await focused()).to.equal('Play Strike on JawWorm 1: loses 6 HP, 14 left');
    await window.workbench.screenshot('spire-2-target');
    await window.page.keyboard.press('Enter');
    expect(await atTurn('Move 1 of 1')).to.equal('Move 1 of 1');
    expect(await hp(1)).to.contain('HP 14 of 20');
    expect(await hand()).to.deep.equal(['Strike', 'Bash', 'Strike', 'Strike']);
    expect(await focused(), 'the card that took the place').to.contain('Strike, cost 1');
    expect(await monster(1).textContent()).to.contain('hits for 3, gains 3 block');
  });

  it('a number chooses a card wherever the focus is, Escape gives it up, and nothing was a turn', async () => {
    await view.getByRole('button', { name: 'View', exact: true }).focus();
    await window.page.keyboard.press('2');
    expect(await settled(prompt, (text) => text !== '')).to.contain('Play Bash on which monster?');
    await window.page.keyboard.press('Escape');
    expect(await settled(prompt, (text) => text === '')).to.equal('');
    expect(await settled(focused, (name) => name?.startsWith('Bash') ?? false)).to.contain('Bash');
    expect(await turn()).to.equal('Move 1 of 1');
  });

  it('a card is dragged onto a monster', async () => {
    await card(2).hover();
    await window.page.mouse.down();
    const { x, y, width, height } = (await monster(0).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await window.page.mouse.move(x + width / 2, y + height / 2 + 20, { steps: 4 });
    await window.page.mouse.move(x + width / 2, y + height / 2, { steps: 2 });
    await window.workbench.screenshot('spire-3-drag');
    await window.page.mouse.up();
    expect(await atTurn('Move 2 of 2')).to.equal('Move 2 of 2');
    expect(await hp(0)).to.contain('HP 9 of 15');
    expect(await hand(), 'the first card of the name is the one that goes').to.deep.equal(['Bash', 'Strike', 'Strike']);
  });

  it('a card that is too dear says so, in its name and when it is wanted', async () => {
    expect(await card(0).getAttribute('aria-label'))
      .to.contain('Bash')
      .and.contain('costs more energy than is left');
    expect(await card(0).getAttribute('aria-disabled')).to.equal('true');
    // Playwright waits for what is `aria-disabled`; a person does not.
    await card(0).click({ force: true });
    expect(await settled(prompt, (text) => text !== '')).to.equal('Bash costs 2 energy, and only 1 is left.');
    expect(await turn()).to.equal('Move 2 of 2');
    await window.workbench.screenshot('spire-4-too-dear');
  });

  it('End turn lets the monsters act, and a number plays a card that needs no monster', async () => {
    await view.getByRole('button', { name: 'End turn' }).click();
    expect(await atTurn('Move 3 of 3')).to.equal('Move 3 of 3');
    expect(await player()).to.contain('HP 71 of 80');
    expect(await log()).to.contain('JawWorm 1 gains 3 block.');
    await card(1).focus();
    await window.page.keyboard.press('1');
    expect(await atTurn('Move 4 of 4')).to.equal('Move 4 of 4');
    expect(await player()).to.contain('Block 5');
    expect(await energy()).to.contain('Energy 2');
    expect(await focused(), 'the card that took the place').to.contain('Defend');
  });

  it('a play is undone', async () => {
    await view.getByRole('button', { name: 'Undo Defend' }).click();
    expect(await atTurn('Move 3 of 4')).to.equal('Move 3 of 4');
    expect(await player()).to.not.contain('Block');
    expect(await energy()).to.contain('Energy 3');
    expect(await hand()).to.have.length(5);
  });

  it('typed lines do the same, come back with arrow up, and say when they are no command', async () => {
    await type('play Defend');
    expect(await atTurn('Move 4 of 4')).to.equal('Move 4 of 4');
    expect(await player()).to.contain('Block 5');
    expect(await energy()).to.contain('Energy 2');
    await type('inspect discard');
    expect(await settled(log, (text) => text?.includes('discard pile') ?? false)).to.contain(
      'The discard pile has 6 cards: Strike, Strike, Bash, Strike, Strike, Defend.',
    );
    await openSection(view, 'Original output');
    expect(await view.locator('pre').textContent()).to.equal(
      '[Strike(), Strike(), Bash(), Strike(), Strike(), Defend()]',
    );
    await type('help');
    expect(await view.locator('spire-move-line [role=status]').textContent()).to.contain('“help” isn’t a command.');
    expect(await turn()).to.equal('Move 5 of 5');
    const field = view.getByLabel('Move', { exact: true });
    for (const [key, line] of [
      ['ArrowUp', 'help'],
      ['ArrowUp', 'inspect discard'],
      ['ArrowUp', 'play Defend'],
      ['ArrowDown', 'inspect discard'],
    ] as const) {
      await field.press(key);
      expect(await field.inputValue()).to.equal(line);
    }
    await window.workbench.screenshot('spire-5-typed');
    await type('describe Bash');
    expect(await settled(log, (text) => text?.includes('Bash') ?? false)).to.contain('Deal 7 damage. Gain 5 block.');
    await type('play Bash 0');
    expect(await settled(log, (text) => text?.includes('failed') ?? false)).to.contain('Card application failed');
  });

  it('another player begins anew', async () => {
    await chooseInView(window, view, 'Play as Silent');
    expect(await settled(player, (text) => text?.includes('Silent') ?? false)).to.contain('HP 70 of 70');
    expect(await hand()).to.deep.equal(['Survivor', 'Strike', 'Strike', 'Neutralize', 'Defend']);
    await card(0).click();
    expect(await atTurn('Move 1 of 1')).to.equal('Move 1 of 1');
    expect(await player())
      .to.contain('Block 8')
      .and.to.contain('Strength 1');
    await card(2).click();
    await window.workbench.screenshot('spire-6-silent');
    await monster(1).locator('.target').click();
    expect(await atTurn('Move 2 of 2')).to.equal('Move 2 of 2');
    expect(await monster(1).textContent()).to.contain('Vulnerable 2');
  });

  it('is readable in a high-contrast theme and in a wide panel', async () => {
    await window.workbench.setTheme('Dark High Contrast');
    await card(0).click();
    await window.workbench.screenshot('spire-7-high-contrast');
    await window.page.setViewportSize({ width: 2200, height: 1000 });
    await window.workbench.screenshot('spire-8-wide');
    await window.page.setViewportSize({ width: 1280, height: 800 });
  });

  it('a won game says so in the words of the original and is played again from the start', async () => {
    await open('01-the-first-fight.spire');
    const moves = readFileSync(path.join(ROOT, 'test/golden/spire/first-fight.moves'), 'utf8').split('\n');
    for (const line of moves) if (/^\s*(?:play|end|inspect|describe)/.test(line)) await type(line);
    const banner = view.locator('turnsmith-banner section');
    await banner.waitFor();
    expect(await banner.getByRole('heading').textContent()).to.equal('You have won the game!');
    expect(await banner.textContent()).to.match(/Play again\?.*Won in \d+ turns, \d+ moves · HP \d+ of 80/s);
    await window.workbench.screenshot('spire-9-won');
    await banner.getByRole('button', { name: 'Yes' }).click();
    expect(await settled(turn, (text) => text?.startsWith('Move 0') ?? false)).to.match(/^Move 0 of/);
    expect(await hand()).to.deep.equal(['Strike', 'Strike', 'Strike', 'Bash', 'Strike']);
  });
});

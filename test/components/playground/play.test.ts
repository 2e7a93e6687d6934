import { expect } from 'chai';
import type { PlaygroundElement } from '../../../webview/playground';
import { documentOf, OPEN } from '../../support/panel';
import '../countdownBoard';
import type { DocumentMessage } from '../../../src/play/messages';
import { ViewChangedEvent } from '../../../webview/events';
import { messageOf, sample } from '../games';
import { announced, bannerOf, openPanel, press, sectionOf, show, turnOf } from '../panel';
import { button, click, painted, partOf, partsOf, settled, steady, textsOf, until } from '../support';
import { asked, posted } from '../vsCodeApi';

const open = (): Promise<PlaygroundElement> => openPanel(documentOf(OPEN));
const count = (): Promise<PlaygroundElement> => openPanel(messageOf('a.countdown', '3'));

async function clickOn(panel: PlaygroundElement, element: HTMLElement): Promise<void> {
  await click(element);
  await settled(panel);
}

/** Clicks on a button of the transport. */
const transport = (panel: PlaygroundElement, name: string): Promise<void> =>
  clickOn(panel, button(partOf(panel, 'turnsmith-transport'), name));

const isOpen = (panel: PlaygroundElement): boolean => bannerOf(panel) !== null;

describe('the playground', () => {
  it('says that it is ready, once', async () => {
    await openPanel();
    expect(posted).to.deep.equal([{ type: 'ready' }]);
  });

  it('without a file says what to do', async () => {
    expect(textsOf(await openPanel(), 'main')).to.deep.equal([
      'No file is open here. Open a game file and choose “Turnsmith: Open Playground”.',
    ]);
  });

  it('says that it can’t play a file of another language', async () => {
    const panel = await openPanel(messageOf('notes.txt', 'hello'));
    expect(textsOf(panel, 'main')).to.deep.equal(['Turnsmith can’t play notes.txt.']);
  });

  it('has three zones: a header, the stage, and a footer; the details below', async () => {
    const panel = await open();
    panel.style.width = '600px';
    await until(() => panel.renderRoot.querySelector('turnsmith-drawer') !== null);
    const children = [...partOf(panel, 'main').children].map(({ localName, className }) => localName + className);
    expect(children).to.deep.equal(['turnsmith-header', 'divstage', 'footer', 'turnsmith-drawer']);
  });

  it('has the details beside the board from 900 pixels on', async () => {
    const panel = await open();
    for (const [width, isBeside] of [
      [899, false],
      [900, true],
    ] as const) {
      panel.style.width = `${width}px`;
      await until(() => (panel.renderRoot.querySelector('turnsmith-details') !== null) === isBeside);
    }
  });

  it('is never scrolled, whatever stands in its details', async () => {
    const panel = await openPanel(await sample('snakes/chaser.snake'));
    panel.style.width = '480px';
    panel.style.height = '640px';
    await steady();
    panel.scrollTop = 50;
    expect(panel.scrollTop).to.equal(0);
  });

  it('opens the details by a tab where they had no room by themselves', async () => {
    const panel = await openPanel(await sample('levels/rogue/07-first-dungeon.rogue'));
    panel.style.width = '480px';
    panel.style.height = '400px';
    await until(() => panel.renderRoot.querySelector('turnsmith-drawer') !== null);
    const drawer = partOf(panel, 'turnsmith-drawer');
    await until(() => partOf(drawer, '.toggle').title === 'Open details');
    expect(drawer.clientHeight, 'only the tabs').to.be.at.most(30);
    await clickOn(panel, partOf(drawer, '#tab-log'));
    await until(() => partOf(drawer, '.toggle').title === 'Close details');
    expect(drawer.clientHeight).to.be.above(70);
  });

  it('leads to no next level where files fight each other', async () => {
    const panel = await openPanel({ ...(await sample('snakes/chaser.snake')), next: 'coward.snake' });
    await transport(panel, 'To the end');
    await until(() => isOpen(panel));
    expect(textsOf(partOf(panel, 'turnsmith-banner'), '.ways button')).to.deep.equal(['Watch again', 'Another seed']);
  });

  it('has no pad for a game in which nobody presses keys', async () => {
    const panel = await openPanel(messageOf('a.snake', 'snake A\nend\n'));
    expect(partsOf(panel, 'turnsmith-pad')).to.deep.equal([]);
    expect(partsOf(panel, 'snakes-board')).to.have.length(1);
  });

  it('Load Game and Quit tell the host', async () => {
    const panel = await open();
    const details = panel.renderRoot.querySelector('turnsmith-details') ?? partOf(panel, 'turnsmith-drawer');
    await click(partOf(details, '.load'));
    await click(partOf(details, '.quit'));
    expect(asked().slice(-2)).to.deep.equal([{ type: 'load' }, { type: 'quit' }]);
  });
});

/** The sizes that a panel may have. */
const SIZES = [
  [350, 400],
  [480, 640],
  [700, 700],
  [1200, 720],
] as const;

/** Files that are hard to fit. */
const CROWDS: Readonly<Record<string, () => DocumentMessage>> = {
  'many slugs': () => {
    const row = `#${'N'.repeat(48)}#`;
    return messageOf(
      'many.slug',
      ['9', '#'.repeat(50), row, row, `#${'N'.repeat(47)}P#`, `#${' '.repeat(48)}#`, '#'.repeat(50)].join('\n'),
    );
  },
  'many robots': () => {
    const lines = Array.from({ length: 400 }, (_, i) => `attack ${1 + (i % 2)} ${i % 20} ${Math.floor(i / 20)} N`);
    return messageOf('many.arena', lines.join('\n'));
  },
  'many monsters': () =>
    messageOf(
      'many.rogue',
      `map\n${'#'.repeat(60)}\n${`#${'o'.repeat(58)}#\n`.repeat(18)}#@${'.'.repeat(57)}#\n${'#'.repeat(60)}\n`,
    ),
};

describe('the zones of the playground', () => {
  for (const [width, height] of SIZES) {
    for (const [name, document] of Object.entries(CROWDS)) {
      it(`keep everything that is needed to play in view with ${name} in ${width} by ${height} pixels`, async () => {
        const panel = await openPanel(document());
        panel.style.width = `${width}px`;
        panel.style.height = `${height}px`;
        await until(() => panel.getBoundingClientRect().width === width);
        await painted();
        await settled(panel);
        await painted();
        const own = panel.getBoundingClientRect();
        const boxOf = (selector: string): DOMRect => partOf(panel, selector).getBoundingClientRect();
        const [header, stage, footer] = [boxOf('turnsmith-header'), boxOf('.stage'), boxOf('footer')];
        expect(header.height).to.equal(36);
        expect([
          header.bottom <= stage.top + 1,
          stage.bottom <= footer.top + 1,
          footer.bottom <= own.bottom,
        ]).to.deep.equal([true, true, true]);
        expect(stage.height, 'the board').to.be.at.least(height < 480 ? 90 : 150);
        const pad = partsOf(panel, 'turnsmith-pad')
          .flatMap((each) => partsOf(each, 'button'))
          .map((each) => each.getBoundingClientRect());
        const controls = [...pad, boxOf('turnsmith-transport'), boxOf('turnsmith-timeline')];
        for (const { left, right, bottom } of controls) {
          expect([left >= own.left, right <= own.right, bottom <= own.bottom]).to.deep.equal([true, true, true]);
        }
      });
    }
  }

  it('stay where they are when a slug dies and something is said', async () => {
    const panel = await openPanel(await sample('levels/slug/05-the-angry-slug.slug'));
    panel.style.width = '520px';
    panel.style.height = '700px';
    await until(() => panel.getBoundingClientRect().width === 520);
    await settled(panel);
    await steady();
    const places = (): number[] =>
      ['.stage', 'footer', 'turnsmith-drawer'].map((part) => partOf(panel, part).getBoundingClientRect().top);
    const before = places();
    for (const key of ['d', 'd', 'd', 's', 's', 'Space', 'Space', 'Space', 'w']) {
      await press(panel, key);
      expect(places()).to.deep.equal(before);
    }
  });
});

describe('playing', () => {
  it('a key is a turn, which board, header, time and log show and a screen reader says', async () => {
    const panel = await open();
    await press(panel, 'd');
    expect(partOf(panel, 'slug-board').frame?.player.position).to.deep.equal([1, 2]);
    expect(textsOf(partOf(panel, 'turnsmith-header'), '.turn')[0]).to.match(/^Turn 1/);
    expect(turnOf(panel)).to.equal('Turn 1 of 1');
    expect(textsOf(await sectionOf(panel, 'log', 'turnsmith-log'), 'li')).to.deep.equal([
      '1 The player moves to (1, 2).',
    ]);
    expect(announced(panel)).to.equal('Turn 1 The player moves to (1, 2).');
  });

  it('a button is the same as its key', async () => {
    const panel = await open();
    const keys = partOf(panel, 'turnsmith-pad');
    await clickOn(panel, partOf(keys, '[data-input=d]'));
    await press(panel, 'Space');
    expect(turnOf(panel), 'the space key is the game’s after a click').to.equal('Turn 2 of 2');
  });

  it('a key that is no turn here is told, and changes nothing', async () => {
    const panel = await open();
    await press(panel, 'w');
    expect([turnOf(panel), announced(panel)]).to.deep.equal(['Turn 0 of 0', 'Up isn’t possible here.']);
  });

  it('arrow keys play, too', async () => {
    const panel = await open();
    await press(panel, 'ArrowRight', 'ArrowRight', 'ArrowLeft');
    expect([turnOf(panel), partOf(panel, 'slug-board').frame?.player.position]).to.deep.equal(['Turn 3 of 3', [1, 2]]);
  });

  it('Z and Backspace step back, R restarts, and the key that was played before goes on', async () => {
    const panel = await open();
    await press(panel, 'd', 'd', 'z');
    expect(turnOf(panel)).to.equal('Turn 1 of 2');
    await press(panel, 'd');
    expect(turnOf(panel)).to.equal('Turn 2 of 2');
    await press(panel, 'Backspace', 'r');
    expect(turnOf(panel)).to.equal('Turn 0 of 2');
  });

  it('? opens how to play, Escape closes it', async () => {
    const panel = await open();
    await press(panel, '?');
    expect(partsOf(panel, 'turnsmith-help')).to.have.length(1);
    await press(panel, 'Escape');
    expect(partsOf(panel, 'turnsmith-help')).to.deep.equal([]);
  });

  it('a hint names the next useful thing, once', async () => {
    const panel = await open();
    const hint = (): string => textsOf(panel, '.pointed').join();
    const hints = [hint()];
    await press(panel, 'd');
    hints.push(hint());
    await press(panel, 'z');
    hints.push(hint());
    expect(hints).to.deep.equal([
      'The keys below play, the arrow keys too. ? shows all keys.',
      'Z takes a turn back; nothing is lost.',
      '',
    ]);
  });

  it('keys in upper case, in chords and for VS Code are no turns', async () => {
    const panel = await open();
    await press(panel, 'Shift+D', 'Control+d', 'Alt+d', 'F2', 'q');
    expect([turnOf(panel), announced(panel)]).to.deep.equal(['Turn 0 of 0', '']);
  });

  it('a key that the board takes by itself is nobody else’s', async () => {
    await count();
    const seen: string[] = [];
    const see = ({ key }: KeyboardEvent): void => void seen.push(key);
    window.addEventListener('keydown', see);
    for (const key of ['x', 'q']) await pressKey(key);
    window.removeEventListener('keydown', see);
    expect(seen).to.deep.equal(['q']);
  });

  it('letters in the field of the seed are no keys of the game', async () => {
    const panel = await count();
    const seed = partOf(partOf(panel, 'turnsmith-header'), 'turnsmith-seed');
    await clickOn(panel, partOf(seed, '.chip'));
    await press(panel, 't');
    expect(turnOf(panel)).to.equal('Turn 0 of 0');
    await press(panel, 'Escape', 't');
    expect(turnOf(panel)).to.equal('Turn 1 of 1');
  });

  it('another seed goes on with the same moves', async () => {
    const panel = await count();
    await press(panel, 't');
    const seed = partOf(partOf(panel, 'turnsmith-header'), 'turnsmith-seed');
    await clickOn(panel, partOf(seed, '.chip'));
    await typeText('99');
    await press(panel, 'Enter');
    expect([seed.seed, turnOf(panel)]).to.deep.equal(['99', 'Turn 1 of 1']);
  });
});

describe('time in the playground', () => {
  it('goes back and forth over the known turns', async () => {
    const panel = await open();
    await press(panel, 'd', 'd');
    await transport(panel, 'Step back');
    expect([turnOf(panel), announced(panel)]).to.deep.equal(['Turn 1 of 2', 'Turn 1 The player moves to (1, 2).']);
    await transport(panel, 'Step');
    expect(turnOf(panel)).to.equal('Turn 2 of 2');
    await transport(panel, 'Restart');
    expect([turnOf(panel), partOf(panel, 'slug-board').frame?.player.position]).to.deep.equal(['Turn 0 of 2', [1, 1]]);
  });

  it('a key after a step back gives up the turns after it', async () => {
    const panel = await open();
    await press(panel, 'd', 'd');
    await transport(panel, 'Step back');
    await press(panel, 'a');
    expect(turnOf(panel)).to.equal('Turn 2 of 2');
    expect(partOf(panel, 'slug-board').frame?.player.position).to.deep.equal([1, 1]);
  });

  it('is moved by the slider, in which arrow keys are not the game’s', async () => {
    const panel = await open();
    await press(panel, 'd', 'd');
    partOf(partOf(panel, 'turnsmith-timeline'), 'input').focus();
    await press(panel, 'Home', 'ArrowRight');
    expect(turnOf(panel)).to.equal('Turn 1 of 2');
    await press(panel, 'd');
    expect(turnOf(panel), 'but letters are').to.equal('Turn 2 of 2');
  });

  it('steps a game that goes on by itself', async () => {
    const panel = await count();
    await transport(panel, 'Step');
    expect(turnOf(panel)).to.equal('Turn 1 of 1');
    expect(textsOf(partOf(panel, 'countdown-board'), '*')).to.deep.equal(['2 left', '4']);
  });

  it('runs until the end, at the speed that was chosen', async () => {
    const panel = await count();
    panel.dispatchEvent(new ViewChangedEvent({ pace: 50 }));
    await transport(panel, 'Run');
    expect(partOf(panel, 'turnsmith-transport')).to.include({ running: true, pace: 50 });
    await until(() => turnOf(panel) === 'Turn 3 of 3' && !partOf(panel, 'turnsmith-transport').running);
    await settled(panel);
    expect(partOf(partOf(panel, 'turnsmith-header'), 'turnsmith-pill').label).to.equal('Over');
    expect(isOpen(panel), 'the end is announced').to.equal(true);
  });

  it('plays to the end in one go, by the space key, too', async () => {
    const panel = await openPanel(messageOf('a.countdown', '500'));
    await transport(panel, 'To the end');
    await until(() => turnOf(panel) === 'Turn 500 of 500');
    await press(panel, 'r');
    await press(panel, 'Space');
    expect(partOf(panel, 'turnsmith-transport').running).to.equal(true);
    await press(panel, 'Space');
    expect(partOf(panel, 'turnsmith-transport').running).to.equal(false);
  });

  it('is paused by Pause and by a key', async () => {
    const panel = await count();
    const isRunning = (): boolean => partOf(panel, 'turnsmith-transport').running;
    await transport(panel, 'Run');
    await transport(panel, 'Pause');
    expect(isRunning()).to.equal(false);
    await transport(panel, 'Run');
    await press(panel, 't');
    expect([isRunning(), turnOf(panel)]).to.deep.equal([false, 'Turn 1 of 1']);
  });
});

describe('the end of a game in the playground', () => {
  const win = async (): Promise<PlaygroundElement> => {
    const panel = await open();
    await press(panel, 'd', 'd', 'd');
    return panel;
  };

  it('by a key is announced in the words of the game', async () => {
    const panel = await win();
    const banner = bannerOf(panel);
    expect(banner && textsOf(banner, 'h2, .message, .result p')).to.deep.equal([
      'You won!',
      'Congratulations, you won! Play again?',
      'Won in 3 turns · health 5',
    ]);
    expect(document.activeElement, 'the focus stays').to.equal(document.body);
  });

  it('keys stay the game’s while it is announced', async () => {
    const panel = await win();
    await press(panel, 'z');
    expect([turnOf(panel), isOpen(panel)]).to.deep.equal(['Turn 2 of 3', false]);
  });

  it('Yes plays again, with the old turns to go through', async () => {
    const panel = await win();
    const banner = bannerOf(panel);
    if (banner) await clickOn(panel, partOf(banner, '.yes'));
    expect([turnOf(panel), isOpen(panel)]).to.deep.equal(['Turn 0 of 3', false]);
  });

  it('No closes the banner and nothing else', async () => {
    const panel = await win();
    const banner = bannerOf(panel);
    if (banner) await clickOn(panel, partOf(banner, '.no'));
    expect([turnOf(panel), isOpen(panel)]).to.deep.equal(['Turn 3 of 3', false]);
    expect(asked().some(({ type }) => type === 'quit')).to.equal(false);
  });

  it('Escape looks at the board, and keys are the game’s again', async () => {
    const panel = await win();
    await press(panel, 'Escape');
    expect(isOpen(panel)).to.equal(false);
    await press(panel, 'a');
    expect(announced(panel)).to.equal('Left isn’t possible here.');
  });

  it('by the slider is told in the status alone', async () => {
    const panel = await win();
    await press(panel, 'r');
    partOf(partOf(panel, 'turnsmith-timeline'), 'input').focus();
    await press(panel, 'End');
    expect([turnOf(panel), announced(panel)]).to.deep.equal(['Turn 3 of 3', 'Turn 3 The player moves to (1, 4). Won']);
    expect(isOpen(panel)).to.equal(false);
  });

  it('is over with a new text', async () => {
    const panel = await win();
    await show(panel, documentOf(`${OPEN}\n`, 2));
    expect(isOpen(panel)).to.equal(false);
  });
});

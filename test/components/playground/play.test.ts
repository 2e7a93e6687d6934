import { expect } from 'chai';
import type { PlaygroundElement } from '../../../webview/playground';
import { documentOf, OPEN } from '../../support/panel';
import '../countdownBoard';
import { messageOf } from '../games';
import { announced, openPanel, press, show, turnOf } from '../panel';
import { button, click, partOf, partsOf, settled, textsOf, until } from '../support';
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

const isOpen = (panel: PlaygroundElement): boolean => partOf(partOf(panel, 'turnsmith-end-dialog'), 'dialog').open;

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

  it('has header, notices, board, keys, time, log, buttons and problems, in this order', async () => {
    const children = [...partOf(await open(), 'main').children].map(
      ({ localName, className }) => localName + className,
    );
    expect(children).to.deep.equal([
      'turnsmith-header',
      'turnsmith-notices',
      'divboard ',
      'ppointed',
      'turnsmith-reading-grid',
      'turnsmith-keys',
      'turnsmith-transport',
      'turnsmith-log',
      'divbuttons',
      'turnsmith-problems',
    ]);
  });

  it('has no keys of a game in which nobody presses one', async () => {
    const panel = await openPanel(messageOf('a.snake', 'snake A\nend\n'));
    expect(partsOf(panel, 'turnsmith-keys')).to.deep.equal([]);
    expect(partsOf(panel, 'snakes-board')).to.have.length(1);
  });

  it('Load Game and Quit tell the host', async () => {
    const panel = await open();
    await click(partOf(panel, '.load'));
    await click(partOf(panel, '.quit'));
    expect(asked().slice(-2)).to.deep.equal([{ type: 'load' }, { type: 'quit' }]);
  });
});

describe('playing', () => {
  it('a key is a turn, which board, header, time and log show and a screen reader says', async () => {
    const panel = await open();
    await press(panel, 'd');
    expect(partOf(panel, 'slug-board').frame?.player.position).to.deep.equal([1, 2]);
    expect(textsOf(partOf(panel, 'turnsmith-header'), '.outcome + span')).to.deep.equal(['Turn 1']);
    expect(turnOf(panel)).to.equal('Turn 1 of 1');
    expect(textsOf(partOf(panel, 'turnsmith-log'), 'li')).to.deep.equal(['Turn 1 The player moves to (1, 2).']);
    expect(announced(panel)).to.equal('Turn 1 The player moves to (1, 2).');
  });

  it('a button is the same as its key', async () => {
    const panel = await open();
    const keys = partOf(panel, 'turnsmith-keys');
    await clickOn(panel, partOf(keys, '[data-input=d]'));
    await press(panel, 'Space');
    expect(turnOf(panel), 'the space key is the game’s after a click').to.equal('Turn 2 of 2');
  });

  it('a key that is no turn here is told, and changes nothing', async () => {
    const panel = await open();
    await press(panel, 'w');
    expect([turnOf(panel), announced(panel)]).to.deep.equal(['Turn 0 of 0', 'Up isn’t possible here.']);
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
    for (const key of ['x', 'y']) await pressKey(key);
    window.removeEventListener('keydown', see);
    expect(seen).to.deep.equal(['y']);
  });

  it('letters in the field of the seed are no keys of the game', async () => {
    const panel = await count();
    const seed = partOf(partOf(panel, 'turnsmith-header'), 'turnsmith-seed');
    partOf(seed, 'input').focus();
    await press(panel, 't');
    expect(turnOf(panel)).to.equal('Turn 0 of 0');
    partOf(seed, 'input').blur();
    await press(panel, 't');
    expect(turnOf(panel)).to.equal('Turn 1 of 1');
  });

  it('another seed goes on with the same moves', async () => {
    const panel = await count();
    await press(panel, 't');
    const seed = partOf(partOf(panel, 'turnsmith-header'), 'turnsmith-seed');
    partOf(seed, 'input').select();
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
    partOf(partOf(panel, 'turnsmith-transport'), 'input').focus();
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
    partOf(partOf(panel, 'turnsmith-transport'), 'select').focus();
    await press(panel, 'End');
    await transport(panel, 'Run');
    expect(partOf(panel, 'turnsmith-transport')).to.include({ running: true, speed: 50 });
    await until(() => turnOf(panel) === 'Turn 3 of 3' && !partOf(panel, 'turnsmith-transport').running);
    expect(textsOf(partOf(panel, 'turnsmith-header'), '.outcome')).to.deep.equal(['Over']);
    expect(isOpen(panel), 'nobody pressed a key').to.equal(false);
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
    expect(isOpen(panel)).to.equal(true);
    expect(textsOf(partOf(panel, 'turnsmith-end-dialog'), 'h2, #question')).to.deep.equal([
      'You won!',
      'Congratulations, you won! Play again?',
    ]);
  });

  it('game keys mean nothing while it is announced', async () => {
    const panel = await win();
    await press(panel, 'a', 'd', 'Space');
    expect(turnOf(panel)).to.equal('Turn 3 of 3');
    expect(isOpen(panel)).to.equal(true);
  });

  it('Enter plays again, with the old turns to go through', async () => {
    const panel = await win();
    await press(panel, 'Enter');
    expect(turnOf(panel)).to.equal('Turn 0 of 3');
    expect(isOpen(panel)).to.equal(false);
  });

  it('No quits', async () => {
    const panel = await win();
    await click(partOf(partOf(panel, 'turnsmith-end-dialog'), '.no'));
    expect(asked().at(-1)).to.deep.equal({ type: 'quit' });
  });

  it('Escape looks at the board, and keys are the game’s again', async () => {
    const panel = await win();
    await press(panel, 'Escape');
    await until(() => !isOpen(panel) && document.activeElement === document.body);
    await press(panel, 'a');
    expect(announced(panel)).to.equal('Left isn’t possible here.');
  });

  it('by the slider is told in the status alone', async () => {
    const panel = await win();
    await press(panel, 'Enter');
    partOf(partOf(panel, 'turnsmith-transport'), 'input').focus();
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

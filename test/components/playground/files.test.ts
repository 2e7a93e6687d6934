import { expect } from 'chai';
import { rangeInLine } from '../../../src/core/range';
import { createLanguage } from '../../../src/l10n/text';
import { USUAL_VIEW } from '../../../src/play/panelView';
import { ViewChangedEvent } from '../../../webview/events';
import type { PlaygroundElement } from '../../../webview/playground';
import { useLanguage } from '../../../webview/texts';
import { BROKEN, documentOf, OPEN, saved, WALLED } from '../../support/panel';
import { ENGLISH, messageOf } from '../games';
import { announced, bannerOf, openPanel, press, sectionOf, show, turnOf } from '../panel';
import { button, click, partOf, partsOf, settled, steady, textsOf, until } from '../support';
import { asked, kept, posted, send } from '../vsCodeApi';

/** A playground in which these keys were played in a level. */
async function playing(...keys: readonly string[]): Promise<PlaygroundElement> {
  const panel = await openPanel(documentOf(OPEN));
  await press(panel, ...keys);
  return panel;
}

const notices = (panel: PlaygroundElement): string[] => textsOf(partOf(panel, 'turnsmith-notices'), 'p');
const player = (panel: PlaygroundElement): unknown => partOf(panel, 'slug-board').frame?.player.position;

describe('a text that changes', () => {
  it('is played with the same moves', async () => {
    const panel = await playing('d', 'd');
    await show(panel, documentOf(OPEN.replace('5', '9'), 2));
    expect(turnOf(panel)).to.equal('Turn 2 of 2');
    expect(partOf(panel, 'slug-board').frame?.player.health).to.equal(9);
  });

  it('puts moves on hold that are none any more, and brings them back', async () => {
    const panel = await playing('d', 'd', 'd');
    await press(panel, 'Escape');
    await show(panel, documentOf(WALLED, 2));
    expect([turnOf(panel), notices(panel)[0]?.slice(0, 31)]).to.deep.equal([
      'Turn 1 of 1',
      'Your last 2 moves no longer fit',
    ]);
    await show(panel, documentOf(OPEN, 3));
    expect([turnOf(panel), notices(panel)]).to.deep.equal(['Turn 3 of 3', []]);
  });

  it('that does not play leaves the last board, out of reach, and the reason', async () => {
    const panel = await playing('d');
    await show(panel, documentOf(BROKEN, 2));
    expect(partOf(panel, '.board')).to.include({ inert: true, className: 'board stale' });
    expect(player(panel)).to.deep.equal([1, 2]);
    expect(notices(panel)).to.have.length(1);
    await press(panel, 'd');
    expect([turnOf(panel), announced(panel)]).to.deep.equal([
      'Turn 1 of 1',
      'Fix the text first; then you can play on.',
    ]);
    await show(panel, documentOf(OPEN, 3));
    expect(partOf(panel, '.board')).to.include({ inert: false, className: 'board' });
  });

  it('that never played shows the reason and the problems alone', async () => {
    const panel = await openPanel(documentOf(BROKEN));
    expect(partsOf(panel, 'slug-board, turnsmith-transport, turnsmith-log')).to.deep.equal([]);
    const problems = await sectionOf(panel, 'problems', 'turnsmith-problems');
    expect([notices(panel).length, textsOf(problems, 'button').length]).to.deep.equal([1, 2]);
  });

  it('leads to its problems, whichever of the two links is clicked', async () => {
    const panel = await openPanel(documentOf(BROKEN));
    await click(partOf(partOf(panel, 'turnsmith-notices'), 'button'));
    const [first] = partsOf(await sectionOf(panel, 'problems', 'turnsmith-problems'), 'button');
    if (first) await click(first);
    const reveals = posted.filter((message) => message.type === 'reveal');
    expect(reveals.map(({ range, target }) => [range.start.line, target])).to.deep.equal([
      [0, { kind: 'followed' }],
      [0, { kind: 'followed' }],
    ]);
  });

  it('older than the one that is shown is ignored', async () => {
    const panel = await playing();
    await show(panel, documentOf(OPEN.replace('5', '9'), 3));
    await show(panel, documentOf(OPEN.replace('5', '7'), 2));
    expect(partOf(panel, 'slug-board').frame?.player.health).to.equal(9);
  });

  it('is gone: the game goes on, and is told so', async () => {
    const panel = await playing();
    send({ type: 'gone', uri: 'file:///a.slug', name: 'a.slug' });
    await press(panel, 'd');
    expect([notices(panel).length, turnOf(panel)]).to.deep.equal([1, 'Turn 1 of 1']);
  });
});

describe('another file', () => {
  it('is played from its start, on the board of its game', async () => {
    const panel = await playing('d');
    await show(panel, messageOf('b.rogue', 'map\n####\n#@.#\n####\n', { sequence: 2 }));
    expect(partsOf(panel, 'slug-board, rogue-board').map(({ localName }) => localName)).to.deep.equal(['rogue-board']);
    expect(turnOf(panel)).to.equal('Turn 0 of 0');
    await press(panel, 'l');
    expect(turnOf(panel)).to.equal('Turn 1 of 1');
  });

  it('pauses a game that runs', async () => {
    const panel = await openPanel(messageOf('a.countdown', '9'));
    await click(button(partOf(panel, 'turnsmith-transport'), 'Run'));
    await show(panel, messageOf('b.countdown', '9', { sequence: 2 }));
    expect(partOf(panel, 'turnsmith-transport').running).to.equal(false);
  });
});

describe('settings', () => {
  it('give problems other severities, or hide them', async () => {
    const panel = await openPanel(messageOf('a.countdown', '9\nafter b.countdown', { files: { 'b.countdown': 'x' } }));
    const problems = async (): Promise<string[]> =>
      textsOf(await sectionOf(panel, 'problems', 'turnsmith-problems'), 'button');
    const texts: string[][] = [];
    for (const severity of ['info', 'off'] as const) {
      send({ type: 'settings', language: 'en', severity: { 'countdown/broken-file': severity } });
      await settled(panel);
      texts.push(await problems());
    }
    expect(texts).to.deep.equal([['Info, line 2: b.countdown has errors.'], []]);
  });

  it('in another language make all parts anew, and keep the turn', async () => {
    const speak = (tag: string): string => {
      const french = { 'playground.quit': 'Quitter', 'slug.panel.title': 'Joueur', 'slug.key.up': 'Haut' };
      useLanguage(createLanguage(tag, [ENGLISH.table, french]));
      return tag;
    };
    const panel = await openPanel(documentOf(OPEN), { speak });
    await press(panel, 'd');
    send({ type: 'settings', language: 'fr', severity: {} });
    await settled(panel);
    const details = panel.renderRoot.querySelector('turnsmith-details') ?? partOf(panel, 'turnsmith-drawer');
    expect(textsOf(details, '.quit')).to.deep.equal(['Quitter']);
    expect(partOf(panel, 'slug-board').sections[0]?.label).to.equal('Joueur');
    expect(partsOf(partOf(panel, 'turnsmith-pad'), 'button')[0]?.title).to.equal('Haut (W)');
    expect([turnOf(panel), player(panel)]).to.deep.equal(['Turn 1 of 1', [1, 2]]);
  });

  it('in the same language leave every part where it is', async () => {
    const panel = await playing('d');
    const parts = [...partOf(panel, 'main').children];
    send({ type: 'settings', language: 'en', severity: {} });
    await settled(panel);
    expect([...partOf(panel, 'main').children].every((part, i) => part === parts[i])).to.equal(true);
  });
});

describe('colours in the playground', () => {
  const coloursOf = (panel: PlaygroundElement): string => partOf(panel, 'slug-board').colours;
  afterEach(() => document.body.classList.remove('vscode-high-contrast'));

  it('are the user’s choice, which is kept', async () => {
    const panel = await playing();
    panel.dispatchEvent(new ViewChangedEvent({ colours: 'original' }));
    await settled(panel);
    expect(coloursOf(panel)).to.equal('original');
    await until(() => kept()?.view.colours === 'original');
  });

  it('are of high visibility by themselves in a high-contrast theme, also when it comes later', async () => {
    const panel = await playing();
    expect(coloursOf(panel)).to.equal('theme');
    document.body.classList.add('vscode-high-contrast');
    await until(() => coloursOf(panel) === 'visible');
    panel.dispatchEvent(new ViewChangedEvent({ colours: 'theme' }));
    await settled(panel);
    expect(coloursOf(panel), 'the user’s choice counts').to.equal('theme');
  });

  it('come back after a reload', async () => {
    const view = { ...USUAL_VIEW, colours: 'visible' as const };
    const panel = await openPanel(documentOf(OPEN), { saved: saved({ view }) });
    expect(coloursOf(panel)).to.equal('visible');
  });
});

describe('over a reload of the window', () => {
  it('the session is kept', async () => {
    await playing('d', 'd');
    await until(() => kept()?.turn === 2);
    expect(kept()).to.deep.include({ uri: 'file:///a.slug', languageId: 'slug-level', inputs: [['d', 2]] });
  });

  it('the panel comes back at its turn', async () => {
    const panel = await openPanel(documentOf(OPEN), { saved: saved({ inputs: [['d', 2]], turn: 1 }) });
    expect([turnOf(panel), player(panel)]).to.deep.equal(['Turn 1 of 2', [1, 2]]);
  });

  it('a state of another file is not this one’s', async () => {
    const panel = await openPanel(documentOf(OPEN), { saved: saved({ uri: 'file:///other.slug' }) });
    expect(turnOf(panel)).to.equal('Turn 0 of 0');
  });

  it('the end of a game that comes back is not announced', async () => {
    const panel = await openPanel(documentOf(OPEN), { saved: saved({ inputs: [['d', 3]], turn: 3 }) });
    expect(turnOf(panel)).to.equal('Turn 3 of 3');
    expect(bannerOf(panel)).to.equal(null);
  });
});

describe('the host hears from the playground', () => {
  it('what the editor may show behind lines', async () => {
    const panel = await openPanel(messageOf('a.countdown', '9'));
    await click(button(partOf(panel, 'turnsmith-transport'), 'Step'));
    await until(() => posted.filter(({ type }) => type === 'marks').length === 2);
    expect(posted.filter(({ type }) => type === 'marks')).to.deep.equal([
      { type: 'marks', marks: [{ line: 0, text: '9 left' }] },
      { type: 'marks', marks: [{ line: 0, text: '8 left' }] },
    ]);
  });

  it('where a double click on the board is in the text', async () => {
    const panel = await playing();
    await steady();
    const { x, y, width, height } = partOf(partOf(panel, 'slug-board'), 'canvas.ground').getBoundingClientRect();
    await clickAt(x + width / 12, y + height / 8, 2);
    expect(asked().at(-1)).to.deep.equal({
      type: 'reveal',
      range: rangeInLine(1, 0, 1),
      target: { kind: 'followed' },
    });
  });

  it('nothing more when it has left the page', async () => {
    const panel = await playing();
    await click(button(partOf(panel, 'turnsmith-transport'), 'Run'));
    panel.remove();
    posted.length = 0;
    send(documentOf(OPEN.replace('5', '9'), 2));
    await pressKey('d');
    await settled(panel);
    expect(posted).to.deep.equal([]);
    expect([turnOf(panel), partOf(panel, 'slug-board').frame?.player.health]).to.deep.equal(['Turn 0 of 0', 5]);
  });
});

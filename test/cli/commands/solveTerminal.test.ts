import { expect } from 'chai';
import { CLI, useTerminal } from '../../support/terminal';
import { Pane } from '../../support/tmux';

/** No win is near, and states enough for minutes. */
const HALL = `99\n${`${' '.repeat(20)}\n`.repeat(8)}P  S${' '.repeat(11)}AALLN\nG${' '.repeat(19)}\n`;

describe('solve at a terminal', function () {
  this.timeout(60_000);
  const terminal = useTerminal();
  let pane: Pane | undefined;
  afterEach(() => {
    pane?.close();
    pane = undefined;
  });

  const start = async (options: string): Promise<Pane> => {
    terminal().write({ 'hall.slug': HALL });
    pane = await Pane.open(terminal().folder);
    pane.enter(`'${process.execPath}' '${CLI}' solve hall.slug ${options}; echo "exit $?"`);
    return pane;
  };

  it('shows how many states it has searched, until Ctrl+C ends it and takes that away', async () => {
    const shown = await start('--limit 99999999');
    await shown.shows(/^searching: [\d,]+ states so far/m);
    shown.press('C-c');
    await shown.shows(/^[#$] ?$/m);
    expect(shown.text()).not.to.contain('searching');
  });

  it('leaves its answer alone in the end', async () => {
    const shown = await start('--limit 700000');
    const text = await shown.shows(/^exit 3$/m);
    expect(text).to.match(/^not decided within 700,000 states$/m);
    expect(text).not.to.contain('searching');
  });
});

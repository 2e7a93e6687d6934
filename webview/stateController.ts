import type { ReactiveController } from 'lit';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { HostApi } from './hostApi';
import type { Shell } from './shell';
import { say } from './texts';
import { throttle } from './throttle';

/** How often the state is kept and the marks are told at most, in milliseconds. */
const PACE = 200;

/** Keeps the session over a reload of the window, and tells the editor what it may show behind lines: each only when it has changed. */
export class StateController implements ReactiveController {
  private revision = -1;
  private kept: string;
  private told: string | null = null;
  private readonly keepSoon = throttle(() => this.keep(), PACE);

  constructor(
    private readonly shell: Shell,
    private readonly model: PlaygroundModel,
    private readonly host: HostApi,
  ) {
    this.kept = JSON.stringify(host.getState() ?? null);
    shell.addController(this);
  }

  hostUpdated(): void {
    if (this.shell.revision === this.revision) return;
    this.revision = this.shell.revision;
    this.keepSoon();
  }

  private keep(): void {
    if (!this.model.game) return;
    this.save();
    this.tellMarks();
  }

  private save(): void {
    const state = this.model.save();
    const text = JSON.stringify(state);
    if (!state || text === this.kept) return;
    this.kept = text;
    this.host.setState(state);
    this.host.postMessage({ type: 'keep', saved: state });
  }

  private tellMarks(): void {
    const marks = this.model.marks.map(({ line, label }) => ({ line, text: say(label) }));
    const text = JSON.stringify(marks);
    if (text === this.told) return;
    this.told = text;
    this.host.postMessage({ type: 'marks', marks });
  }
}

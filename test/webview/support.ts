import type { ReactiveController } from 'lit';
import type { PanelMessage, SavedPanel } from '../../src/play/messages';
import type { HostApi } from '../../webview/hostApi';
import type { Shell } from '../../webview/shell';

/** An element without a page: what its controllers see of it. */
export class FakeShell implements Shell {
  revision = 0;
  /** How many updates were asked for. */
  requests = 0;
  readonly updateComplete = Promise.resolve(true);
  private readonly controllers: ReactiveController[] = [];

  addController(controller: ReactiveController): void {
    this.controllers.push(controller);
  }

  removeController(controller: ReactiveController): void {
    this.controllers.splice(this.controllers.indexOf(controller), 1);
  }

  requestUpdate(): void {
    this.requests++;
  }

  refresh(): void {
    this.revision++;
  }

  /** Updates, as Lit does some time after it was asked to. */
  update(): void {
    for (const controller of this.controllers) controller.hostUpdate?.();
    for (const controller of this.controllers) controller.hostUpdated?.();
  }

  /** Is taken from the page. */
  disconnect(): void {
    for (const controller of this.controllers) controller.hostDisconnected?.();
  }
}

/** VS Code's side of the door, which writes down what comes. */
export class FakeHost implements HostApi {
  readonly posted: PanelMessage[] = [];
  readonly states: SavedPanel[] = [];

  constructor(private readonly state: unknown = undefined) {}

  postMessage(message: PanelMessage): void {
    this.posted.push(message);
  }

  getState(): unknown {
    return this.states.at(-1) ?? this.state;
  }

  setState(state: SavedPanel): void {
    this.states.push(state);
  }
}

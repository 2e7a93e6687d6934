import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { DocumentMessage, GoneMessage, SettingsMessage } from '../src/play/messages';
import { readHostMessage } from '../src/play/readHostMessage';
import type { HostApi } from './hostApi';
import { HostRequests } from './hostRequests';

/** Who hears what the host says by itself. */
export interface HostListener {
  /** The language and the severities that the user wants. */
  configure(settings: SettingsMessage): void;
  /** The followed file is another one, has changed, or can't be read any more. */
  follow(message: DocumentMessage | GoneMessage): void;
  /** The user asked to play: the next key is the game's. */
  takeFocus(): void;
}

/** Listens to the host while the panel is on the page, and says that it is ready. */
export class HostController implements ReactiveController {
  readonly requests: HostRequests;

  constructor(
    shell: ReactiveControllerHost,
    private readonly host: HostApi,
    private readonly listener: HostListener,
  ) {
    this.requests = new HostRequests(host);
    shell.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('message', this.listen);
    this.host.postMessage({ type: 'ready' });
  }

  hostDisconnected(): void {
    window.removeEventListener('message', this.listen);
  }

  /** Takes whatever came as a message; what isn't one of the host's is ignored. */
  receive(value: unknown): void {
    const message = readHostMessage(value);
    if (!message) return console.warn('turnsmith: unknown message');
    if (message.type === 'settings') this.listener.configure(message);
    else if (message.type === 'document' || message.type === 'gone') this.listener.follow(message);
    else if (message.type === 'focus') this.listener.takeFocus();
    else this.requests.receive(message);
  }

  private readonly listen = ({ data }: MessageEvent<unknown>): void => this.receive(data);
}

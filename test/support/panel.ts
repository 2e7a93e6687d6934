import { slugGame } from '../../src/games/slug/play/game';
import type { DocumentMessage, SavedPanel } from '../../src/play/messages';
import { USUAL_VIEW } from '../../src/play/panelView';
import { PlaygroundModel } from '../../src/play/playgroundModel';
import { frameOf } from './games';
import { TOYS } from './registry';

/** A level that is won by three steps to the right. */
export const OPEN = '5\n######\n#P  G#\n######\n';
/** The same with a wall in the way, behind the first step. */
export const WALLED = '5\n######\n#P #G#\n######\n';
/** The same without its player, so that it does not play. */
export const BROKEN = '5\n######\n#   G#\n######\n';

/** The message of the host that shows a text as `a.slug`. */
export const documentOf = (text: string, sequence = 1, rest: Partial<DocumentMessage> = {}): DocumentMessage => ({
  type: 'document',
  uri: 'file:///a.slug',
  formerUris: [],
  name: 'a.slug',
  languageId: 'slug-level',
  sequence,
  documentVersion: 1,
  text,
  files: {},
  slots: [],
  ...rest,
});

/** A model that was shown the text, with the keys pressed. */
export function playing(text: string, keys = '', saved: SavedPanel | null = null): PlaygroundModel {
  const model = new PlaygroundModel(TOYS, saved);
  model.receive(documentOf(text));
  for (const key of keys) model.press(key);
  return model;
}

/** The message of the host that shows a countdown as `a.countdown`. */
export const countdownDocument = (text: string, sequence = 1, rest: Partial<DocumentMessage> = {}): DocumentMessage =>
  documentOf(text, sequence, {
    uri: 'file:///a.countdown',
    name: 'a.countdown',
    languageId: 'countdown-file',
    ...rest,
  });

/** A model that was shown a countdown. */
export function counting(text: string | number, saved: SavedPanel | null = null): PlaygroundModel {
  const model = new PlaygroundModel(TOYS, saved);
  model.receive(countdownDocument(String(text)));
  return model;
}

/** A saved session of `a.slug`: two steps, with the first one shown. */
export const saved = (parts: Partial<SavedPanel> = {}): SavedPanel => ({
  uri: 'file:///a.slug',
  languageId: 'slug-level',
  inputs: [['d', 2]],
  turn: 1,
  options: {},
  ownSlot: 1,
  slots: {},
  view: USUAL_VIEW,
  ...parts,
});

/** What the board shows. */
export const boardOf = (model: PlaygroundModel): unknown => frameOf(slugGame, model.session?.state);

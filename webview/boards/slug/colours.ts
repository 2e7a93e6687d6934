/** The colours of a board of SlugDungeon. */
export interface SlugColours {
  readonly name: string;
  readonly wall: string;
  readonly floor: string;
  readonly goal: string;
  readonly goalPattern: string;
  readonly player: string;
  readonly slugs: Readonly<Record<string, string>>;
  readonly text: string;
  readonly textOutline: string;
  /** The ring around a slug that moves in the coming turn. */
  readonly ready: string;
  readonly target: string;
  /** The line around everybody; `null` draws none. */
  readonly edge: string | null;
}

/** The original's own. */
export const ORIGINAL: SlugColours = {
  name: 'original',
  wall: '#2e2208',
  floor: '#f5efc9',
  goal: '#f0d005',
  goalPattern: '#8a7600',
  player: '#81b7e3',
  slugs: { NiceSlug: 'green', AngrySlug: 'green', ScaredSlug: 'green' },
  text: '#000000',
  textOutline: '#ffffff',
  ready: 'lightpink',
  target: '#c4314b',
  edge: null,
};

/** Told apart at a glance and by everybody: far apart in lightness, safe for colour-blind eyes, everything with an edge. */
export const READABLE: SlugColours = {
  name: 'readable',
  wall: '#000000',
  floor: '#ffffff',
  goal: '#ffd500',
  goalPattern: '#000000',
  player: '#56b4e9',
  slugs: { NiceSlug: '#8fe3c0', AngrySlug: '#ff9d6c', ScaredSlug: '#e3b9f0' },
  text: '#000000',
  textOutline: '#ffffff',
  ready: '#b8006b',
  target: '#0039b3',
  edge: '#000000',
};

import { LitElement } from 'lit';

declare global {
  function pressKey(key: string): Promise<void>;
  function typeText(text: string): Promise<void>;
  function clickAt(x: number, y: number, clickCount?: number): Promise<void>;
  function moveMouseTo(x: number, y: number): Promise<void>;
  function pressMouse(): Promise<void>;
  function releaseMouse(): Promise<void>;
  /** The text of a file of the project. */
  function textOfSample(file: string): Promise<string>;
  function accessibilityTree(): Promise<string>;
}

type Tags = HTMLElementTagNameMap;
type LitTag = { [K in keyof Tags]: Tags[K] extends LitElement ? K : never }[keyof Tags];

/** Puts an element with these properties into the page and waits until it has rendered; the page is emptied after each test. */
export async function mount<K extends LitTag>(tag: K, properties: Partial<Tags[K]> = {}): Promise<Tags[K]> {
  const element = Object.assign(document.createElement(tag), properties);
  document.body.append(element);
  await settled(element);
  return element;
}

/** Waits until an element shows what it was told, with all elements inside it. */
export async function settled(element: LitElement): Promise<void> {
  while (!(await element.updateComplete));
  for (const part of element.renderRoot.querySelectorAll('*')) if (part instanceof LitElement) await settled(part);
}

/** Waits until canvases are painted. */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Waits until the zones of a panel have their places, with the board in them. */
export async function steady(): Promise<void> {
  for (let frame = 0; frame < 4; frame++) await painted();
}

/** Gives an element another width, and waits until the canvas in it fits: the width is noticed, the canvas sized and painted in one frame each. */
export async function narrow(element: HTMLElement, width: number): Promise<void> {
  element.style.width = `${width}px`;
  await painted();
  await painted();
}

/** Waits until something holds, four seconds at most. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 4000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never happened: ${String(holds)}`);
    await new Promise(requestAnimationFrame);
  }
}

/** Changes properties and waits until the element shows them. */
export async function change<E extends LitElement>(element: E, properties: Partial<E>): Promise<void> {
  await settled(Object.assign(element, properties));
}

/** All parts of what an element rendered that match. */
export function partsOf<K extends keyof Tags>(element: LitElement, selector: K): Tags[K][];
export function partsOf(element: LitElement, selector: string): HTMLElement[];
export function partsOf(element: LitElement, selector: string): HTMLElement[] {
  return [...element.renderRoot.querySelectorAll<HTMLElement>(selector)];
}

/** The one part that matches. */
export function partOf<K extends keyof Tags>(element: LitElement, selector: K): Tags[K];
export function partOf(element: LitElement, selector: string): HTMLElement;
export function partOf(element: LitElement, selector: string): HTMLElement {
  const [part, ...others] = partsOf(element, selector);
  if (!part || others.length > 0) throw new Error(`${others.length + (part ? 1 : 0)} parts match ${selector}`);
  return part;
}

/** The button of this name. */
export const button = (element: LitElement, name: string): HTMLElement =>
  partOf(
    element,
    `:is(button[aria-label=${JSON.stringify(name)}], vscode-toolbar-button[label=${JSON.stringify(name)}])`,
  );

/** A text with single spaces. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The texts of all parts that match, with single spaces. */
export const textsOf = (element: LitElement, selector: string): string[] =>
  partsOf(element, selector).map(({ textContent }) => plain(textContent));

/** The middle of an element on the screen. */
export function middleOf(element: HTMLElement): [x: number, y: number] {
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Clicks with the mouse, in the middle of an element. */
export const click = (element: HTMLElement): Promise<void> => clickAt(...middleOf(element));

/** An accessibility tree, as Playwright writes it. */
export const lines = (...all: readonly string[]): string => all.join('\n');

/** Gets every event of a type that reaches the target from now on. */
export function listen<K extends keyof HTMLElementEventMap>(target: HTMLElement, type: K): HTMLElementEventMap[K][] {
  const heard: HTMLElementEventMap[K][] = [];
  target.addEventListener(type, (event) => void heard.push(event));
  return heard;
}

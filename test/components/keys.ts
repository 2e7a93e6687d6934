// Keys that no keyboard of the test machine has, or that are held: made as events, and looked at while they are on their way.

/** A key as `KeyboardEvent.key` tells it, and what else there is to say of it. */
export interface Key extends KeyboardEventInit {
  readonly key: string;
}

/** Sends a key to an element, and gives what is made of it at the document. */
export function pressOn<T>(element: Element, key: Key, take: (event: KeyboardEvent) => T): T {
  let answers: T[] = [];
  const hear = (event: KeyboardEvent): void => void (answers = [take(event)]);
  document.addEventListener('keydown', hear, { once: true });
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...key }));
  document.removeEventListener('keydown', hear);
  const [answer] = answers;
  if (answer === undefined) throw new Error(`${key.key} did not come to the document`);
  return answer;
}

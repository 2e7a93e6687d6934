/**
 * For clicks on buttons: one that was pressed by a mouse or a finger gives the focus back, so that the space key is the game's again. One that was
 * pressed by a key keeps it.
 */
export function giveFocusBack(event: MouseEvent): void {
  // A click that an element makes of a key press has no pointer.
  if (event.detail === 0) return;
  for (const target of event.composedPath())
    if (target instanceof HTMLElement && target.matches(':focus')) target.blur();
}

import type { ReadingController } from './readingController';
import type { UserActions } from './userActions';

/** Hands the events of `events.ts`, which bubble up from all parts of the panel, to whoever acts on them. */
export function listenToUser(element: HTMLElement, user: UserActions, reading: ReadingController): void {
  element.addEventListener('input-chosen', ({ input }) => user.play(input));
  element.addEventListener('option-chosen', ({ name, value }) => user.choose(name, value));
  element.addEventListener('own-slot-chosen', ({ slot }) => user.standIn(slot));
  element.addEventListener('load-slot', ({ slot, clearsOthers }) => user.loadSlot(slot, clearsOthers));
  element.addEventListener('clear-slot', ({ slot }) => user.clearSlot(slot));
  element.addEventListener('transport', ({ wish }) => user.fulfil(wish));
  element.addEventListener('play-again', ({ again }) => user.playAgain(again));
  element.addEventListener('cell-chosen', ({ cell, wantsText }) => user.chooseCell(cell, wantsText));
  element.addEventListener('cell-pointed', ({ cell }) => reading.point(cell));
  element.addEventListener('reveal', ({ range, file }) => user.reveal(range, file));
  element.addEventListener('view-changed', ({ change }) => user.arrange(change));
  element.addEventListener('wish', ({ wish }) => user.grant(wish));
}

import type { Status } from '../../game';
import type { Card } from './card';
import type { GameContext } from './context';
import { Encounter, type MonsterSetup } from './encounter';
import * as events from './events';
import type { SpireEvents } from './events';
import type { Player } from './player';

/** A pile that can be looked at. */
export type Pile = 'deck' | 'discard';

/** A command of the user's. A play that is not well-formed is one, too, and fails. `docs/games/spire.md#moves` */
export type Move =
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'inspect'; readonly pile: Pile }
  | { readonly kind: 'describe'; readonly card: Card }
  | { readonly kind: 'play'; readonly card: string; readonly target: number | null }
  | { readonly kind: 'malformed-play' };

/** What a move came to, apart from the encounters that it won. */
export type Outcome =
  | { readonly kind: 'done' | 'refused' | 'lost' | 'won' }
  | { readonly kind: 'inspected'; readonly pile: Pile }
  | { readonly kind: 'described'; readonly card: Card };

const DONE: Outcome = { kind: 'done' };
const REFUSED: Outcome = { kind: 'refused' };
const NO_WINNERS: readonly Player[] = [];

/** The monsters of the encounters, in order, made only when it is their turn. */
export interface EncounterList {
  readonly length: number;
  /** What stands in the encounter of an index, from 0. */
  setups(index: number): readonly MonsterSetup[];
}

/** A whole game: one player through the encounters of a file. `docs/games/spire.md#a-game` */
export class GameLoop {
  private turn = 0;
  /** The player's turns so far, in all encounters, the present one included. */
  private playerTurns = 1;
  private status: Status = 'playing';
  private encounterIndex = 0;
  private outcome: Outcome = DONE;
  private winners = NO_WINNERS;

  private constructor(
    private readonly context: GameContext,
    private readonly player: Player,
    private readonly encounters: EncounterList,
    private encounter: Encounter,
  ) {}

  /** A game at turn 0: the first encounter that has monsters, or won when none has. A RangeError when there is no encounter at all. */
  static begin(context: GameContext, player: Player, encounters: EncounterList): GameLoop {
    if (encounters.length === 0) throw new RangeError('encounters');
    const loop = new GameLoop(context, player, encounters, Encounter.begin(context, player, encounters.setups(0)));
    loop.passWonEncounters(null);
    return loop;
  }

  /** A fork: what happens to one does not happen to the other. */
  copy(): GameLoop {
    const context = this.context.copy();
    const player = this.player.copy(context);
    const fork = new GameLoop(context, player, this.encounters, this.encounter.copy(player));
    fork.turn = this.turn;
    fork.playerTurns = this.playerTurns;
    fork.status = this.status;
    fork.encounterIndex = this.encounterIndex;
    fork.outcome = this.outcome;
    fork.winners = this.winners;
    return fork;
  }

  /** The number of commands so far, failed plays included. */
  getTurn(): number {
    return this.turn;
  }

  /** Which turn of the player's it is in the game, from 1; every encounter begins with a new one. */
  getPlayerTurn(): number {
    return this.playerTurns;
  }

  getStatus(): Status {
    return this.status;
  }

  getContext(): GameContext {
    return this.context;
  }

  getPlayer(): Player {
    return this.player;
  }

  getEncounter(): Encounter {
    return this.encounter;
  }

  /** The current encounter, from 0; the last one after the end. */
  getEncounterIndex(): number {
    return this.encounterIndex;
  }

  getEncounterCount(): number {
    return this.encounters.length;
  }

  /** What the last move came to; `done` at turn 0, unless the game is won there. */
  getOutcome(): Outcome {
    return this.outcome;
  }

  /** Whether the last move did what it says; only a play can fail. */
  hasSucceeded(): boolean {
    return this.outcome.kind !== 'refused';
  }

  /** The player at the win of each encounter that was won in this turn, the hand still held; nobody changes them any more. */
  getWinners(): readonly Player[] {
    return this.winners;
  }

  /** The cards of a pile, in order. */
  getPile(pile: Pile): readonly Card[] {
    return pile === 'deck' ? this.player.getDeck() : this.player.getDiscarded();
  }

  /** Plays a move; nothing after the end. What happens is told to the log when given. */
  perform(move: Move, log: SpireEvents | null = null): void {
    if (this.status !== 'playing') return;
    this.turn++;
    this.winners = NO_WINNERS;
    this.encounter.log = log;
    switch (move.kind) {
      case 'end-turn':
        return this.endTurn(log);
      case 'inspect':
        if (log) events.pileInspected(log, move.pile, this.getPile(move.pile));
        this.outcome = { kind: 'inspected', pile: move.pile };
        return;
      case 'describe':
        if (log) events.cardDescribed(log, move.card);
        this.outcome = { kind: 'described', card: move.card };
        return;
      case 'malformed-play':
        if (log) events.playRefused(log, { reason: 'malformed' });
        this.outcome = REFUSED;
        return;
      case 'play': {
        const isPlayed = this.encounter.playerApplyCard(move.card, move.target);
        this.outcome = isPlayed ? DONE : REFUSED;
        if (isPlayed) this.passWonEncounters(log);
      }
    }
  }

  private endTurn(log: SpireEvents | null): void {
    if (log) events.turnEnds(log);
    this.encounter.endPlayerTurn();
    this.encounter.enemyTurn();
    this.outcome = DONE;
    if (!this.player.isDefeated()) {
      this.playerTurns++;
      return;
    }
    this.status = 'lost';
    this.outcome = { kind: 'lost' };
    if (log) events.gameLost(log);
  }

  /** Goes on to the next encounter that has monsters; the turn in which an encounter is won ends with it. */
  private passWonEncounters(log: SpireEvents | null): void {
    while (!this.encounter.isActive()) {
      this.winners = [...this.winners, this.player.copy(this.context)];
      if (log) events.encounterWon(log);
      this.encounter.endPlayerTurn();
      if (this.encounterIndex + 1 === this.encounters.length) {
        this.status = 'won';
        this.outcome = { kind: 'won' };
        if (log) events.gameWon(log);
        return;
      }
      this.encounterIndex++;
      this.playerTurns++;
      const setups = this.encounters.setups(this.encounterIndex);
      if (log) events.encounterStarts(log, this.encounterIndex + 1, this.encounters.length, setups.length);
      this.encounter = Encounter.begin(this.context, this.player, setups, log);
    }
  }
}

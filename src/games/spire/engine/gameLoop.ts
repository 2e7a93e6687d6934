import type { GameEvent, Status } from '../../game';
import type { Card } from './card';
import type { GameContext } from './context';
import { display } from './display';
import { Encounter, type MonsterSetup } from './encounter';
import * as events from './events';
import type { Move, Pile } from '../play/move';
import * as texts from './originalTexts';
import type { Player } from './player';

/** What a move came to, apart from won encounters. */
type Outcome =
  | { readonly kind: 'displayed' | 'refused' | 'lost' | 'won' }
  | { readonly kind: 'inspected'; readonly pile: Pile }
  | { readonly kind: 'described'; readonly card: Card };

const DISPLAYED: Outcome = { kind: 'displayed' };

/** The monsters of the encounters, in order, made only when it is their turn. */
export interface EncounterList {
  readonly length: number;
  /** What stands in the encounter of an index, from 0. */
  setups(index: number): readonly MonsterSetup[];
}

/** A whole game: one player through the encounters of a file. `docs/games/spire.md#a-game` */
export class GameLoop {
  private turn = 0;
  private status: Status = 'playing';
  private encounterIndex = 0;
  private outcome: Outcome = DISPLAYED;
  /** What the original prints in this turn for encounters won and begun; their own display is gone when the turn is over. */
  private passage = '';

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
    loop.passage = texts.NEW_ENCOUNTER;
    loop.passWonEncounters(null);
    return loop;
  }

  /** A fork: what happens to one does not happen to the other. */
  copy(): GameLoop {
    const context = this.context.copy();
    const player = this.player.copy(context);
    const fork = new GameLoop(context, player, this.encounters, this.encounter.copy(player));
    fork.turn = this.turn;
    fork.status = this.status;
    fork.encounterIndex = this.encounterIndex;
    fork.outcome = this.outcome;
    fork.passage = this.passage;
    return fork;
  }

  /** The number of commands so far, failed plays included. */
  getTurn(): number {
    return this.turn;
  }

  getStatus(): Status {
    return this.status;
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

  /** Whether the last move did what it says; only a play can fail. */
  hasSucceeded(): boolean {
    return this.outcome.kind !== 'refused';
  }

  /** Plays a move; nothing after the end. What happens is appended to the log when given. */
  perform(move: Move, log: GameEvent[] | null = null): void {
    if (this.status !== 'playing') return;
    this.turn++;
    this.passage = '';
    this.encounter.events = log;
    switch (move.kind) {
      case 'end-turn':
        return this.endTurn(log);
      case 'inspect':
        log?.push(events.pileInspected(move.pile, this.cardsOf(move.pile)));
        this.outcome = { kind: 'inspected', pile: move.pile };
        return;
      case 'describe':
        log?.push(events.cardDescribed(move.card));
        this.outcome = { kind: 'described', card: move.card };
        return;
      case 'malformed-play':
        log?.push(events.playRefused({ reason: 'malformed' }));
        this.outcome = { kind: 'refused' };
        return;
      case 'play': {
        const isPlayed = this.encounter.playerApplyCard(move.card, move.target);
        this.outcome = isPlayed ? DISPLAYED : { kind: 'refused' };
        if (isPlayed) this.passWonEncounters(log);
      }
    }
  }

  /** What the original prints for the last move, or for the start at turn 0. */
  printed(): string {
    return this.passage + this.printedOutcome();
  }

  private endTurn(log: GameEvent[] | null): void {
    log?.push(events.turnEnds());
    this.encounter.endPlayerTurn();
    this.encounter.enemyTurn();
    this.outcome = DISPLAYED;
    if (!this.player.isDefeated()) return;
    this.status = 'lost';
    this.outcome = { kind: 'lost' };
    log?.push(events.gameLost());
  }

  /** Goes on to the next encounter that has monsters; the turn in which an encounter is won ends with it. */
  private passWonEncounters(log: GameEvent[] | null): void {
    while (!this.encounter.isActive()) {
      this.passage += display(this.encounter) + texts.ENCOUNTER_WON;
      log?.push(events.encounterWon());
      this.encounter.endPlayerTurn();
      if (this.encounterIndex + 1 === this.encounters.length) {
        this.status = 'won';
        this.outcome = { kind: 'won' };
        log?.push(events.gameWon());
        return;
      }
      this.encounterIndex++;
      const setups = this.encounters.setups(this.encounterIndex);
      log?.push(events.encounterStarts(this.encounterIndex + 1, this.encounters.length, setups.length));
      this.encounter = Encounter.begin(this.context, this.player, setups, log);
      this.passage += texts.NEW_ENCOUNTER;
    }
  }

  private cardsOf(pile: Pile): readonly Card[] {
    return pile === 'deck' ? this.player.getDeck() : this.player.getDiscarded();
  }

  private printedOutcome(): string {
    switch (this.outcome.kind) {
      case 'displayed':
        return display(this.encounter);
      case 'inspected':
        return texts.answer(texts.listOf(this.cardsOf(this.outcome.pile)));
      case 'described':
        return texts.answer(this.outcome.card.getDescription());
      case 'refused':
        return texts.PLAY_FAILED;
      case 'lost':
        return texts.GAME_LOST;
      case 'won':
        return texts.GAME_WON;
    }
  }
}

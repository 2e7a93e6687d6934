// Every sprite by family and name, with the hue that it is meant for.
import type { Palette } from '../../../webview/palette/palette';
import * as cards from '../../../webview/sprites/cards';
import * as dungeon from '../../../webview/sprites/dungeon';
import { FIGURE_HUES } from '../../../webview/sprites/hues';
import * as intents from '../../../webview/sprites/intents';
import * as robots from '../../../webview/sprites/robots';
import * as slugs from '../../../webview/sprites/slugs';
import * as snakes from '../../../webview/sprites/snakes';
import * as figures from '../../../webview/sprites/spireFigures';
import { turned, type Sprite } from '../../../webview/sprites/sprite';
import * as tiles from '../../../webview/sprites/tiles';
import { wall } from '../../../webview/sprites/wall';
import * as weapons from '../../../webview/sprites/weapons';

/** A sprite, and its hue in a palette. */
export interface Piece {
  readonly name: string;
  readonly sprite: Sprite;
  readonly hue: (palette: Palette) => string;
}

type Hue = keyof Palette | `#${string}`;

function piece(name: string, sprite: Sprite, hue: Hue): Piece {
  return { name, sprite, hue: (palette) => (hue.startsWith('#') ? hue : String(palette[hue as keyof Palette])) };
}

const [blue, green, yellow, red] = snakes.SNAKE_HUES;

/** The families; within each, sprites are told apart by their silhouettes. */
export const GALLERY: Readonly<Record<string, readonly Piece[]>> = {
  slugs: [
    piece('Nice', slugs.niceSlug, 'green'),
    piece('Angry', slugs.angrySlug, 'orange'),
    piece('Scared', slugs.scaredSlug, 'purple'),
    piece('Dead', slugs.deadSlug, 'quiet'),
    piece('Player', slugs.player, 'blue'),
    piece('Sword in hand', slugs.playerWithSword, 'blue'),
    piece('Dart in hand', slugs.playerWithDart, 'blue'),
    piece('Rock in hand', slugs.playerWithRock, 'blue'),
    piece('Player, dead', slugs.deadPlayer, 'blue'),
  ],
  things: [
    piece('Sword', weapons.sword, 'text'),
    piece('Sword sign', weapons.swordSign, 'text'),
    piece('Dart sign', weapons.dartSign, 'text'),
    piece('Rock sign', weapons.rockSign, 'text'),
    piece('Dart', weapons.dart, 'text'),
    piece('Rock', weapons.rock, 'text'),
    piece('Potion', weapons.potion, 'text'),
    piece('Poison', weapons.poisonDrop, 'text'),
    piece('Goal', tiles.goal, 'yellow'),
    piece('Flag', tiles.flag, 'yellow'),
  ],
  attackRobots: [piece('Attack 1', robots.attack1, 'blue'), piece('Attack 2', robots.attack2, 'orange')],
  medics: [piece('Medic 1', robots.medic1, 'blue'), piece('Medic 2', robots.medic2, 'orange')],
  turnedRobots: [
    piece('Attack 1 E', turned(robots.attack1, 1), 'blue'),
    piece('Medic 1 S', turned(robots.medic1, 2), 'blue'),
    piece('Attack 2 S', turned(robots.attack2, 2), 'orange'),
    piece('Medic 2 W', turned(robots.medic2, 3), 'orange'),
  ],
  dungeon: [
    piece('Player', dungeon.hero, FIGURE_HUES.hero),
    piece('Orc', dungeon.orc, FIGURE_HUES.orc),
    piece('Troll', dungeon.troll, FIGURE_HUES.troll),
    piece('Remains', dungeon.remains, FIGURE_HUES.remains),
  ],
  figures: [
    piece('Louse', figures.louse, FIGURE_HUES.louse),
    piece('JawWorm', figures.jawWorm, FIGURE_HUES.jawWorm),
    piece('Cultist', figures.cultist, FIGURE_HUES.cultist),
    piece('IronClad', figures.ironClad, FIGURE_HUES.ironClad),
    piece('Silent', figures.silent, 'green'),
    piece('Watcher', figures.watcher, 'purple'),
  ],
  intents: [
    piece('Attack', intents.attack, 'red'),
    piece('Block', intents.block, 'blue'),
    piece('Weak', intents.weak, 'purple'),
    piece('Vulnerable', intents.vulnerable, 'orange'),
    piece('Strength', intents.strength, 'red'),
    piece('Nothing', intents.nothing, 'quiet'),
  ],
  cards: [
    piece('Strike', cards.strike, 'red'),
    piece('Defend', cards.defend, 'blue'),
    piece('Bash', cards.bash, 'red'),
    piece('Neutralize', cards.neutralize, 'purple'),
    piece('Survivor', cards.survivor, 'blue'),
    piece('Eruption', cards.eruption, 'purple'),
    piece('Vigilance', cards.vigilance, 'purple'),
  ],
  snakes: [
    piece('Head', snakes.head('east'), blue),
    piece('Body', snakes.body('east', 'west', 1), green),
    piece('Tail', snakes.tail('east'), yellow),
  ],
  slots: [piece('Slot', snakes.slotMark(3), red)],
  walls: [piece('Wall', wall({ north: true, south: true }), 'text')],
};

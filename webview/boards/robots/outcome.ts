import type { Status } from '../../../src/games/game';
import { TEAMS } from '../../../src/games/robots/facts/robots';
import type { RobotsFrame } from '../../../src/games/robots/play/frame';
import { paintSprite, type Sprite } from '../../sprites/sprite';
import type { Ending, Standing } from '../board';
import type { RobotsColours } from './colours';
import { signOf } from './figures';
import { strengthOf } from './strength';
import { text } from './texts';

/** Who won, for the pill; `null` while the war goes on. */
export function standingOf({ winner }: RobotsFrame, status: Status, { teams }: RobotsColours): Standing | null {
  if (status === 'playing') return null;
  if (winner === null) return { label: text('robots.nobody'), tone: 'quiet' };
  return { label: text('robots.won', { team: winner }), tone: winner === 1 ? 'blue' : 'orange', hue: teams[winner] };
}

/** Who won and how, for the banner; `null` while the war goes on. */
export function endingOf(frame: RobotsFrame, status: Status, turn: number, colours: RobotsColours): Ending | null {
  const standing = standingOf(frame, status, colours);
  if (!standing) return null;
  const { winner, robots, turnLimit } = frame;
  const left = text('robots.end.left', { count: robots.length });
  const { label: title, ...look } = standing;
  if (winner === null) {
    const [first, second] = TEAMS.map((team) => strengthOf(frame, team).health);
    return {
      title,
      message: text('robots.end.limit', { count: turnLimit }),
      asks: false,
      result: text('robots.end.healths', { first: first ?? 0, second: second ?? 0 }),
      details: [left],
      picture: { sprite: faceToFace(colours) },
      ...look,
    };
  }
  return {
    title,
    message: text('robots.end.message', { team: winner === 1 ? 2 : 1 }),
    asks: false,
    result: text('robots.end.result', { count: turn }),
    details: [left],
    picture: { sprite: signOf(winner, 'attack'), hue: colours.teams[winner] },
    ...look,
  };
}

/** Two that neither could beat. */
const faceToFace =
  ({ teams }: RobotsColours): Sprite =>
  (context, { palette }) => {
    paintSprite(context, signOf(1, 'attack', 'E'), 0, 25, 50, { hue: teams[1], palette });
    paintSprite(context, signOf(2, 'attack', 'W'), 50, 25, 50, { hue: teams[2], palette });
  };

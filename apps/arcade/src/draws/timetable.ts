import { nextOf, type Rhythm } from '../clocked/rhythm.ts';
import { listedTitle } from '../engines/game-list.ts';

/**
 * The lottery titles that draw by the clock, each with its rhythm. Only titles whose own game runs are here, because a
 * draw comes from the drum of the game.
 */
const TIMETABLE: Readonly<Record<string, Rhythm>> = {
  'minute-balls': { everyMinutes: 1 },
  'takatak-keno': { everyMinutes: 5 },
  'lotto-six': { everyMinutes: 15 },
  'drawghor-six': { everyMinutes: 15, fromMinute: 5 },
  'river-draw': { everyMinutes: 20 },
  'drawghor-cage': { everyMinutes: 20, fromMinute: 10 },
  'boat-number': { everyMinutes: 30 },
  'drum-draw': { everyMinutes: 30, fromMinute: 10 },
  'hour-draw': { everyMinutes: 60 },
  'drawghor-star': { everyMinutes: 60, fromMinute: 30 },
  'lucky-clover-draw': { everyMinutes: 120, fromMinute: 60 },
  'mela-lottery': { everyMinutes: 180 },
  'daily-draw': { everyMinutes: 24 * 60, fromMinute: 20 * 60 },
  'night-draw': { everyMinutes: 24 * 60, fromMinute: 22 * 60 },
};

/** Slugs of the titles that draw by the clock. */
export const DRAWN_TITLES: readonly string[] = Object.keys(TIMETABLE);

/** The slug of a game code whose title draws by the clock. */
export function drawnTitle(gameCode: string): string | undefined {
  const slug = gameCode.startsWith('draw.') ? gameCode.slice('draw.'.length) : '';
  return Object.hasOwn(TIMETABLE, slug) && listedTitle(slug)?.isOwn === true ? slug : undefined;
}

/** The game code of a title of the timetable. */
export const codeOfDrawn = (slug: string): string => `draw.${slug}`;

/** When a title draws next, later than a moment. @throws RangeError for a title that does not draw by the clock */
export function nextDrawAt(slug: string, afterMs: number): number {
  const rhythm = TIMETABLE[slug];
  if (rhythm === undefined) throw new RangeError(`${slug} does not draw by the clock`);
  return nextOf(rhythm, afterMs);
}

import { nextOf, type Rhythm } from '../clocked/rhythm.ts';
import type { DrawnRoom } from '../games/drawn-room.ts';
import { drawnRoomOf } from '../games/rooms.ts';
import { listedTitle } from '../engines/game-list.ts';

/** The lottery and bingo titles, each with the rhythm in which it draws; the shorter ones first. */
const TIMETABLE: Readonly<Record<string, Rhythm>> = {
  'minute-balls': { everyMinutes: 1 },
  'quick-three': { everyMinutes: 1 },
  'quick-four': { everyMinutes: 1 },
  'jhotpot-lobby': { everyMinutes: 2 },
  'neon-bingo': { everyMinutes: 3 },
  'pagla-bingo': { everyMinutes: 3, fromMinute: 1 },
  'candy-bingo': { everyMinutes: 3, fromMinute: 2 },
  'bingo-para': { everyMinutes: 5 },
  'drum-ball': { everyMinutes: 5, fromMinute: 1 },
  'boat-ball': { everyMinutes: 5, fromMinute: 2 },
  'rainbow-balls': { everyMinutes: 5, fromMinute: 3 },
  'mango-bingo': { everyMinutes: 5, fromMinute: 4 },
  'tikit-pick-three': { everyMinutes: 5 },
  'tikit-pick-four': { everyMinutes: 5 },
  'drawghor-digits': { everyMinutes: 10 },
  'bingo-boat': { everyMinutes: 10 },
  'mela-bingo': { everyMinutes: 10, fromMinute: 3 },
  'bingo-bazar': { everyMinutes: 10, fromMinute: 6 },
  'nodi-bingo': { everyMinutes: 15 },
  'flower-bingo': { everyMinutes: 15, fromMinute: 5 },
  'ticket-bingo': { everyMinutes: 15, fromMinute: 10 },
  'lotto-45': { everyMinutes: 5 },
  'six-forty-five': { everyMinutes: 10 },
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

/** Whether a slug is that of a title that draws by the clock. */
export const isDrawn = (slug: string): boolean => Object.hasOwn(TIMETABLE, slug);

/** The slug of a game code whose title draws by the clock; a made-up title of a load test has its original's draws. */
export function drawnTitle(gameCode: string): string | undefined {
  const slug = /^draw\.(?:made-\d+-)?(.+)$/.exec(gameCode)?.[1] ?? '';
  return isDrawn(slug) ? slug : undefined;
}

/** The game code of a title of the timetable. */
export const codeOfDrawn = (slug: string): string => `draw.${slug}`;

/** The room of a title of the timetable. @throws RangeError for any other title */
export function drawnRoom(slug: string): DrawnRoom<unknown> {
  const room = drawnRoomOf(listedTitle(slug)?.room);
  if (room === undefined) throw new RangeError(`${slug} does not draw by the clock`);
  return room;
}

/** How long after the moment of its draw a title still tells balls, in milliseconds; 0 where a draw is told whole. */
export function runMsOf(slug: string): number {
  const { ballMs = 0, drum } = drawnRoom(slug);
  return ballMs * drum.count;
}

/** When a title draws next, later than a moment. @throws RangeError for a title that does not draw by the clock */
export function nextDrawAt(slug: string, afterMs: number): number {
  const rhythm = TIMETABLE[slug];
  if (rhythm === undefined) throw new RangeError(`${slug} does not draw by the clock`);
  return nextOf(rhythm, afterMs);
}

import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Session } from '../launch/sessions.store.ts';
import type { Clock } from '@maidan/partner-service';
import { GameError } from '../platform/errors.ts';
import { FIXTURE_COUNT, fixtureOf } from '../engines/fixture.ts';
import { findGame } from '../engines/catalogue.ts';
import { readBody, type SessionOf } from './frame-calls.ts';
import type { FlightsStore } from './flights.store.ts';
import type { PlayService } from './play.service.ts';
import type { RoundsStore } from './rounds.store.ts';
import { viewFlight } from './views.ts';

export interface PlayRoutesOptions {
  play: PlayService;
  sessionOf: SessionOf;
  flights: FlightsStore;
  rounds: RoundsStore;
  clock: Clock;
  /** Waits a moment between two checks of a flight; tests pass their own. */
  pause: (ms: number) => Promise<void>;
}

const playBody = z.strictObject({
  playId: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  stakeMinor: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  choice: z.unknown(),
});
const PLACES = 2;
const keepBody = z.strictObject({
  stakes: z
    .array(
      z.strictObject({
        place: z
          .int()
          .min(0)
          .max(PLACES - 1),
        stakeMinor: z.int().min(1),
      }),
    )
    .max(PLACES),
  isSoundOn: z.boolean().optional(),
});
const cashOutBody = z.strictObject({ roundId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) });

const WATCH_LOOKS = 80;
const WATCH_STEP_MS = 150;

/** The frame's own API, below /game/v1. The frame's token is in the Authorization header. */
export function createPlayRoutes(options: PlayRoutesOptions): Hono {
  const { play, flights, rounds, clock, sessionOf } = options;

  /** Answers when the flight differs from what the frame knows, or after some seconds. */
  async function watch(c: Context, session: Session, flightId: string, openRounds: number) {
    for (let look = 0; look < WATCH_LOOKS && !c.req.raw.signal.aborted; look += 1) {
      play.flight(session);
      const flight = flights.find(flightId);
      const own = rounds
        .ofFlight(flightId)
        .filter(({ playerRef }) => playerRef === session.playerRef);
      if (flight === undefined || own.length === 0) throw new GameError('not_found');
      const stillOpen = own.filter(({ status }) => status === 'open').length;
      if (flight.endedAt !== undefined || stillOpen !== openRounds || look === WATCH_LOOKS - 1)
        return {
          flight: viewFlight(flight, own),
          others: play.others(session),
          serverNow: new Date(clock()).toISOString(),
        };
      await options.pause(WATCH_STEP_MS);
    }
    throw new GameError('not_found');
  }

  return new Hono()
    .get('/session', async (c) => c.json(await play.open(sessionOf(c))))
    .get('/balance', async (c) => c.json(await play.balance(sessionOf(c))))
    .post('/play', async (c) => {
      const session = sessionOf(c);
      return c.json(await play.play(session, await readBody(c, playBody)));
    })
    .post('/cash-out', async (c) => {
      const session = sessionOf(c);
      return c.json(await play.cashOut(session, (await readBody(c, cashOutBody)).roundId));
    })
    .post('/choices', async (c) => {
      const session = sessionOf(c);
      play.keep(session, await readBody(c, keepBody));
      return c.json({});
    })
    .get('/flight', async (c) => {
      const session = sessionOf(c);
      const flightId = c.req.query('flightId') ?? '';
      const openRounds = Number(c.req.query('open') ?? '0');
      return c.json(await watch(c, session, flightId, openRounds));
    })
    .get('/fixture', (c) => {
      const session = sessionOf(c);
      const look = findGame(session.gameCode, session.look)?.look;
      const number = Number(c.req.query('no') ?? '0');
      const isFixture = look === 'sports' || look === 'esports' || look === 'cockfight';
      const isNumber = Number.isInteger(number) && number >= 0 && number < FIXTURE_COUNT;
      if (!isFixture || !isNumber) throw new GameError('invalid_request');
      return c.json(fixtureOf(session.gameCode, look, number));
    });
}

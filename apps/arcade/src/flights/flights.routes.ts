import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '@maidan/partner-service';
import type { Broadcast } from '../clocked/broadcast.ts';
import type { ChainsService } from '../fair/chains.service.ts';
import type { Session } from '../launch/sessions.store.ts';
import { GameError } from '../platform/errors.ts';
import { readBody, type SessionOf } from '../play/frame-calls.ts';
import type { PlayService } from '../play/play.service.ts';
import { gameOf } from '../play/session-game.ts';
import { TOLD_ENDS } from './broadcast.ts';
import type { FlightsStore } from './flights.store.ts';
import { endOf } from './flights.views.ts';

export interface FlightsRoutesOptions {
  sessionOf: SessionOf;
  play: PlayService;
  flights: FlightsStore;
  chains: Pick<ChainsService, 'views'>;
  broadcast: Broadcast;
  clock: Clock;
}

const takeBackBody = z.strictObject({ roundId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) });

/** Refuses a session of another game. @throws GameError `invalid_request` */
function checkGame(session: Session): void {
  if (gameOf(session).room !== 'crash' || session.playerRef === undefined)
    throw new GameError('invalid_request');
}

/** The frame's calls about common flights, below /game/v1/flights. */
export function createFlightsRoutes(options: FlightsRoutesOptions): Hono {
  const { sessionOf, flights, chains, broadcast, clock } = options;

  /** The last ends with the values that they came from, and the chains that these are of. */
  function proof(session: Session) {
    const ends = flights.ended(session, clock(), TOLD_ENDS).map((flight) => endOf(flight));
    const newest = flights.newest(session);
    return { ends, chains: chains.views(newest === undefined ? ends : [...ends, newest]) };
  }

  return new Hono()
    .get('/stream', (c) => {
      const session = sessionOf(c);
      checkGame(session);
      return broadcast.open(session);
    })
    .get('/proof', (c) => {
      const session = sessionOf(c);
      checkGame(session);
      return c.json(proof(session));
    })
    .post('/take-back', async (c) => {
      const session = sessionOf(c);
      return c.json(
        await options.play.takeBack(session, (await readBody(c, takeBackBody)).roundId),
      );
    });
}

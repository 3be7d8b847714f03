import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '@maidan/partner-service';
import { readBody, type SessionOf } from './frame-calls.ts';
import type { PlayService } from './play.service.ts';

export interface PlayRoutesOptions {
  play: PlayService;
  sessionOf: SessionOf;
  clock: Clock;
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

const stepBody = z.strictObject({
  roundId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  stepNo: z.int().min(0).max(1_000),
  step: z.unknown(),
});

/** The frame's own API, below /game/v1. The frame's token is in the Authorization header. */
export function createPlayRoutes(options: PlayRoutesOptions): Hono {
  const { play, clock, sessionOf } = options;

  return new Hono()
    .get('/session', async (c) => c.json(await play.open(sessionOf(c))))
    .get('/balance', async (c) => c.json(await play.balance(sessionOf(c))))
    .post('/play', async (c) => {
      const session = sessionOf(c);
      return c.json(await play.play(session, await readBody(c, playBody)));
    })
    .post('/cash-out', async (c) => {
      const session = sessionOf(c);
      const { roundId } = await readBody(c, cashOutBody);
      // Only a call that is here as a whole counts: who held its last byte back would choose the moment after the end.
      const receivedAt = clock();
      return c.json(await play.cashOut(session, roundId, receivedAt));
    })
    .post('/step', async (c) => {
      const session = sessionOf(c);
      return c.json(await play.step(session, await readBody(c, stepBody)));
    })
    .post('/choices', async (c) => {
      const session = sessionOf(c);
      play.keep(session, await readBody(c, keepBody));
      return c.json({});
    });
}

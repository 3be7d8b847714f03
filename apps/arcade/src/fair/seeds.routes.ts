import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { GameError } from '../platform/errors.ts';
import { readBody, type SessionOf } from '../play/frame-calls.ts';
import { playerGameOf } from '../play/session-game.ts';
import type { Proofs } from './proofs.ts';
import type { SeedsService } from './seeds.service.ts';

/** 1 to 64 characters that can be seen; blanks only between others, so that no seed looks like another one. */
const CLIENT_SEED = /^[^\p{C}\p{Z}](?:(?:[^\p{C}\p{Z}]| ){0,62}[^\p{C}\p{Z}])?$/u;
const ROUND_ID = /^[A-Za-z0-9-]{1,64}$/;

const pairNumber = z.int().min(1);
const changeBody = z.strictObject({
  pairNo: pairNumber,
  clientSeed: z.string().max(128).regex(CLIENT_SEED),
});
const ordinal = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

function readOrdinal(c: Context, name: string): number {
  const value = ordinal.safeParse(c.req.query(name));
  if (!value.success) throw new GameError('invalid_request');
  return value.data;
}

const readPlace = (c: Context) =>
  c.req.query('before') === undefined ? undefined : readOrdinal(c, 'before');

/** The frame's endpoints of seeds and proofs, below /game/v1/seeds. Each player sees the own ones only. */
export function createSeedsRoutes(seeds: SeedsService, proofs: Proofs, sessionOf: SessionOf): Hono {
  return new Hono()
    .get('/', (c) => c.json(seeds.current(playerGameOf(sessionOf(c)))))
    .post('/', async (c) => {
      const player = playerGameOf(sessionOf(c));
      return c.json(seeds.change(player, await readBody(c, changeBody)));
    })
    .get('/ended', (c) => c.json(proofs.ended(playerGameOf(sessionOf(c)), readPlace(c))))
    .get('/rounds', (c) => {
      const player = playerGameOf(sessionOf(c));
      return c.json(proofs.rounds(player, readOrdinal(c, 'pair'), readPlace(c)));
    })
    .get('/proof', (c) => {
      const player = playerGameOf(sessionOf(c));
      const roundId = c.req.query('round') ?? '';
      if (!ROUND_ID.test(roundId)) throw new GameError('invalid_request');
      return c.json(proofs.proof(player, roundId));
    });
}

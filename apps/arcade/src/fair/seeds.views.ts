import { createHash } from 'node:crypto';
import { viewRound } from '../play/views.ts';
import { ruleOf, stepsField } from './played.ts';
import type { SeededRound, SeedPair } from './seeds.store.ts';

/** What is shown of a server seed before it is used: the SHA-256 of its text. */
export function hashOfSeed(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/** A pair as its player sees it; the server seed is there once the pair has ended. */
export function viewPair(pair: SeedPair) {
  const { pairNo, serverSeed, clientSeed, nextNonce, startedAt, endedAt } = pair;
  return {
    pairNo,
    hash: hashOfSeed(serverSeed),
    clientSeed,
    bets: nextNonce - 1,
    startedAt: new Date(startedAt).toISOString(),
    ...(endedAt === undefined ? {} : { serverSeed, endedAt: new Date(endedAt).toISOString() }),
  };
}

/** The active pair as its player sees it, with the promise of the next one. */
export function viewActive(pair: SeedPair, isRoundOpen: boolean) {
  const { pairNo, hash, clientSeed, bets } = viewPair(pair);
  const nextHash = hashOfSeed(pair.nextServerSeed);
  return { pairNo, hash, clientSeed, bets, nonce: pair.nextNonce, nextHash, isRoundOpen };
}

/** A pair that ended, with its server seed. */
export function viewEnded(pair: SeedPair) {
  return { ...viewPair(pair), serverSeed: pair.serverSeed };
}

/** A round with its number under its seeds, as its player sees it. */
export function viewProven({ round, steps, nonce }: SeededRound) {
  const { gameCode, currency } = round;
  const rule = { game: ruleOf(gameCode), ...stepsField(steps) };
  return { ...viewRound(round), gameCode, ...rule, currency, nonce };
}

import type { RoundProof } from '@maidan/wire';
import { valueBefore } from '../fair/chain.ts';
import { playedFields } from '../fair/played.ts';
import type { Round } from '../play/rounds.store.ts';
import type { DrawsStore } from './draws.store.ts';
import { drawNoOf } from './tickets.ts';
import { drawnTitle } from './timetable.ts';

/**
 * What the operator is told that a ticket was drawn from; undefined for a round that is no ticket, and for a draw that was not
 * drawn. The numbers are public when a ticket is settled, so the chain's value is told with the one before it.
 */
export function ticketProof(
  draws: Pick<DrawsStore, 'find'>,
  round: Pick<Round, 'flightId' | 'gameCode' | 'choice'>,
  outcome: Record<string, unknown> | undefined,
): RoundProof | undefined {
  const [slug, drawNo] = [drawnTitle(round.gameCode), drawNoOf(round)];
  const draw = slug === undefined || drawNo === undefined ? undefined : draws.find(slug, drawNo);
  if (draw?.chain === undefined || draw.balls === undefined) return undefined;
  return {
    hash: valueBefore(draw.seed),
    serverSeed: draw.seed,
    salt: draw.chain.salt,
    clientSeed: draw.slug,
    nonce: draw.drawNo,
    ...playedFields(round, outcome),
  };
}

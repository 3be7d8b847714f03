import type { WalletReply } from '@maidan/wire';
import { GameError } from '../platform/errors.ts';
import type { RoundsStore } from './rounds.store.ts';
import { viewRound, type RoundView } from './views.ts';

/** Answer to a play or cash-out. The balance is missing when the wallet has not answered yet. */
export interface PlayAnswer {
  round: RoundView;
  balanceMinor?: number;
}

/** What the frame is answered about a stored round. @throws GameError `not_found` */
export function answerOf(
  rounds: Pick<RoundsStore, 'find'>,
  roundId: string,
  reply?: WalletReply,
): PlayAnswer {
  const round = rounds.find(roundId);
  if (round === undefined) throw new GameError('not_found');
  return {
    round: viewRound(round),
    ...(reply === undefined ? {} : { balanceMinor: reply.balanceMinor }),
  };
}

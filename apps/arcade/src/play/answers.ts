import type { WalletReply } from '@maidan/wire';
import { GameError } from '../platform/errors.ts';
import type { StepRounds, StepView } from '../steps/step-rounds.ts';
import type { RoundsStore } from './rounds.store.ts';
import { viewRound, type RoundView } from './views.ts';

/** Answer to a play or cash-out. The balance is missing when the wallet has not answered yet. */
export interface PlayAnswer {
  /** Of a round that waits for its player's next step, also how it stands. */
  round: RoundView & Partial<StepView>;
  balanceMinor?: number;
}

/** What the frame is answered about a stored round. @throws GameError `not_found` */
export function answerOf(
  {
    rounds,
    stepRounds,
  }: { rounds: Pick<RoundsStore, 'find'>; stepRounds: Pick<StepRounds, 'view'> },
  roundId: string,
  reply?: WalletReply,
): PlayAnswer {
  const round = rounds.find(roundId);
  if (round === undefined) throw new GameError('not_found');
  return {
    round: { ...viewRound(round), ...stepRounds.view(round) },
    ...(reply === undefined ? {} : { balanceMinor: reply.balanceMinor }),
  };
}

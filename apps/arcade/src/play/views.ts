import type { Round } from './rounds.store.ts';

/** A round as the frame sees it. */
export function viewRound(round: Round) {
  // A draw that is stored before the stake was taken must stay hidden until then.
  const isTold = round.status === 'settling' || round.status === 'settled';
  return {
    roundId: round.roundId,
    playId: round.playId,
    status: round.status,
    stakeMinor: round.stakeMinor,
    stakedMinor: round.stakedMinor,
    choice: round.choice,
    outcome: isTold ? round.outcome : undefined,
    payoutMinor: isTold ? round.payoutMinor : 0,
    refusal: round.refusal,
    createdAt: new Date(round.createdAt).toISOString(),
  };
}

/** Shape of a round in answers. */
export type RoundView = ReturnType<typeof viewRound>;

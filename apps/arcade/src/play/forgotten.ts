import type { Clock } from '@maidan/partner-service';
import type { StepService } from '../steps/step.service.ts';
import { WALLET_TIMEOUT_MS } from '../wallet/wallet.client.ts';
import type { RoundsStore } from './rounds.store.ts';
import type { Settlement } from './settlement.ts';

const MARGIN_MS = 2_000;

/**
 * From which age on nobody waits for the answer of a wallet any more, in milliseconds. Until then a bet is left to the
 * process that asked for it; after that the process has ended, and what it asked for goes back.
 */
export const forgottenAfter = (walletTimeoutMs = WALLET_TIMEOUT_MS): number =>
  walletTimeoutMs + MARGIN_MS;

/** Makes what returns the stakes and raises that a process asked a wallet for which ended before the answer. */
export function createForgotten({
  rounds,
  settlement,
  stepService,
  clock,
  forgottenMs,
}: {
  rounds: Pick<RoundsStore, 'bettingSince'>;
  settlement: Pick<Settlement, 'returnStake'>;
  stepService: Pick<StepService, 'returnForgotten'>;
  clock: Clock;
  forgottenMs: number;
}): () => void {
  return () => {
    for (const { roundId } of rounds.bettingSince(clock() - forgottenMs))
      settlement.returnStake(roundId);
    stepService.returnForgotten();
  };
}

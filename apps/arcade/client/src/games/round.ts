/** A round as the server sends it. */
export interface Round {
  roundId: string;
  playId: string;
  status: 'betting' | 'open' | 'settling' | 'settled' | 'returning' | 'void' | 'refused';
  stakeMinor: number;
  choice: Record<string, unknown>;
  outcome?: Record<string, unknown>;
  payoutMinor: number;
  refusal?: string;
  /** All that was staked, with what steps raised it by. */
  stakedMinor?: number;
  /** What the player may see of a round that waits for the next step; absent for every other round. */
  shown?: Record<string, unknown>;
  /** Names of the steps that are allowed now. */
  allowed?: string[];
  /** The number of the next step. */
  stepNo?: number;
}

import type { BetKind, BonusState } from '@maidan/contract/constants';

/** What bonuses have in a stake: minor units by bonus. What no bonus accounts for is left out. */
export type BonusParts = Readonly<Record<string, number>>;
/** How much of a stake counts for a wagering condition, in basis points by kind of play; what is left out does not count. */
export type Contributions = Readonly<Partial<Record<BetKind, number>>>;
/** Settled stakes that counted for a condition, in minor units by kind of play. */
export type Played = Readonly<Partial<Record<BetKind, number>>>;

/** What a vendor's call knows of a bonus of its player. */
export interface CallBonus {
  readonly bonusId: string;
  readonly state: BonusState;
  /** What is left of it in the account of bonuses. */
  readonly balanceMinor: number;
  readonly wagerMinor: number;
  readonly progressMinor: number;
  readonly contributions: Contributions;
  readonly played: Played;
  /** What became cash. */
  readonly releasedMinor: number;
  readonly grantedAt: string;
  readonly expiresAt: string;
  readonly endedAt: string | null;
}

/** The columns of a bonus as the database makes JSON of them. */
export interface BonusColumns {
  bonus_id: string;
  state: BonusState;
  balance_minor: number;
  wager_minor: number;
  progress_minor: number;
  contributions: Contributions;
  played: Played;
  released_minor: number;
  granted_at: string | null;
  expires_at: string | null;
  ended_at: string | null;
}

/** A bonus of its columns. One that was never granted has no part in a round. */
export function bonusOfColumns(row: BonusColumns): CallBonus {
  return {
    bonusId: row.bonus_id,
    state: row.state,
    balanceMinor: row.balance_minor,
    wagerMinor: row.wager_minor,
    progressMinor: row.progress_minor,
    contributions: row.contributions,
    played: row.played,
    releasedMinor: row.released_minor,
    grantedAt: row.granted_at ?? '',
    expiresAt: row.expires_at ?? '',
    endedAt: row.ended_at,
  };
}

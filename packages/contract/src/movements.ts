/**
 * Every kind of movement of money there is, and what each is posted for (MONEY-12): the one list of them. The record on
 * the wire, the ledger's rules and the words for readers are keyed by it. Free of zod.
 */
export const MOVEMENTS = {
  /** Play credits for a new member of a social site. */
  opening_credit: { reference: 'member' },
  /** A paid deposit. */
  deposit: { reference: 'deposit' },
  /** A withdrawal was requested; the amount can no longer be staked. */
  withdrawal_hold: { reference: 'withdrawal' },
  /** The withdrawal was paid out. */
  withdrawal_paid: { reference: 'withdrawal' },
  /** The withdrawal was rejected, or its payout failed. */
  withdrawal_returned: { reference: 'withdrawal' },
  /** A stake. */
  bet: { reference: 'round' },
  /** A payout. */
  win: { reference: 'round' },
  /** A bet that is taken back. */
  rollback: { reference: 'round' },
  /** A granted bonus. */
  bonus_grant: { reference: 'bonus' },
  /** A bonus whose wagering condition is met. */
  bonus_release: { reference: 'bonus' },
  /** A bonus that ran out before its condition was met. */
  bonus_expiry: { reference: 'bonus' },
  /** A share of valid bets given back (MONEY-16). */
  rebate: { reference: 'rebate' },
  /** Play credits given by an agent to a direct downline (AGENTX-03); the reference is the member who received them. */
  transfer: { reference: 'transfer' },
  /** Commission of an agent, or the own rebate of a member with rates, for a settled day (AGENTX-04). */
  commission: { reference: 'settlement' },
  /** Daily or hourly salary for a settled period of a contract (AGENTX-06). */
  salary: { reference: 'settlement' },
  /** A dividend for a settled period of a contract. */
  dividend: { reference: 'settlement' },
  /** What two operators added to a balance that was wrong (OPS-08). */
  correction_credit: { reference: 'correction' },
  /** What two operators took off a balance that was wrong. */
  correction_debit: { reference: 'correction' },
  /** An amount whose right account was found: it is the member's. */
  suspense_credit: { reference: 'correction' },
  /** An amount that is no longer the member's until its right account is found. */
  suspense_debit: { reference: 'correction' },
} as const;

/** A kind of movement. */
export type MovementKind = keyof typeof MOVEMENTS;
/** A kind of movement that belongs to a round. */
export type RoundMovementKind = {
  [Kind in MovementKind]: (typeof MOVEMENTS)[Kind]['reference'] extends 'round' ? Kind : never;
}[MovementKind];
/** A kind of movement that operators make by hand. */
export type HandMovementKind = {
  [Kind in MovementKind]: (typeof MOVEMENTS)[Kind]['reference'] extends 'correction' ? Kind : never;
}[MovementKind];
/** What a movement was posted for; its reference holds the id. */
export type MovementReference = (typeof MOVEMENTS)[MovementKind]['reference'];

/** The kinds of movements, in the order of the list. */
export const MOVEMENT_KINDS = Object.keys(MOVEMENTS) as readonly MovementKind[];
/** What movements are posted for, each once. */
export const MOVEMENT_REFERENCES: readonly MovementReference[] = [
  ...new Set(Object.values(MOVEMENTS).map(({ reference }) => reference)),
];

/** Which way an amount is moved by hand, as the member sees it. */
export const HAND_DIRECTIONS = ['credit', 'debit'] as const;
/** Why operators correct a balance; the member reads it in words. */
export const CORRECTION_CAUSES = [
  'missing',
  'mistake',
  'game',
  'payment',
  'complaint',
  'law',
] as const;
/** Why operators move an amount between a member and the account of suspense. */
export const TRANSFER_CAUSES = ['clarify', 'clarified', 'payment', 'law'] as const;
/** Every cause of a movement by hand, each once. */
export const HAND_CAUSES = [...CORRECTION_CAUSES, 'clarify', 'clarified'] as const;
/** A cause of a movement by hand. */
export type HandCause = (typeof HAND_CAUSES)[number];

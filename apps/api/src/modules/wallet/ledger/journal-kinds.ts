/** Every kind of movement there is. A journal without one of these cannot be written. */
export const JOURNAL_KINDS = {
  /** opening credits → cash: play credits for a new member of a social site. */
  opening_credit: 'opening_credit',
  /** payment clearing of a channel → cash: a paid deposit. */
  deposit: 'deposit',
  /** cash → hold: a withdrawal was requested; the amount can no longer be staked. */
  withdrawal_hold: 'withdrawal_hold',
  /** hold → payment clearing of a channel: the withdrawal was paid out. */
  withdrawal_paid: 'withdrawal_paid',
  /** hold → cash: the withdrawal was rejected, or its payout failed. */
  withdrawal_returned: 'withdrawal_returned',
  /** cash, then bonus → house of the vendor: a stake. */
  bet: 'bet',
  /** house of the vendor → cash and bonus in the shares of the round's stake: a payout. */
  win: 'win',
  /** house of the vendor → cash and bonus in the shares of the bet: a bet that is taken back. */
  rollback: 'rollback',
  /** bonus expense → bonus: a granted bonus. */
  bonus_grant: 'bonus_grant',
  /** bonus → cash: a bonus whose wagering condition is met. */
  bonus_release: 'bonus_release',
  /** bonus → expired bonus: a bonus that ran out before its condition was met. */
  bonus_expiry: 'bonus_expiry',
  /** cash of an agent → cash of a direct downline: play credits given (AGENTX-03). */
  transfer: 'transfer',
} as const;

/** Kind of a journal. */
export type JournalKind = (typeof JOURNAL_KINDS)[keyof typeof JOURNAL_KINDS];

/** What a journal was posted for; `reference` holds its id. */
export type ReferenceType =
  | 'member'
  | 'round'
  | 'deposit'
  | 'withdrawal'
  | 'bonus'
  /** The reference is the member who received the credits. */
  | 'transfer';

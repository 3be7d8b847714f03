/** The errors of bonuses and rebates, by code; `errors.ts` explains the fields. */
export const REWARD_ERRORS = {
  'bonus.not_found': { status: 404, meaning: 'The member has no bonus of this id' },
  'bonus.expired': { status: 409, meaning: 'The offer of the bonus, or its time, is over' },
  'bonus.given_up': { status: 409, meaning: 'The member gave the bonus up' },
  'bonus.ended': { status: 409, meaning: 'The bonus has ended; nothing is left to give up' },
  'bonus.not_for_member': {
    status: 403,
    meaning: 'Bonuses and rebates are for active members with a real account only',
  },
  'bonus.had_before': {
    status: 409,
    meaning: 'The member has had the bonus of this promotion; it is given once',
  },
  'bonus.deposit_below': {
    status: 422,
    meaning: 'The deposit is too small for the bonus, which begins at params.fromMinor',
  },
  'rebate.nothing_left': { status: 409, meaning: 'There is no rebate to claim' },
} as const satisfies Record<string, { status: number; meaning: string }>;

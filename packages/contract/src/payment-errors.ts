/** Errors of paying in and out: HTTP status and meaning, as in `errors.ts`, which has them all. Free of zod. */
export const PAYMENT_ERRORS = {
  'deposit.channel_closed': {
    status: 409,
    meaning: 'The payment channel takes no deposits now, or the site has none of this code',
  },
  'deposit.amount_below': {
    status: 422,
    meaning: 'The amount is below the least of the channel, which params.minMinor tells',
  },
  'deposit.amount_above': {
    status: 422,
    meaning: 'The amount is above the most of the channel, which params.maxMinor tells',
  },
  'deposit.too_many_open': {
    status: 409,
    meaning: 'As many deposits of the member as params.most wait for their payment already',
  },
  'deposit.limit_reached': {
    status: 409,
    meaning:
      "The member's own limit of deposits: params.period names it, and params.leftMinor what it still admits",
  },
  'deposit.not_found': { status: 404, meaning: 'The member has no deposit of this number' },
  'payout.account_not_found': {
    status: 404,
    meaning: 'The member has no payout account of this id',
  },
  'payout.account_exists': {
    status: 409,
    meaning: 'The member has this account of this channel already',
  },
  'payout.account_waiting': {
    status: 409,
    meaning: 'The payout account is new; params.usableFrom says from when it is paid to',
  },
  'payout.too_many_accounts': {
    status: 409,
    meaning: 'The member has as many payout accounts as params.most',
  },
  'payout.channel_unknown': {
    status: 422,
    meaning: 'The site has no payment channel of this code',
  },
  'payout.number_invalid': {
    status: 422,
    meaning:
      'The number is none of an account; on a social site it is that of a practice account, such as SP33557730',
  },
  'payout.payee_name_missing': {
    status: 409,
    meaning: 'The member has no payee name yet, and payouts go to no other name',
  },
  'payout.name_differs': {
    status: 422,
    meaning: 'The name of the account is not the payee name of the member',
  },
  'withdrawal.closed': {
    status: 409,
    meaning:
      'Nothing can be paid out now: the deployment has no payment rail, or the site no longer has the channel of the account',
  },
  'withdrawal.amount_below': {
    status: 422,
    meaning: 'The amount is below the least of one withdrawal, which params.minMinor tells',
  },
  'withdrawal.amount_above': {
    status: 422,
    meaning: 'The amount is above the most of one withdrawal, which params.maxMinor tells',
  },
  'withdrawal.above_withdrawable': {
    status: 409,
    meaning: 'The amount is above what can be withdrawn, which params.withdrawableMinor tells',
  },
  'withdrawal.bonus_bound': {
    status: 409,
    meaning:
      'A part of the amount is bonus, which is not withdrawable before its wagering is met; params.withdrawableMinor tells what is, params.bonusMinor what is not',
  },
  'withdrawal.daily_limit': {
    status: 409,
    meaning:
      'More than the site pays to one member in 24 hours: params.leftCount and params.leftMinor tell what is left',
  },
  'withdrawal.not_found': { status: 404, meaning: 'The member has no withdrawal of this number' },
} as const;

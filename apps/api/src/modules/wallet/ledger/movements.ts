import type { MovementKind, RoundMovementKind } from '@maidan/contract/movements';
import type { PlayerAccount, SiteAccount } from './accounts.ts';

/** The account of the site or the player that pays a movement, and the one that receives it. */
interface Way {
  readonly from: PlayerAccount | SiteAccount;
  readonly to: PlayerAccount | SiteAccount;
}

/**
 * Kinds of movements that our own code orders. Rounds split an amount into cash and bonus, and a transfer moves it
 * between two members, so `rounds` and `transfers` make their postings.
 */
export type CommandedKind = Exclude<MovementKind, RoundMovementKind | 'transfer'>;

/** The accounts between which each ordered kind moves an amount; the contract's list says what each kind means. */
export const MOVEMENT_ACCOUNTS = {
  opening_credit: { from: 'opening_credits', to: 'cash' },
  deposit: { from: 'payment_clearing', to: 'cash' },
  withdrawal_hold: { from: 'cash', to: 'hold' },
  withdrawal_paid: { from: 'hold', to: 'payment_clearing' },
  withdrawal_returned: { from: 'hold', to: 'cash' },
  bonus_grant: { from: 'bonus_expense', to: 'bonus' },
  bonus_release: { from: 'bonus', to: 'cash' },
  bonus_expiry: { from: 'bonus', to: 'expired_bonus' },
  commission: { from: 'commission_payable', to: 'cash' },
  salary: { from: 'salary_expense', to: 'cash' },
  dividend: { from: 'dividend_expense', to: 'cash' },
  rebate: { from: 'rebate_expense', to: 'cash' },
  correction_credit: { from: 'corrections', to: 'cash' },
  correction_debit: { from: 'cash', to: 'corrections' },
  suspense_credit: { from: 'suspense', to: 'cash' },
  suspense_debit: { from: 'cash', to: 'suspense' },
} as const satisfies Record<CommandedKind, Way>;

/** Ordered kinds that move an amount over a payment channel. */
export type ChannelKind = {
  [Kind in CommandedKind]: 'payment_clearing' extends (typeof MOVEMENT_ACCOUNTS)[Kind][
    | 'from'
    | 'to']
    ? Kind
    : never;
}[CommandedKind];

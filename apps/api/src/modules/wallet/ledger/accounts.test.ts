import { expect, test } from 'vitest';
import { PLAYER_ACCOUNTS, SITE_ACCOUNTS } from './accounts.ts';

test('MONEY-02 MONEY-18 a player has three accounts and a site those of the ledger, with one per vendor or channel where it is scoped', () => {
  expect(PLAYER_ACCOUNTS).toEqual(['cash', 'bonus', 'hold']);
  expect(Object.keys(SITE_ACCOUNTS).toSorted()).toEqual([
    'bonus_expense',
    'commission_payable',
    'corrections',
    'dividend_expense',
    'expired_bonus',
    'fees',
    'house',
    'jackpot_pool',
    'opening_credits',
    'payment_clearing',
    'rebate_expense',
    'salary_expense',
    'suspense',
  ]);
  const scoped = Object.entries(SITE_ACCOUNTS).filter(([, account]) => account.scoped);
  expect(scoped.map(([name]) => name)).toEqual(['house', 'payment_clearing']);
});

import type { Movement, Receipt } from '@maidan/contract/types';

/** A movement of the account record, as the gateway answers it: a win of ৳30 from ৳90 to ৳120, unless it says otherwise. */
export function movementOf(number: string, given: Partial<Movement> = {}): Movement {
  return {
    receiptNumber: number,
    kind: 'win',
    amountMinor: 3_000,
    stakeableMinor: 3_000,
    cashMinor: 3_000,
    bonusMinor: 0,
    heldMinor: 0,
    balanceBeforeMinor: 9_000,
    balanceAfterMinor: 12_000,
    accounts: [{ account: 'cash', beforeMinor: 9_000, afterMinor: 12_000 }],
    currency: 'BDT',
    referenceType: 'round',
    reference: 'round-7',
    about: { name: 'Mango Rush', icon: 'squares/mango-rush.webp' },
    at: '2026-02-28T06:01:00.000Z',
    ...given,
  };
}

/** The receipt of such a movement, which follows a bet of ৳10. */
export function receiptOf(number: string, given: Partial<Receipt> = {}): Receipt {
  const movement = movementOf(number, given);
  const { kind, amountMinor, stakeableMinor, at } = movement;
  return {
    ...movement,
    chain: [
      {
        kind: 'bet',
        receiptNumber: 'K6XW-06TN-4RPA',
        amountMinor: -1_000,
        stakeableMinor: -1_000,
        at: '2026-02-28T06:00:00.000Z',
        isThis: false,
      },
      { kind, receiptNumber: number, amountMinor, stakeableMinor, at, isThis: true },
    ],
    ...given,
  };
}

import type { Contract, ContractTerms } from '@maidan/contract/types';

/** Terms with fixed amounts. */
const TERMS: ContractTerms = {
  base: 'valid_bets',
  period: 'day',
  currency: 'BDT',
  tiers: [
    { fromMinor: 5_000_000, amountMinor: 60_000 },
    { fromMinor: 12_345_678_900, amountMinor: 120_005 },
  ],
  minActiveMembers: 5,
  deductions: [],
  carriesLoss: false,
  validFrom: '2026-11-22',
};

/** Terms with shares. */
export const SHARE_TERMS: ContractTerms = {
  ...TERMS,
  base: 'net_result',
  period: 'month',
  tiers: [{ fromMinor: 1, rateBasisPoints: 1250 }],
  deductions: ['bonus', 'payment_fee'],
  carriesLoss: true,
};

/** A contract as the gateway answers it. */
export function testContract(changes: Partial<Contract> = {}): Contract {
  return {
    contractId: 'c-1',
    kind: 'salary',
    state: 'offered',
    offeredBy: 'head_7',
    terms: TERMS,
    text: 'First sentence.\nSecond sentence.',
    textHash: 'ab'.repeat(32),
    textLanguage: 'en',
    offeredAt: '2026-11-20T10:00:00.000Z',
    history: [{ contractId: 'c-1', state: 'offered', at: '2026-11-20T10:00:00.000Z' }],
    ...changes,
  };
}

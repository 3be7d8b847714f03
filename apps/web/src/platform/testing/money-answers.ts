const NO_PLAY = { validBetMinor: 0, payoutMinor: 0, netMinor: 0 };
const NO_MONEY = { ...NO_PLAY, depositMinor: 0, withdrawalMinor: 0, bonusMinor: 0, rebateMinor: 0 };
const RANGE = { from: '2026-11-20', to: '2026-11-20' };

/** What the screens of money show of who has done nothing yet. */
export const MONEY_ANSWERS = {
  'GET /bonuses': () => ({ value: { offered: [], active: [], past: [] } }),
  'GET /rebates': () => ({
    value: {
      currency: 'BDT',
      lines: [],
      totalMinor: 0,
      validBetMinor: 0,
      coveredMinor: 0,
      keptDays: 7,
      notCovered: [],
      history: [],
    },
  }),
  'GET /wallet/transactions': () => ({
    ...RANGE,
    totals: { inMinor: 0, outMinor: 0, changeMinor: 0, count: 0, currency: 'BDT' },
    days: [],
    list: [],
  }),
  'GET /wallet/profit-and-loss': () => ({
    ...RANGE,
    currency: 'BDT',
    totals: { ...NO_MONEY, resultMinor: 0 },
    days: [],
    gameTypes: [],
    beside: [],
  }),
};

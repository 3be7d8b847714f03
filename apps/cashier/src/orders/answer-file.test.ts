import { payoutOrderFile, readPayoutResults } from '@maidan/wire';
import { expect, it } from 'vitest';
import { answerPayoutFile } from './answer-file.ts';

const KEY = 'the-key-of-a-practice-channel';
const NAME = { siteId: 'first', channel: 'kolmi', batchId: 'B-1' };
const paid = { number: 'W-1', amountMinor: 60_000, account: 'SP33557730', holder: 'Rafi, Ahmed' };
const order = () =>
  payoutOrderFile(
    NAME,
    {
      madeAt: new Date('2026-11-27T10:00:00Z'),
      currency: 'BDT',
      payouts: [paid, { ...paid, number: 'W-2', account: 'FAIL0001' }],
    },
    KEY,
  );

it('OPS-56 a practice channel answers a file with a signed one: paid, but for accounts that begin with FAIL', async () => {
  const answered = await answerPayoutFile(await order(), KEY);
  if ('fault' in answered) throw new Error(answered.fault);
  const { amountMinor } = paid;
  expect(await readPayoutResults(answered.answer, NAME, KEY)).toEqual({
    rows: [
      { number: 'W-1', amountMinor, status: 'paid', reference: 'PR-W-1' },
      { number: 'W-2', amountMinor, status: 'failed', reference: 'PR-W-2' },
    ],
  });
  expect(await answerPayoutFile(await order(), 'another-key')).toEqual({ fault: 'signature' });
});

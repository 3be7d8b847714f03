import { expect, it } from 'vitest';
import {
  payoutOrderFile,
  payoutResultFile,
  readPayoutOrders,
  readPayoutResults,
} from './payout-files.ts';
import type { PayoutResult } from './payout-files.ts';

const KEY = 'the-key-that-the-channel-was-given';
const NAME = { siteId: 'khela', channel: 'kolmi', batchId: 'B-261127-3KZ1P7Q2RM' };
const ORDERED = { number: 'W-1', amountMinor: 60_000, account: 'SP33557730', holder: 'রাফি আহমেদ' };
const BATCH = { madeAt: new Date('2026-11-27T10:00:00.000Z'), currency: 'BDT' };
const PAID: PayoutResult = {
  number: 'W-1',
  amountMinor: 60_000,
  status: 'paid',
  reference: 'KL-1',
};

const orders = (payouts = [ORDERED]) => payoutOrderFile(NAME, { ...BATCH, payouts }, KEY);
const results = (rows: PayoutResult[] = [PAID], name = NAME) => payoutResultFile(name, rows, KEY);
const read = async (file: string | Promise<string>) => readPayoutResults(await file, NAME, KEY);
it('says what is paid to whom in lines that a channel reads, signed to the last byte', async () => {
  const file = await orders([
    ORDERED,
    { ...ORDERED, number: 'W-2', holder: 'Rahim, "Bhai"\nand more' },
  ]);
  expect(file.split('\n')).toEqual([
    'maidan-payouts,1,khela,kolmi,B-261127-3KZ1P7Q2RM,2026-11-27T10:00:00.000Z,2,120000,BDT',
    'number,amount_minor,account,holder',
    'W-1,60000,SP33557730,রাফি আহমেদ',
    'W-2,60000,SP33557730,"Rahim, ""Bhai"" and more"',
    expect.stringMatching(/^signature,[0-9a-f]{64}$/),
    '',
  ]);
  const { holder: _, ...plain } = ORDERED;
  expect(await readPayoutOrders(file, KEY)).toEqual({
    name: NAME,
    payouts: [plain, { ...plain, number: 'W-2' }],
  });
  expect(await readPayoutOrders(file.replace('60000', '60001'), KEY)).toEqual({
    fault: 'signature',
  });
  expect(await readPayoutOrders(file, 'another-key-of-another-channel')).toEqual({
    fault: 'signature',
  });
  expect(await readPayoutOrders(await results(), KEY)).toEqual({ fault: 'shape' });
});

it('reads the results of its own batch, also with the line ends of another system', async () => {
  const failed: PayoutResult = { ...PAID, number: 'W-2', status: 'failed' };
  const file = await results([PAID, failed]);
  expect(await read(file)).toEqual({ rows: [PAID, failed] });
  expect(await read(`${file.replaceAll('\n', '\r\n')}\r\n`)).toEqual({ rows: [PAID, failed] });
});

it('refuses as a whole what is changed, cut, of another batch, doubled or no file of results', async () => {
  const file = await results([PAID, { ...PAID, number: 'W-2' }]);
  const lines = file.split('\n');
  expect(await read(file.replace('paid', 'fail'))).toEqual({ fault: 'signature' });
  expect(await read([...lines.slice(0, 3), ...lines.slice(4)].join('\n'))).toEqual({
    fault: 'signature',
  });
  expect(await read('')).toEqual({ fault: 'shape' });
  expect(await read(file.slice(0, -20))).toEqual({ fault: 'shape' });
  expect(await read(orders())).toEqual({ fault: 'shape' });
  for (const other of [{ siteId: 'nodi' }, { channel: 'bakul' }, { batchId: 'B-2' }])
    expect(await read(results([PAID], { ...NAME, ...other }))).toEqual({ fault: 'other_batch' });
  expect(await read(results([PAID, PAID]))).toEqual({ fault: 'twice' });
  expect(await read(results([{ ...PAID, reference: 'two words' }]))).toEqual({ fault: 'shape' });
  expect(await read(results([{ ...PAID, status: 'pending' as never }]))).toEqual({
    fault: 'shape',
  });
  expect(await read(results([{ ...PAID, amountMinor: -1 }]))).toEqual({ fault: 'shape' });
});

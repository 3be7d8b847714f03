import { hmacOf, isHmacOf } from './hmac.ts';

// Two signed files between the operator and a channel without a rail: payouts that are ordered, and how they ended. Each is
// UTF-8 text of lines: a head, the names of the columns, a row per payout, and a last line `signature,` with the HMAC-SHA-256
// over all bytes before it, in hex; the key is the text that the channel was given.

/** Most payouts of one file. */
export const PAYOUT_FILE_ROWS = 500;

const ORDERS = 'maidan-payouts';
const RESULTS = 'maidan-payout-results';
const VERSION = '1';
const ORDER_COLUMNS = 'number,amount_minor,account,holder';
const RESULT_COLUMNS = 'number,amount_minor,status,reference';
const SIGNATURE = /^signature,([0-9a-f]{64})$/;
const ORDER_ROW = /^([A-Z0-9-]{1,64}),(\d{1,13}),("(?:[^"]|"")*"|[^",]*),/;
const RESULT_ROW = /^([A-Z0-9-]{1,64}),(\d{1,13}),(paid|failed),([A-Za-z0-9._-]{1,64})$/;
/** What a field may not have plainly (RFC 4180); line breaks are no part of any field. */
const QUOTED = /[",]/;

/** Which batch of payouts of which channel a file is about. */
export interface PayoutBatchName {
  readonly siteId: string;
  readonly channel: string;
  readonly batchId: string;
}

/** One payout that a file orders; the amount in minor units. */
export interface OrderedPayout {
  readonly number: string;
  readonly amountMinor: number;
  readonly account: string;
  readonly holder: string;
}

/** How one payout ended; `reference` is the channel's own number. */
export interface PayoutResult {
  readonly number: string;
  readonly amountMinor: number;
  readonly status: 'paid' | 'failed';
  readonly reference: string;
}

/** Why a file is not believed: it is no such file, its signature is wrong, it is of another batch, or names one payout twice. */
export type PayoutFileFault = 'shape' | 'signature' | 'other_batch' | 'twice';

/** What a file says, or why it is not believed. */
export type PayoutFileRead<Row> =
  | { readonly rows: readonly Row[] }
  | { readonly fault: PayoutFileFault };

/** What a file of orders says, or why it is not believed. The names of holders are for people, and are not read. */
export type ReadOrders =
  | { readonly name: PayoutBatchName; readonly payouts: readonly Omit<OrderedPayout, 'holder'>[] }
  | { readonly fault: PayoutFileFault };

/** The file that orders the payouts of a batch. Its head ends with the moment, the number of payouts, their sum and currency. */
export async function payoutOrderFile(
  name: PayoutBatchName,
  batch: {
    readonly madeAt: Date;
    readonly currency: string;
    readonly payouts: readonly OrderedPayout[];
  },
  key: string,
): Promise<string> {
  const { madeAt, currency, payouts } = batch;
  const sumMinor = payouts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const head = [...headOf(ORDERS, name), madeAt.toISOString(), payouts.length, sumMinor, currency];
  const rows = payouts.map((one) => [one.number, one.amountMinor, one.account, one.holder]);
  return signed([head, ORDER_COLUMNS.split(','), ...rows], key);
}

/** Reads a file of orders, as the channel does: the batch that it names, and what is to be paid to which account. */
export async function readPayoutOrders(file: string, key: string): Promise<ReadOrders> {
  const lines = await signedLines(file, key);
  if ('fault' in lines) return lines;
  const [kind, version, siteId = '', channel = '', batchId = '', , count] = lines.head;
  const isOurs = kind === ORDERS && version === VERSION && lines.columns === ORDER_COLUMNS;
  if (!isOurs || Number(count) !== lines.rows.length) return { fault: 'shape' };
  const payouts = lines.rows.flatMap((line) => {
    const [, number = '', amount, account = ''] = ORDER_ROW.exec(line) ?? [];
    if (amount === undefined) return [];
    return [{ number, amountMinor: Number(amount), account: plain(account) }];
  });
  if (payouts.length !== lines.rows.length) return { fault: 'shape' };
  return { name: { siteId, channel, batchId }, payouts };
}

/** The file by which a channel says how payouts of a batch ended. Its head ends with the number of rows. */
export async function payoutResultFile(
  name: PayoutBatchName,
  results: readonly PayoutResult[],
  key: string,
): Promise<string> {
  const rows = results.map((one) => [one.number, one.amountMinor, one.status, one.reference]);
  const head = [...headOf(RESULTS, name), results.length];
  return signed([head, RESULT_COLUMNS.split(','), ...rows], key);
}

/** Reads how payouts of a batch ended. The signature is checked first; a file with any fault is refused as a whole. */
export async function readPayoutResults(
  file: string,
  name: PayoutBatchName,
  key: string,
): Promise<PayoutFileRead<PayoutResult>> {
  const lines = await signedLines(file, key);
  if ('fault' in lines) return lines;
  const [kind, version, siteId, channel, batchId, count] = lines.head;
  const isOurs = kind === RESULTS && version === VERSION && lines.columns === RESULT_COLUMNS;
  if (!isOurs || Number(count) !== lines.rows.length) return { fault: 'shape' };
  if (siteId !== name.siteId || channel !== name.channel || batchId !== name.batchId)
    return { fault: 'other_batch' };
  const rows = lines.rows.flatMap((line) => {
    const [, number = '', amount, status, reference = ''] = RESULT_ROW.exec(line) ?? [];
    if (status !== 'paid' && status !== 'failed') return [];
    return [{ number, amountMinor: Number(amount), status, reference } as const];
  });
  if (rows.length !== lines.rows.length) return { fault: 'shape' };
  const isTwice = new Set(rows.map(({ number }) => number)).size !== rows.length;
  return isTwice ? { fault: 'twice' } : { rows };
}

function headOf(kind: string, { siteId, channel, batchId }: PayoutBatchName) {
  return [kind, VERSION, siteId, channel, batchId];
}

async function signed(
  lines: readonly (readonly (string | number)[])[],
  key: string,
): Promise<string> {
  const body = lines.map((fields) => `${fields.map(fieldText).join(',')}\n`).join('');
  return `${body}signature,${await hmacOf(key, body)}\n`;
}

interface SignedLines {
  readonly head: readonly string[];
  readonly columns: string | undefined;
  readonly rows: readonly string[];
}

/** The lines of a file whose signature is right. A file that went through a mail client may have other line ends. */
async function signedLines(
  file: string,
  key: string,
): Promise<SignedLines | { readonly fault: 'shape' | 'signature' }> {
  const text = file.replaceAll('\r\n', '\n').trimEnd();
  const end = text.lastIndexOf('\n');
  const mark = SIGNATURE.exec(text.slice(end + 1))?.[1];
  if (end < 0 || mark === undefined) return { fault: 'shape' };
  const body = text.slice(0, end + 1);
  if (!(await isHmacOf(key, body, mark))) return { fault: 'signature' };
  const [head = '', columns, ...rows] = body.slice(0, -1).split('\n');
  return { head: head.split(','), columns, rows };
}

function fieldText(field: string | number): string {
  const text = String(field).replaceAll(/[\r\n]+/g, ' ');
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function plain(field: string): string {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}

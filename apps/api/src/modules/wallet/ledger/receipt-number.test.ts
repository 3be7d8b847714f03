import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/database/connection.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createJournalId } from './ids.ts';
import { ALPHABET, readReceiptNumber, receiptNumberOf } from './receipt-number.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const idsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => createJournalId(START + index * 7, systemRandom));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a receipt number', () => {
  it('MONEY-12 is three groups of four Latin letters and digits, and the database says the same', async () => {
    const ids = idsOf(300);
    const rows = await rowsOf<{ number: string }>(
      database.db,
      sql`SELECT receipt_number(id) AS number FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) AS id`,
    );
    expect(rows.map(({ number }) => number)).toEqual(ids.map(receiptNumberOf));
    for (const id of ids) expect(receiptNumberOf(id)).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect(new Set(ids.map(receiptNumberOf)).size).toBe(300);
  });

  it('MONEY-12 is read in any spelling, and refused with any one wrong character', () => {
    const number = receiptNumberOf('01KB6X2Q0A7RNM3WZT5E8VC104');
    const body = number.replaceAll('-', '');
    expect(readReceiptNumber(number)).toBe(number);
    expect(readReceiptNumber(` ${body.toLowerCase()} `)).toBe(number);
    expect(readReceiptNumber(body.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(number);
    for (const [index, letter] of [...body].entries()) {
      for (const other of ALPHABET.replace(letter, '')) {
        const wrong = body.slice(0, index) + other + body.slice(index + 1);
        expect(readReceiptNumber(wrong), wrong).toBeUndefined();
      }
    }
    for (const text of ['', '1', 'R-0001', `${number}0`, 'রসিদ নম্বর ১২', 'UUUU-UUUU-UUUU'])
      expect(readReceiptNumber(text)).toBeUndefined();
  });

  it('MONEY-12 of two journals of one moment cannot be told from each other', () => {
    const [first = '', second = ''] = [START, START].map((ms) => createJournalId(ms, systemRandom));
    expect(receiptNumberOf(first).slice(0, 4)).toBe(receiptNumberOf(second).slice(0, 4));
    expect(receiptNumberOf(first).slice(5)).not.toBe(receiptNumberOf(second).slice(5));
  });
});

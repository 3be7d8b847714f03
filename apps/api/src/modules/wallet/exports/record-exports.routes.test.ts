import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { systemRandom } from '#platform/secrets/random.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { memberOf } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { playedGameStore } from '../records/played-game.store.ts';
import { roundService } from '../rounds/round.service.ts';

const BETS = 2_300;
let app: TestApp;
let player = '';
let playerId = '';
let stranger = '';

beforeAll(async () => {
  app = await openTestApp();
  player = await memberOf(app, 'khata_1');
  stranger = await memberOf(app, 'khata_2');
  playerId = (await app.get('/member/info', { token: player })).body.value.memberId;
  await playedGameStore('first').save(app.db, {
    vendor: 'JL',
    nodeId: 7,
    name: { bn: '=আমের "দৌড়"', en: '=Mango "Rush"' },
    vendorName: 'Jolpai',
    vendorNames: null,
    mobileLargeIcon: 'covers/mango.webp',
    showIcon: null,
  });
  await app.services.wallet.creditDeposit({
    siteId: 'first',
    memberId: playerId,
    currency: 'BDT',
    amountMinor: 1_000_050,
    reference: 'd1',
    channel: 'practice',
  });
  await play('first one');
});
afterAll(() => app.close());

/** A round of 10.01 that pays 4.00. */
async function play(name: string): Promise<void> {
  const { clock, db } = app;
  const rounds = roundService({ clock, random: systemRandom, timeZoneOf: () => 'Asia/Dhaka' });
  const body = { transactionId: name, bodyHash: name, amountMinor: 1001, winAmountMinor: 400 };
  const round = { siteId: 'first', memberId: playerId, vendor: 'JL', gameCode: 'slot.mango' };
  await db.transaction((tx) =>
    rounds.betAndWin(tx, { ...round, ...body, vendorRoundId: name, currency: 'BDT' }, async () => ({
      code: 'approved',
      nodeId: 7,
      betKind: 'SLOT',
    })),
  );
}

/** Copies the first round so often that a file takes several steps. */
async function fill(): Promise<void> {
  await app.db.execute(
    sql`INSERT INTO round SELECT (jsonb_populate_record(r, jsonb_build_object('round_id', 'copy-' || n, 'vendor_round_id', 'copy-' || n,
        'opened_at', r.opened_at - n * interval '1 second'))).*
      FROM round r, generate_series(1, ${BETS - 1}) AS n WHERE r.member_id = ${playerId} AND r.vendor_round_id = 'first one'`,
  );
}

const order = (body: object, token = player) => app.ask('POST', '/wallet/exports', { token, body });
const read = async (exportId: string, token = player) => app.get(`/exports/${exportId}`, { token });
async function made(body: object) {
  const { exportId } = (await order(body)).body.value;
  await app.services.jobs.runDue();
  const { value } = (await read(exportId)).body;
  const { body: text, headers } = await app.get(value.url);
  return { value, text: String(text), headers };
}

describe('a record as a file', () => {
  it('MONEY-12 the account record comes as CSV: heads in the language, times of the site, exact amounts, no formulas', async () => {
    const { value, text, headers } = await made({ record: 'account_record', language: 'bn' });
    expect(value).toMatchObject({ kind: 'account_record', state: 'done', done: 4, total: 4 });
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      '"সময় (Asia/Dhaka)","রসিদ নম্বর","লেনদেন","গেম বা চ্যানেল","নগদ ও বোনাসের পরিবর্তন","নগদের পরিবর্তন",' +
        '"বোনাসের পরিবর্তন","হোল্ডের পরিবর্তন","আগের ব্যালেন্স","পরের ব্যালেন্স","মুদ্রা","রেফারেন্স"',
    );
    const listed = (await app.get('/wallet/transactions', { token: player })).body.list;
    const amount = (minor: number) => (minor / 100).toFixed(2);
    for (const [at, row] of listed.entries()) {
      const line = lines[at + 1] ?? '';
      expect(line).toContain(`"2026-11-20 16:00:00","${row.receiptNumber}"`);
      const { stakeableMinor, cashMinor, bonusMinor, heldMinor } = row;
      const figures = [stakeableMinor, cashMinor, bonusMinor, heldMinor];
      const balances = [row.balanceBeforeMinor, row.balanceAfterMinor];
      expect(line).toContain(`,${[...figures, ...balances].map(amount).join(',')},"BDT",`);
    }
    expect(text).toContain('"জয়","\'=আমের ""দৌড়"""');
    expect(lines).toHaveLength(listed.length + 2);
    // Reading it as a text has dropped the three bytes that mark it as UTF-8.
    expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength(text) + 3);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="account-record-2025-11-20-2026-11-20.csv"',
    );
    const english = await made({ record: 'account_record', language: 'en', cause: 'deposit' });
    expect(english.text.split('\r\n').slice(0, 2).join('\n')).toContain('"Time (Asia/Dhaka)"');
    expect(english.value.total).toBe(1);
    const hindi = await made({ record: 'account_record', language: 'hi', cause: 'deposit' });
    expect(hindi.text).toContain('"समय (Asia/Dhaka)"');
  });

  it('MONEY-13 the betting record comes in steps, goes on where a process was killed, and has every row once', async () => {
    await fill();
    const { exportId } = (await order({ record: 'betting_record', language: 'en' })).body.value;
    expect((await order({ record: 'betting_record' })).body).toMatchObject({
      code: 'exports.under_way',
      params: { exportId },
    });
    const parts = () =>
      rowsOf(app.db, sql`SELECT part FROM export_part WHERE export_id = ${exportId}`);
    // The connection breaks once the first part is stored.
    const { db } = app;
    const transaction = db.transaction.bind(db);
    db.transaction = (async (work: never, config: never) => {
      if ((await parts()).length > 0) throw new Error('the connection broke');
      return transaction(work, config);
    }) as never;
    await app.services.jobs.runDue();
    db.transaction = transaction;
    const half = (await read(exportId)).body.value;
    expect(half.state).toBe('waiting');
    expect(half.total).toBe(BETS);
    expect(half.done).toBeLessThan(BETS);
    expect(half).not.toHaveProperty('url');
    const before = (await parts()).length;
    expect(before).toBeGreaterThan(0);
    app.clock.moveMs(60_000);
    await app.services.jobs.runDue();
    const { value } = (await read(exportId)).body;
    expect(value).toMatchObject({ state: 'done', done: BETS, total: BETS });
    const lines = String((await app.get(value.url)).body)
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(BETS + 1);
    const ids = lines.slice(1).map((line) => line.split(',').at(-1));
    expect(new Set(ids).size).toBe(BETS);
    expect(lines[1]).toContain(`"'=Mango ""Rush""","Jolpai","Lost",10.01,4.00,-6.01,"BDT"`);
    expect((await parts()).length).toBeGreaterThan(before);
  });

  it('MONEY-12 a link opens without a session until it expires, and a changed or foreign one never', async () => {
    const { value } = await made({ record: 'account_record', language: 'en' });
    const code = async (path: string, site: 'first' | 'second' = 'first') =>
      (await app.get(path, { site })).body.code;
    const other = await made({ record: 'account_record', language: 'bn' });
    expect(await code(value.url.replace(value.exportId, other.value.exportId))).toBe(
      'exports.link_invalid',
    );
    expect(await code(value.url.replace(/expires=\d/, 'expires=9'))).toBe('exports.link_invalid');
    expect(await code(value.url, 'second')).toBe('exports.link_invalid');
    expect((await app.get(value.url)).status).toBe(200);
    app.clock.moveMs(24 * 3_600_000);
    expect(await code(value.url)).toBe('exports.link_invalid');
    player = await newSession();
    expect((await read(value.exportId)).body.code).toBe('exports.unknown');
    await app.services.exports.purge();
    expect(await rowsOf(app.db, sql`SELECT FROM export_part`)).toEqual([]);
  });

  it('MONEY-12 somebody else’s file is as unknown as one that never was; the list is the member’s own', async () => {
    const { value } = await made({ record: 'account_record', language: 'en' });
    stranger = await newSession(stranger, 'khata_2');
    for (const id of [value.exportId, 'nothing'])
      expect((await read(id, stranger)).body).toMatchObject({ code: 'exports.unknown' });
    const list = async (token: string) => (await app.get('/exports', { token })).body.list;
    expect((await list(player)).map(({ exportId }: { exportId: string }) => exportId)).toEqual([
      value.exportId,
    ]);
    expect(await list(stranger)).toEqual([]);
    expect((await app.get('/exports')).body.code).toBe('session.missing');
  });

  it('MONEY-12 refuses days and filters that no record has, and too many orders', async () => {
    const code = async (body: object) => (await order(body)).body.code;
    const record = 'account_record';
    expect(await code({ record, from: '2026-11-02', to: '2026-11-01' })).toBe(
      'wallet.range_reversed',
    );
    expect(await code({ record, from: '2020-01-01' })).toBe('wallet.range_too_long');
    expect(await code({ record, to: '2030-01-01' })).toBe('wallet.range_in_future');
    for (const wrong of [{}, { record: 'theft' }, { record, cause: 'luck' }, { record, from: 'x' }])
      expect(await code(wrong)).toBe('request.invalid');
    let last = '';
    for (let count = 0; count < 14; count += 1) {
      last = await code({ record, language: 'en' });
      await app.services.jobs.runDue();
    }
    expect(last).toBe('request.too_many');
  });
});

async function newSession(_old = player, account = 'khata_1'): Promise<string> {
  const [row] = await rowsOf<{ member_id: string }>(
    app.db,
    sql`SELECT member_id FROM member WHERE site_id = 'first' AND account = ${account}`,
  );
  const site = app.app.directory.findById('first');
  const owner = { memberId: row?.member_id ?? '', userAgent: '' };
  return app.services.auth.sessions.open(app.db, site, owner);
}

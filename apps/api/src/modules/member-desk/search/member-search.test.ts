import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewNameBones, memberStore } from '#modules/member/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety, SafetyPlayer } from '#modules/safety/safety.fixture.ts';
import { planOf } from '../../../testing/database/plan.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { memberSearchStore } from './member-search.store.ts';

let safety: Safety;
let care: TestOperator;
let elsewhere: TestOperator;
let player: SafetyPlayer;
let playerId: string;

/** Writes members without their registration, which takes a human check each. */
async function write(
  siteId: string,
  account: string,
  more: { nickname?: string; mobileKey?: string; upline?: string; profile?: object } = {},
): Promise<void> {
  const { nickname = '', mobileKey = null, upline = null, profile = {} } = more;
  await memberStore(safety.app.db, siteId).insert({
    memberId: `m-${siteId}-${account}`,
    account,
    nickname,
    type: 0,
    passwordHash: 'not a hash of anything',
    mobileKey,
    language: 'bn',
    inviteCode: `${siteId}-${account}`,
    invitedByMemberId: upline,
    profile: profile as Record<string, string>,
    registeredFrom: {},
    termsVersion: '1',
    termsAcceptedAt: safety.clock.now(),
    createdAt: safety.clock.now(),
  });
}

beforeAll(async () => {
  safety = await openSafety();
  const { operatorOf } = operatorsOf(safety.app);
  care = await operatorOf('member_care');
  elsewhere = await operatorOf('member_care', 'second', 'elsewhere@example.com');
  await write('first', 'Rahima71', { nickname: 'Rahima', mobileKey: '+8801712345678' });
  await write('first', 'rahim_2', { nickname: 'রহিম', profile: { email: 'Rahim@Example.com' } });
  await write('first', 'boatman', { nickname: 'রাহিমা', profile: { mobileNum: '01812345678' } });
  await write('second', 'rahima71', { nickname: 'Rahima', mobileKey: '+8801712345678' });
  for (let at = 10; at < 40; at += 1)
    await write('first', `below_${at}`, { upline: 'm-first-boatman' });
  player = await safety.player('plays_1');
  playerId = String((await player.ask('GET', '/member/info')).body.value.memberId);
}, 120_000);
afterAll(() => safety.close());

async function find(text: string, more: object = {}, who = care) {
  const answer = await who.ask('POST', '/sites/first/members/search', { text, ...more });
  const list = (answer.body.list ?? []) as { account: string; by: string }[];
  return { answer, accounts: list.map(({ account }) => account), ways: list.map(({ by }) => by) };
}

describe('the search for members', () => {
  it('finds by account from its beginning in any case, by id, and never on another site', async () => {
    expect((await find('RAHIM')).accounts).toEqual(['rahim_2', 'Rahima71', 'boatman']);
    expect((await find('RAHIM', { by: 'account' })).accounts).toEqual(['rahim_2', 'Rahima71']);
    expect((await find('m-first-boatman')).ways).toEqual(['id']);
    expect((await find('m-second-rahima71')).accounts).toEqual([]);
    const there = await elsewhere.ask('POST', '/sites/second/members/search', { text: 'rahima71' });
    expect(there.body.list).toHaveLength(1);
    expect((await find('rahim', {}, elsewhere)).answer.body.code).toBe('operators.unknown_target');
    expect((await find('%')).accounts).toEqual([]);
  });

  it('finds by the displayed name across Bengali and Latin letters, also names of before', async () => {
    for (const typed of ['Rahima', 'রহিমা', 'রাহিমা'])
      expect((await find(typed, { by: 'name' })).accounts).toEqual([
        'boatman',
        'rahim_2',
        'Rahima71',
      ]);
    await memberStore(safety.app.db, 'first').setShown('m-first-below_10', { nickname: 'তানভীর' });
    expect((await find('tanvir', { by: 'name' })).accounts).toEqual(['below_10']);
    await safety.app.db.execute(sql`UPDATE member SET name_bones = '' WHERE account = 'boatman'`);
    expect((await find('Rahima', { by: 'name' })).accounts).not.toContain('boatman');
    await renewNameBones(safety.app.db);
    expect((await find('Rahima', { by: 'name' })).accounts).toContain('boatman');
  });

  it('finds by receipt, payment, round, exact phone, exact mail, ending of a payout account, and upline', async () => {
    await player.bet(5_000, 'round-of-search');
    const { list } = (await player.ask('GET', '/wallet/transactions')).body;
    const receipt = String(list[0].receiptNumber);
    const { value: order } = (await player.deposit(50_000)).body;
    const [round] = await rowsOf<{ id: string }>(
      safety.app.db,
      sql`SELECT round_id AS id FROM round WHERE site_id = 'first' AND member_id = ${playerId}`,
    );
    await safety.app.db.execute(sql`INSERT INTO payout_account
      (site_id, account_id, member_id, channel, number, holder_name, added_at, usable_from)
      VALUES ('first', 'pa-1', ${playerId}, 'shapla', '01712349876', 'Rahima', now(), now())`);
    const cases: [string, string, string][] = [
      [receipt.toLowerCase().replaceAll('-', ' '), 'receipt', 'plays_1'],
      [String(order.number), 'payment', 'plays_1'],
      [round?.id ?? '', 'round', 'plays_1'],
      ['01712-345678', 'phone', 'Rahima71'],
      ['০১৮১২৩৪৫৬৭৮', 'phone', 'boatman'],
      ['rahim@example.COM', 'mail', 'rahim_2'],
      ['9876', 'payout', 'plays_1'],
      ['2349876', 'payout', 'plays_1'],
    ];
    for (const [text, by, account] of cases) {
      const tried = await find(text);
      expect([by, tried.accounts[0], tried.ways[0]]).toEqual([by, account, by]);
      expect((await find(text, { by })).accounts).toEqual([account]);
    }
    expect((await find('0171234567', { by: 'phone' })).accounts).toEqual([]);
    expect((await find('rahim@example', { by: 'mail' })).accounts).toEqual([]);
    expect((await find('boatman', { by: 'upline', limit: 100 })).accounts).toHaveLength(30);
  });

  it('pages through many in one order without a count, and leaves nobody out', async () => {
    const all: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 10; page += 1) {
      const { answer, accounts } = await find('below_', {
        limit: 7,
        ...(cursor === undefined ? {} : { cursor }),
      });
      all.push(...accounts);
      expect(answer.body).not.toHaveProperty('total');
      cursor = answer.body.next;
      if (!cursor) break;
    }
    expect(all).toEqual(Array.from({ length: 30 }, (_, at) => `below_${at + 10}`));
    expect((await find('below_', { cursor: 'not-a-cursor' })).answer.body.code).toBe(
      'request.invalid',
    );
  });

  it('OPS-43 sends phone and mail masked', async () => {
    const { answer } = await find('rahim');
    const text = JSON.stringify(answer.body);
    expect(text).toContain('+88017••••••78');
    expect(text).toContain('R•••@E•••.com');
    for (const hidden of ['1712345678', 'ahim@', 'xample']) expect(text).not.toContain(hidden);
  });
});

describe('the statements of the search', () => {
  // On a table of a page any index is as good as another.
  beforeAll(async () => {
    const { db } = safety.app;
    await db.execute(sql`INSERT INTO member (site_id, member_id, account, account_key, nickname, name_bones, type, password_hash,
        mobile_key, language, invite_code, invited_by_member_id, profile, registered_from, terms_version, terms_accepted_at, created_at)
      SELECT 'first', 'many-' || n, 'many_' || n, 'many_' || n, 'N' || n, 'n' || n, 0, 'x', '+88018' || (10000000 + n), 'bn',
        'many-' || n, NULL, jsonb_build_object('email', n || '@example.com', 'mobileNum', '019' || (10000000 + n)),
        '{}', '1', now(), now() FROM generate_series(1, 4000) n`);
    await db.execute(sql`INSERT INTO deposit (site_id, deposit_id, member_id, channel, gateway, amount_minor, fee_minor, currency,
        state, steps, language, return_url, callback_url, expires_at, created_at, idempotency_key, body_hash)
      SELECT 'first', 'D-261120-' || n, 'many-' || n, 'shapla', 3, 1, 0, 'BDT', 'expired', '[]', 'bn', '', '', now(), now(), n, ''
      FROM generate_series(1, 4000) n`);
    await db.execute(sql`INSERT INTO member_tag (site_id, member_id, tag, given_at, given_by)
      SELECT 'first', 'many-' || n, 'tag-' || n % 20, now(), 'op-1' FROM generate_series(1, 4000) n`);
    for (const table of ['member', 'deposit', 'member_tag']) await db.execute(`ANALYZE ${table}`);
  });

  it.each([
    ['member_site_id_member_id_pk', 'byId', ['x']],
    ['member_by_mail', 'byMail', ['x@example.com']],
    ['member_by_number', 'byPhone', ['+8801712345678', ['01712345678']]],
    ['journal_receipt_number', 'byReceipt', ['K6XW-06TN-4RPC']],
    ['deposit_site_id_deposit_id_pk', 'byPayment', ['D-261120-AAAA']],
    ['round_site_id_round_id_pk', 'byRound', ['x']],
    ['payout_account_ending', 'byPayout', ['4417']],
    ['member_by_account', 'byAccount', ['rahim', { after: [], most: 26 }]],
    ['member_by_name', 'byName', ['rhm', { after: [], most: 26 }]],
    ['member_by_upline', 'byUpline', ['boatman', { after: [], most: 26 }]],
    ['member_tag_members', 'byTag', ['tag-7', { after: [], most: 26 }]],
  ] as const)(
    'OPS-41 %s answers %s in its order, without sorting or reading a whole table',
    async (index, name, args) => {
      await safety.app.db.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL enable_seqscan = off`);
        const plan = await planOf(tx, (explained) => {
          const store = memberSearchStore(explained, 'first', safety.clock.now());
          return (store[name] as unknown as (...given: readonly unknown[]) => Promise<unknown>)(
            ...args,
          );
        });
        expect(plan).toContain(index);
        expect(plan).not.toContain('Seq Scan');
        if (name === 'byAccount' || name === 'byName' || name === 'byUpline' || name === 'byTag')
          expect(plan).not.toContain('Sort');
      });
    },
  );
});

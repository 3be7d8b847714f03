import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxStore } from '#modules/member/index.ts';
import { openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety, SafetyPlayer } from '#modules/safety/safety.fixture.ts';
import { bonusStore } from '#modules/wallet/index.ts';
import { identityStore } from '#modules/security/index.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { PASSWORD, login } from '../../../testing/members.ts';
import { withdrawerOf } from '../../../testing/payments/withdrawals.ts';

const MINUTE_MS = 60_000;
const MOST_ROWS = 100;
const ACCOUNT_NUMBER = 'SP33557730';
const LISTS = [
  'rounds',
  'payments',
  'bonuses',
  'sign-ins',
  'documents',
  'messages',
  'journals',
] as const;
type List = (typeof LISTS)[number] | 'entries';
/** What tells rows of a list apart. */
const ID: Readonly<Record<List, string>> = {
  rounds: 'roundId',
  payments: 'number',
  bonuses: 'bonusId',
  'sign-ins': 'at',
  documents: 'documentId',
  messages: 'messageId',
  journals: 'receiptNumber',
  entries: 'number',
};
let safety: Safety;
let owner: TestOperator;
let care: TestOperator;
let player: SafetyPlayer;
let memberId: string;
let otherId: string;
let withdrawal: string;

beforeAll(async () => {
  safety = await openSafety();
  const { operatorOf } = operatorsOf(safety.app);
  owner = await operatorOf('owner');
  care = await operatorOf('member_care');
  player = await safety.player('listed_1');
  const other = await safety.player('listed_2');
  const idOf = async (of: SafetyPlayer) =>
    String((await of.ask('GET', '/member/info')).body.value.memberId);
  [memberId, otherId] = [await idOf(player), await idOf(other)];
  await play();
  await pay();
  await fill();
}, 120_000);
afterAll(() => safety.close());
beforeEach(async () => {
  await owner.prove();
  await care.prove();
});

/** A win, a loss and an open round, a minute apart. */
async function play(): Promise<void> {
  for (const [round, win] of [
    ['won', 9_000],
    ['lost', 0],
  ] as const) {
    await player.bet(5_000, round);
    await player.win(round, win);
    safety.clock.moveMs(MINUTE_MS);
  }
  await player.bet(1_000, 'open');
}

/** Two deposits and two withdrawals, in turn. */
async function pay(): Promise<void> {
  const { app, clock } = safety;
  const made = { accountNumber: ACCOUNT_NUMBER, token: player.token };
  const member = await withdrawerOf(app, 'listed_1', made);
  for (const amountMinor of [60_000, 70_000]) {
    await player.deposit(amountMinor);
    clock.moveMs(MINUTE_MS);
    withdrawal = await member.request(amountMinor);
    clock.moveMs(MINUTE_MS);
  }
  // The site takes some up by itself and others not, by how fast it is.
  await app.services.background.idle();
  await app.db.execute(sql`UPDATE withdrawal SET state = 'reviewing', next_check_at = NULL`);
}

/** Bonuses, documents and messages of two states each, and sign-ins. */
async function fill(): Promise<void> {
  const { app, clock } = safety;
  const title = { bn: 'বোনাস', en: 'Bonus' };
  for (const state of ['offered', 'forfeited', 'active'] as const) {
    await giveBonus(state, title);
    const documents = identityStore(app.db, 'first');
    const documentId = `doc-${state}`;
    await documents.insert({
      documentId,
      memberId,
      pictureIds: ['pic-1', 'pic-2'],
      sentAt: clock.now(),
    });
    if (state !== 'active')
      await documents.record(documentId, {
        state: 'rejected',
        reason: 'ঝাপসা ছবি',
        decidedAt: clock.now(),
        confirmed: null,
      });
    const draft = { title, body: title, createdAt: clock.now() };
    const ids = [`note_of_${state}`, `note_of_${state}_too`];
    await inboxStore(app.db, 'first').insert(
      memberId,
      ids.map((messageId) => ({ ...draft, messageId })),
    );
    const form = { type: 'username', username: 'listed_1' };
    await login(app, { ...form, password: state === 'offered' ? 'not it' : PASSWORD });
    await app.services.background.idle();
    clock.moveMs(MINUTE_MS);
  }
  await inboxStore(app.db, 'first').markNamedRead(memberId, ['note_of_offered'], clock.now());
}

/** A bonus of a state; the active one is granted by a journal. */
async function giveBonus(
  state: 'offered' | 'forfeited' | 'active',
  title: { bn: string; en: string },
): Promise<void> {
  const { app, clock } = safety;
  const draft = {
    memberId,
    source: `test:${state}`,
    title,
    currency: 'BDT',
    amountMinor: 5_000,
    wagerMinor: 10_000,
    contributions: { SLOT: 10_000 },
    lifeDays: 7,
  } as const;
  if (state === 'active') {
    const granted = { ...draft, siteId: 'first', promotionId: 7 };
    await app.db.transaction((tx) => app.services.bonuses.grant(tx, granted));
    return;
  }
  const moments = { offeredAt: clock.now(), claimUntil: null, grantedAt: null, expiresAt: null };
  const row = { ...draft, ...moments, bonusId: `bonus-${state}`, promotionId: null, state };
  await bonusStore(app.db, 'first').insert(row);
}

const ask = (list: string, query = '', who = owner, of = memberId, site = 'first') =>
  who.ask('GET', `/sites/${site}/members/${of}/${list}?${query}`);
type Row = Readonly<Record<string, unknown>>;
const rowsOf = async (list: string, query = '', who = owner): Promise<Row[]> => {
  const { status, body } = await ask(list, query, who);
  expect([list, query, status]).toEqual([list, query, 200]);
  return body.list;
};

/** A list read row by row, each page from where the one before ended. */
async function oneByOne(list: List): Promise<Row[]> {
  const rows: Row[] = [];
  const [place, name] = list === 'entries' ? ['before', 'next'] : ['cursor', 'next'];
  let next: unknown;
  do {
    const query = next === undefined ? 'limit=1' : `limit=1&${place}=${String(next)}`;
    const { status, body } = await ask(list, query);
    expect([list, query, status]).toEqual([list, query, 200]);
    rows.push(...body.list);
    next = body[name];
    // A list that never ends would never fail.
  } while (next !== undefined && rows.length < MOST_ROWS);
  return rows;
}

describe('the records of a member', () => {
  it.each(LISTS)(
    'OPS-42 the list of %s is read page by page, each row once, and is empty for others',
    async (list) => {
      const all = await rowsOf(list);
      expect(all.length).toBeGreaterThan(2);
      expect(await oneByOne(list)).toEqual(all);
      expect(new Set(all.map((row) => row[ID[list]])).size).toBe(all.length);
      const others = (await ask(list, '', owner, otherId)).body.list as Row[];
      const ids = new Set(others.map((row) => row[ID[list]]));
      if (list !== 'sign-ins') expect(all.filter((row) => ids.has(row[ID[list]]))).toEqual([]);
      expect((await ask(list, '', owner, 'nobody')).body.code).toBe('operators.unknown_target');
      expect((await ask(list, '', owner, memberId, 'second')).body.code).toBe(
        'operators.unknown_target',
      );
      expect(['request.invalid', 'wallet.cursor_unknown']).toContain(
        (await ask(list, 'cursor=not-a-cursor')).body.code,
      );
    },
  );

  it.each([
    ['rounds', 'state=won', 1],
    ['rounds', 'state=open&kind=SLOT', 1],
    ['rounds', 'kind=CRASH', 0],
    ['payments', 'way=deposit', 2],
    ['payments', 'way=withdrawal&state=reviewing', 2],
    ['payments', 'state=paid', 0],
    ['payments', 'channel=shapla', 4],
    ['payments', 'channel=other', 0],
    ['bonuses', 'state=active', 1],
    ['sign-ins', 'outcome=failure', 1],
    ['sign-ins', 'outcome=success', 2],
    ['documents', 'state=rejected', 2],
    ['documents', 'state=pending', 1],
    ['messages', 'state=read', 1],
    ['journals', 'kind=win', 1],
  ] as const)('OPS-42 the list of %s is filtered by %s', async (list, query, count) => {
    expect(await rowsOf(list, query)).toHaveLength(count);
  });

  it('OPS-42 days are those of the site, both included', async () => {
    // 16:00 in Dhaka; a deposit of 23:59 of the day before, and one of midnight.
    await safety.app.db.execute(sql`UPDATE deposit SET created_at = CASE amount_minor
        WHEN 60000 THEN '2026-11-19T17:59:00Z'::timestamptz ELSE '2026-11-19T18:00:00Z'::timestamptz END
      WHERE member_id = ${memberId}`);
    const amounts = async (query: string) =>
      (await rowsOf('payments', `way=deposit&${query}`)).map(({ amountMinor }) => amountMinor);
    expect(await amounts('to=2026-11-19')).toEqual([60_000]);
    expect(await amounts('from=2026-11-20')).toEqual([70_000]);
    expect(await amounts('from=2026-11-19&to=2026-11-20')).toEqual([70_000, 60_000]);
  });

  it('OPS-43 sends accounts masked, and no picture of a document', async () => {
    const sent = await Promise.all(LISTS.map((list) => rowsOf(list)));
    const text = JSON.stringify(sent);
    expect(text).toContain('••7730');
    for (const secret of [ACCOUNT_NUMBER, 'Rafi', 'pic-1']) expect(text).not.toContain(secret);
    const [document] = await rowsOf('documents', 'state=pending');
    expect(document).toMatchObject({ documentId: 'doc-active', pictures: 2 });
  });

  it('OPS-42 a journal opens under the receipt number that the player has, as the player reads it', async () => {
    const [held] = await rowsOf('payments', 'way=withdrawal');
    expect(held).toMatchObject({ number: withdrawal });
    const number = String(held?.['receiptNumber']);
    const own = (await player.ask('GET', `/wallet/receipts/${number}?language=bn`)).body;
    expect(own).toMatchObject({ receiptNumber: number, reference: withdrawal });
    const spelt = encodeURIComponent(number.toLowerCase().replaceAll('-', ' '));
    expect((await ask(`receipts/${spelt}`)).body.value).toEqual(own);
    const foreign = await ask(`receipts/${number}`, '', owner, otherId);
    expect(foreign.body.code).toBe('wallet.record_not_found');
    expect((await ask('receipts/x')).body.code).toBe('wallet.receipt_number_invalid');
  });

  it('OPS-42 a row tells what is there of its thing, and leaves out the rest', async () => {
    const moment = expect.stringMatching(/^2026-11-20T1\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await rowsOf('documents', 'state=pending')).toEqual([
      { documentId: 'doc-active', state: 'pending', pictures: 2, sentAt: moment },
    ]);
    const [rejected] = await rowsOf('documents', 'state=rejected');
    expect(rejected).toEqual({
      documentId: 'doc-forfeited',
      state: 'rejected',
      pictures: 2,
      reason: 'ঝাপসা ছবি',
      sentAt: moment,
      decidedAt: moment,
    });
    const message = { messageId: 'note_of_offered', title: 'বোনাস', body: 'বোনাস' };
    const read = await rowsOf('messages', 'state=read');
    expect(read).toEqual([{ ...message, sentAt: moment, readAt: moment }]);
    const unread = await rowsOf('messages', 'state=unread');
    expect(unread.filter((row) => 'readAt' in row)).toEqual([]);
    expect(await rowsOf('sign-ins', 'outcome=failure')).toMatchObject([
      { at: moment, way: 'password', isSuccess: false, isNewDevice: false },
    ]);
    await safety.app.db.execute(
      sql`UPDATE withdrawal SET ended_at = requested_at WHERE withdrawal_id = ${withdrawal}`,
    );
    const [ended, running] = await rowsOf('payments', 'way=withdrawal');
    expect(ended).toEqual({
      way: 'withdrawal',
      number: withdrawal,
      state: 'reviewing',
      channel: 'shapla',
      account: '••7730',
      amountMinor: 70_000,
      feeMinor: 0,
      currency: 'BDT',
      at: ended?.['at'],
      endedAt: ended?.['at'],
      receiptNumber: expect.any(String),
    });
    expect(running).not.toHaveProperty('endedAt');
    const [ordered] = await rowsOf('payments', 'way=deposit');
    for (const field of ['account', 'endedAt', 'receiptNumber'])
      expect(ordered).not.toHaveProperty(field);
  });

  it('OPS-42 a bonus is told in the language of its member, with the receipt of what gave it', async () => {
    const [active] = await rowsOf('bonuses', 'state=active');
    const number = String(active?.['receiptNumber']);
    expect(active).toMatchObject({
      title: 'বোনাস',
      promotionId: 7,
      balanceMinor: 5_000,
      grantedAt: active?.['offeredAt'],
    });
    const receipt = (await ask(`receipts/${number}`)).body.value;
    expect(receipt).toMatchObject({ reference: active?.['bonusId'], bonusMinor: 5_000 });
    const [offered] = await rowsOf('bonuses', 'state=offered');
    for (const field of ['receiptNumber', 'promotionId', 'grantedAt', 'endedAt'])
      expect(offered).not.toHaveProperty(field);
  });

  it('OPS-42 the entries of a member are those of the trail about it, for whoever may read the trail', async () => {
    const about = `/sites/first/members/${memberId}`;
    await care.ask('POST', `${about}/notes/service`, { text: 'prefers evenings' });
    const shown = { field: 'birthday', kind: 'service', reason: 'asked for' };
    await care.ask('POST', `${about}/reveals`, shown);
    await care.ask('POST', `/sites/first/members/${otherId}/reveals`, shown);
    const all = await rowsOf('entries');
    expect(all.map(({ permission }) => permission)).toEqual([
      'members.reveal',
      'service_notes.write',
    ]);
    expect(new Set(all.map(({ target }) => target))).toEqual(new Set([`member:${memberId}`]));
    expect(await oneByOne('entries')).toEqual(all);
    expect(await rowsOf('entries', 'permission=service_notes.write')).toHaveLength(1);
    const refused = await ask('entries', '', care);
    expect(refused.body.params).toMatchObject({ permission: 'trail.read' });
    expect((await ask('entries', '', owner, memberId, 'second')).body.code).toBe(
      'operators.unknown_target',
    );
  });
});

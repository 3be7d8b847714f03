import document from '@maidan/contract/openapi-console.json' with { type: 'json' };
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPENING, openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety, SafetyPlayer } from '#modules/safety/safety.fixture.ts';
import { proveSite } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { sendSealed } from '../../../testing/members.ts';
import { openedEntries } from '../../../testing/console/trail.ts';
import { maskedAccount, maskedMail, maskedName, maskedNumber } from '../reveal/masks.ts';

const MINUTE_MS = 60_000;
let safety: Safety;
let care: TestOperator;
let payments: TestOperator;
let player: SafetyPlayer;
let memberId: string;

beforeAll(async () => {
  safety = await openSafety();
  const { operatorOf } = operatorsOf(safety.app);
  care = await operatorOf('member_care');
  payments = await operatorOf('payments');
  player = await safety.player('shown_1');
  memberId = String((await player.ask('GET', '/member/info')).body.value.memberId);
  await safety.app.db
    .execute(sql`UPDATE member SET mobile_key = '+8801712345678', nickname = 'Rahima',
    profile = profile || '{"email": "rahima@example.com", "payeeName": "Rahima Begum", "unheardOf": "a secret hobby"}'
    WHERE member_id = ${memberId}`);
  await safety.player('shares_1');
  const other = sql`(SELECT member_id FROM member WHERE account = 'shares_1')`;
  for (const [id, owner] of [
    ['pa-1', sql`${memberId}`],
    ['pa-2', other],
  ] as const)
    await safety.app.db.execute(sql`INSERT INTO payout_account
      (site_id, account_id, member_id, channel, number, holder_name, added_at, usable_from)
      VALUES ('first', ${id}, ${owner}, 'shapla', '01712349876', 'Rahima', now(), now())`);
}, 120_000);
afterAll(() => safety.close());
beforeEach(() => care.prove());

const page = async (who = care, site = 'first') =>
  (await who.ask('GET', `/sites/${site}/members/${memberId}`)).body;
const reveal = (field: string, who = care) =>
  who.ask('POST', `/sites/first/members/${memberId}/reveals`, {
    field,
    kind: 'payment',
    reason: 'payee name check',
  });

/** Lets an hour pass in which nothing is shown, with the sessions kept open. */
async function quietHour(): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    safety.clock.moveMs(21 * MINUTE_MS);
    await care.prove();
    await payments.prove();
  }
}

interface Personal {
  readonly field: string;
  readonly masked: string;
  readonly shown?: string;
}

describe('the page of a member', () => {
  it('shows state, balances with their proof, sums of 30 days, newest journals, limits, breaks, sessions and who shares an account', async () => {
    await player.bet(5_000, 'page-1');
    await player.win('page-1', 9_000);
    await player.limit('loss', 'day', 700_000);
    await proveSite(safety.app.db, safety.clock, 'first');
    const { value } = await page();
    expect(value).toMatchObject({
      account: 'shown_1',
      nickname: 'Rahima',
      status: 'active',
      balances: { cashMinor: OPENING + 4_000, bonusMinor: 0, heldMinor: 0, isProved: true },
      days30: { stakedMinor: 5_000, lossMinor: -4_000, deposits: 0 },
      related: [{ account: 'shares_1', reason: 'payout_account', strength: 'strong' }],
      blocks: [],
    });
    expect(value.sessions).toHaveLength(1);
    expect(value.limits).toContainEqual(
      expect.objectContaining({ kind: 'loss', period: 'day', amount: 700_000 }),
    );
    const { list } = (await player.ask('GET', '/wallet/transactions')).body;
    const numbers = (rows: { receiptNumber: string }[]) => rows.map((row) => row.receiptNumber);
    expect(numbers(value.journals)).toEqual(numbers(list).slice(0, 10));
    const path = `/sites/first/members/${memberId}/journals`;
    const first = (await care.ask('GET', `${path}?limit=1`)).body;
    const rest = (await care.ask('GET', `${path}?limit=100&cursor=${first.next}`)).body;
    expect([...numbers(first.list), ...numbers(rest.list)]).toEqual(numbers(list));
    const wins = (await care.ask('GET', `${path}?kind=win`)).body;
    expect(wins.list.map(({ kind }: { kind: string }) => kind)).toEqual(['win']);
  });

  it('says when the stored balance is not what the newest journal left', async () => {
    await safety.app.db.execute(
      sql`UPDATE wallet SET cash_minor = cash_minor + 1 WHERE member_id = ${memberId}`,
    );
    expect((await page()).value.balances.isProved).toBe(false);
    await safety.app.db.execute(
      sql`UPDATE wallet SET cash_minor = cash_minor - 1 WHERE member_id = ${memberId}`,
    );
    expect((await page()).value.balances.isProved).toBe(true);
  });

  it('OPS-43 sends everything personal masked, also what nobody thought of, and shows one field to one operator for 5 minutes', async () => {
    const before = JSON.stringify(await page());
    const secrets = ['1712345678', 'rahima@', 'Begum', '1990-05-17', 'hobby', '01712349876'];
    for (const secret of secrets) expect(before).not.toContain(secret);
    safety.clock.moveMs(6 * MINUTE_MS);
    expect((await reveal('payeeName')).body.code).toBe('operators.second_factor');
    await care.prove();
    const shown = await reveal('payeeName');
    expect(shown.body.value.shown).toBe('Rahima Begum');
    const fieldOf = async (who: TestOperator) =>
      ((await page(who)).value.personal as Personal[]).find(({ field }) => field === 'payeeName');
    expect(await fieldOf(care)).toMatchObject({ masked: 'R••• B•••', shown: 'Rahima Begum' });
    expect(await fieldOf(payments)).toEqual({ field: 'payeeName', masked: 'R••• B•••' });
    expect((await reveal('payeeName', payments)).body.params).toMatchObject({
      permission: 'members.reveal',
    });
    const [, entry] = await openedEntries(safety.app.db, 'first', 2);
    expect(entry).toMatchObject({
      permission: 'members.reveal',
      target: `member:${memberId}`,
      after: { field: 'payeeName' },
      reason: 'payment: payee name check',
    });
    expect(JSON.stringify(entry)).not.toContain('Begum');
    safety.clock.moveMs(5 * MINUTE_MS);
    expect(await fieldOf(care)).toEqual({ field: 'payeeName', masked: 'R••• B•••' });
    await care.prove();
    expect((await reveal('payout:pa-1')).body.value.shown).toBe('01712349876');
    expect((await reveal('passwordHash')).body.code).toBe('operators.unknown_target');
  });

  it('OPS-43 marks the twenty-first field within an hour, and tells the owners of the site once', async () => {
    const { operatorOf } = operatorsOf(safety.app);
    await operatorOf('owner');
    await operatorOf('owner', 'second', 'elsewhere@example.com');
    await quietHour();
    for (let at = 0; at < 21; at += 1) await reveal('email');
    const [last, before] = await openedEntries(safety.app.db, 'first', 2);
    expect([last?.after, before?.after]).toEqual([
      { field: 'email', inHour: '21' },
      { field: 'email' },
    ]);
    const told = async () => {
      await safety.app.services.jobs.runDue();
      const { rows } = (await safety.app.db.execute(
        sql`SELECT recipient, subject, body FROM outbox WHERE purpose = 'reveals'`,
      )) as unknown as { rows: Record<string, string>[] };
      return rows;
    };
    await care.prove();
    expect((await reveal('email')).status).toBe(200);
    const mails = await told();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['owner@example.com']);
    expect(JSON.stringify(mails)).not.toMatch(/rahima|shown_1|member_care|Rumana|payment: /i);
    await quietHour();
    for (let at = 0; at < 20; at += 1) await reveal('email');
    expect(await told()).toHaveLength(1);
    await reveal('email');
    expect(await told()).toHaveLength(2);
  });

  it('OPS-44 a link that sets a new password goes to the verified address of the member, and nowhere else', async () => {
    const path = `/sites/first/members/${memberId}/reset-link`;
    const body = { reason: 'cannot log in' };
    expect((await care.ask('POST', path, body)).body.code).toBe('operators.nothing_verified');
    expect((await payments.ask('POST', path, body)).body.code).toBe('operators.forbidden');
    await safety.app.db.execute(
      sql`UPDATE member SET email_verified_at = now() WHERE member_id = ${memberId}`,
    );
    const sent = await care.ask('POST', path, body);
    expect(sent.body).toEqual({ value: true });
    const mails = () =>
      safety.app.db.execute(
        sql`SELECT recipient, body FROM outbox WHERE body LIKE '%/m/forget?token=%'`,
      );
    await expect.poll(async () => JSON.stringify(await mails())).toContain('rahima@example.com');
    const [entry] = await openedEntries(safety.app.db, 'first', 1);
    expect(entry).toMatchObject({ permission: 'members.reset', after: { sent: 'mail' } });
  });

  it('OPS-44 the link goes by SMS to the verified number instead, and sets a password once', async () => {
    const { app } = safety;
    const path = `/sites/first/members/${memberId}/reset-link`;
    const body = { to: 'sms', reason: 'has no mail any more' };
    await quietHour();
    expect((await care.ask('POST', path, body)).body.code).toBe('operators.nothing_verified');
    await app.db.execute(
      sql`UPDATE member SET mobile_verified_at = now() WHERE member_id = ${memberId}`,
    );
    expect((await care.ask('POST', path, body)).status).toBe(200);
    const [entry] = await openedEntries(app.db, 'first', 1);
    expect(entry).toMatchObject({ permission: 'members.reset', after: { sent: 'sms' } });
    // A further one is neither sent nor entered as if it had been.
    expect((await care.ask('POST', path, body)).body.code).toBe('request.too_many');
    expect((await openedEntries(app.db, 'first', 1))[0]?.number).toBe(entry?.number);
    const links = () =>
      rowsOf<{ recipient: string; body: string }>(
        app.db,
        sql`SELECT recipient, body FROM outbox WHERE kind = 'sms' AND purpose = 'recovery'`,
      );
    const [sms, ...more] = await links();
    expect(more).toEqual([]);
    expect(sms?.recipient).toBe('+8801712345678');
    const token = /forget\?token=([\w-]+)/.exec(sms?.body ?? '')?.[1] ?? '';
    const reset = async (password: string) => {
      const form = { token, newPassword: password, confirmNewPassword: password };
      return (await sendSealed(app, 'POST', '/account/password/reset', form)).body;
    };
    expect(await reset('Padma-7-nouka')).toMatchObject({ value: true });
    expect(await reset('Meghna-8-nouka')).toMatchObject({ code: 'auth.reset_link_invalid' });
  });

  it('OPS-44 no endpoint of the console takes or gives a password, PIN, code or session of a member', async () => {
    const page44 = JSON.stringify(await page());
    const secrets = await safety.app.db.execute(
      sql`SELECT m.password_hash, s.token_hash FROM member m JOIN session s ON s.member_id = m.member_id
        WHERE m.member_id = ${memberId}`,
    );
    const [row] = (secrets as unknown as { rows: Record<string, string>[] }).rows;
    for (const secret of Object.values(row ?? {})) expect(page44).not.toContain(secret);
    const ofMembers = Object.entries(document.paths).filter(([path]) => path.includes('/members'));
    expect(ofMembers.length).toBeGreaterThan(5);
    for (const [, methods] of ofMembers)
      for (const call of Object.values(methods)) {
        const { requestBody, responses } = call as {
          requestBody?: object;
          responses: Record<string, object>;
        };
        const named = JSON.stringify([requestBody, responses['200']]);
        expect(named).not.toMatch(/"(password\w*|pin\w*|token\w*|totp\w*|code)":/i);
      }
    const { body } = await safety.app.get('/member/info', { token: care.token });
    expect(body.code).toBe('session.expired');
  });
});

describe('masks', () => {
  it('leave what recognises a thing and hide the rest', () => {
    expect(maskedNumber('+8801712345678')).toBe('+88017••••••78');
    expect(maskedNumber('12345678')).toBe('••••••••');
    expect(maskedMail('rahima@example.com')).toBe('r•••@e•••.com');
    expect(maskedMail('x@localhost')).toBe('x•••@l•••');
    expect(maskedName('কিশোর কুমার')).toBe('কি••• কু•••');
    expect(maskedAccount('01712349876')).toBe('••9876');
    expect(maskedAccount('1234')).toBe('•••');
  });
});

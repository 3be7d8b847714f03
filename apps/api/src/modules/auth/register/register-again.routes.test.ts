// A registration that fails at its last step leaves its code and its ticket valid.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '#platform/secrets/random.ts';
import { databaseShortLived } from '#platform/short-lived/store.ts';
import {
  askCode,
  codeFor,
  mobileMemberOf,
  mobileRegistration,
  registerMobile,
  solved,
} from '../../../testing/phone.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { member } from '#modules/member/member.tables.ts';
import { newcomerTickets } from '../social/newcomer-tickets.ts';
import { socialStore } from '../social/social.store.ts';

const SECOND_MS = 1000;
let app: TestApp;
let next = 30_000_000;
const freshNumber = () => {
  const number = `019${(next += 1)}`;
  return { number, key: `+880${number.slice(1)}` };
};

async function codeOf({ number, key }: { number: string; key: string }): Promise<string> {
  const asked = await askCode(app, { purpose: 'register', number });
  expect(asked.status).toBe(200);
  return codeFor(app, key);
}
const tickets = () =>
  newcomerTickets({
    store: databaseShortLived(app.db, app.clock),
    random: systemRandom,
    clock: app.clock,
  });
const ticketOf = (subject: string) => tickets().create('first', { provider: 'google', subject });
const attempt = async (number: string, change: Record<string, unknown>) => {
  const { status, body } = await registerMobile(app, { ...mobileRegistration(number), ...change });
  return status === 200 ? 'registered' : (body.code as string);
};

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('a registration that fails late', () => {
  it('REG-32 LOGIN-05 leaves code and ticket valid when its number turns out to be taken', async () => {
    const fresh = freshNumber();
    await mobileMemberOf(app, fresh.number);
    app.clock.moveMs(61 * SECOND_MS);
    const proofs = { verificationCode: await codeOf(fresh), socialTicket: await ticketOf('late') };
    expect(await attempt(fresh.number, proofs)).toBe('auth.mobile_taken');
    await app.db.update(member).set({ mobileKey: null }).where(eq(member.mobileKey, fresh.key));
    expect(await attempt(fresh.number, proofs)).toBe('registered');
    const row = await memberStore(app.db, 'first').findByMobileKey(fresh.key);
    const bound = await socialStore(app.db, 'first').findMemberId('google', 'late');
    expect(bound).toBe(row?.memberId);
  });

  it('REG-32 LOGIN-05 that succeeds when repeated uses up both', async () => {
    const fresh = freshNumber();
    const proofs = { verificationCode: await codeOf(fresh), socialTicket: await ticketOf('once') };
    expect(await attempt(fresh.number, proofs)).toBe('registered');
    await app.db.update(member).set({ mobileKey: null }).where(eq(member.mobileKey, fresh.key));
    const { verificationCode, socialTicket } = proofs;
    expect(await attempt(fresh.number, { verificationCode })).toBe('auth.code_expired');
    app.clock.moveMs(61 * SECOND_MS);
    const another = { verificationCode: await codeOf(fresh), socialTicket };
    expect(await attempt(fresh.number, another)).toBe('auth.social_refused');
  });

  it('REG-32 an expired ticket is reported before the code is used up', async () => {
    const fresh = freshNumber();
    const verificationCode = await codeOf(fresh);
    const refused = await attempt(fresh.number, { verificationCode, socialTicket: 'made-up' });
    expect(refused).toBe('auth.social_refused');
    expect(await attempt(fresh.number, { verificationCode })).toBe('registered');
  });

  it('REG-32 LOGIN-05 a social account that was registered meanwhile leaves the code valid', async () => {
    const [first, second] = [freshNumber(), freshNumber()];
    const [one, other] = [await ticketOf('twice'), await ticketOf('twice')];
    const verificationCode = await codeOf(first);
    expect(await attempt(first.number, { verificationCode, socialTicket: one })).toBe('registered');
    const mine = { verificationCode: await codeOf(second) };
    expect(await attempt(second.number, { ...mine, socialTicket: other })).toBe(
      'auth.social_refused',
    );
    expect(await attempt(second.number, mine)).toBe('registered');
  });

  it('LOGIN-05 a ticket that is given back still ends at its original time', async () => {
    const ticket = await ticketOf('given back');
    app.clock.moveMs(600 * SECOND_MS);
    await (await tickets().use('first', ticket)).giveBack();
    app.clock.moveMs(299 * SECOND_MS);
    await tickets().check('first', ticket);
    app.clock.moveMs(SECOND_MS);
    const over = { code: 'auth.social_refused' };
    await expect(tickets().check('first', ticket)).rejects.toMatchObject(over);
    await expect(tickets().use('first', ticket)).rejects.toMatchObject(over);
  });

  it('REG-32 when two take one name at once, the loser registers under another name with the same code', async () => {
    const visitors = [freshNumber(), freshNumber(), freshNumber()];
    const prepared: { number: string; proofs: Record<string, unknown> }[] = [];
    for (const visitor of visitors) {
      const verificationCode = await codeOf(visitor);
      const socialTicket = await ticketOf(visitor.key);
      prepared.push({ number: visitor.number, proofs: { verificationCode, socialTicket } });
    }
    const checks = await Promise.all(prepared.map(() => solved(app)));
    const answers = await Promise.all(
      prepared.map(({ number, proofs }, index) =>
        attempt(number, { ...proofs, username: 'tista_1', humanCheck: checks[index] }),
      ),
    );
    expect([...answers].sort()).toEqual([
      'auth.username_taken',
      'auth.username_taken',
      'registered',
    ]);
    for (const [index, { number, proofs }] of prepared.entries()) {
      if (answers[index] === 'registered') continue;
      expect(await attempt(number, { ...proofs, username: `tista_1${index}` })).toBe('registered');
    }
  });

  it('REG-32 LOGIN-05 when two use one code and one ticket at once, one becomes a member', async () => {
    const fresh = freshNumber();
    const proofs = { verificationCode: await codeOf(fresh), socialTicket: await ticketOf('both') };
    const checks = [await solved(app), await solved(app), await solved(app)];
    const answers = await Promise.all(
      checks.map((humanCheck) => attempt(fresh.number, { ...proofs, humanCheck })),
    );
    expect(answers.filter((answer) => answer === 'registered')).toHaveLength(1);
    const [row] = await app.db
      .select({ count: sql<number>`count(*)::int` })
      .from(member)
      .where(eq(member.mobileKey, fresh.key));
    expect(row?.count).toBe(1);
  });
});

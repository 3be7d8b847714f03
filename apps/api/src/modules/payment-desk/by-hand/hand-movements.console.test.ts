import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedEntries } from '../../../testing/console/trail.ts';
import { applicationsStore } from '#modules/promotions/applications/applications.store.ts';
import { OPENING, openSafety } from '#modules/safety/safety.fixture.ts';
import type { Safety, SafetyPlayer } from '#modules/safety/safety.fixture.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { TWO_FROM, applicantsOf, offerPromotions } from '../../../testing/console/proposals.ts';
import { PASSWORD, login, sendSealed } from '../../../testing/members.ts';

const REASON = 'Complaint 71.';
let safety: Safety;
let one: TestOperator;
let two: TestOperator;
let player: SafetyPlayer;
let name: string;
let memberId: string;
let made = 0;

beforeAll(async () => {
  safety = await openSafety();
  await offerPromotions(safety.app, 2);
}, 120_000);
afterAll(() => safety.closeProven());
beforeEach(async () => {
  made += 1;
  name = `moved_${made}`;
  const { operatorOf } = operatorsOf(safety.app);
  one = await operatorOf('payments', 'first', `one-${made}@example.com`);
  two = await operatorOf('payments', 'first', `two-${made}@example.com`);
  player = await safety.player(name);
  memberId = String((await player.ask('GET', '/member/info')).body.value.memberId);
}, 60_000);

const order = (more: object = {}) => ({
  key: `key-of-move-${made}`,
  direction: 'credit',
  amountMinor: 30_000,
  cause: 'game',
  reason: REASON,
  ...more,
});
const correct = (more: object = {}, by = one) =>
  by.ask('POST', `/sites/first/members/${memberId}/corrections`, order(more));
const transfer = (more: object = {}, by = one) =>
  by.ask(
    'POST',
    `/sites/first/members/${memberId}/transfers`,
    order({ cause: 'clarify', ...more }),
  );
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const carriedOut = async (asked: Awaited<ReturnType<typeof correct>>) => {
  expect(asked.status).toBe(202);
  expect((await two.approve(asked.body.proposal.proposalId)).status).toBe(200);
};
const cashOf = async () =>
  (
    await rowsOf<{ cash: number; bonus: number }>(
      safety.app.db,
      sql`SELECT cash_minor AS cash, bonus_minor AS bonus FROM wallet WHERE site_id = 'first' AND member_id = ${memberId}`,
    )
  )[0];
const journals = async () =>
  (await player.ask('GET', '/wallet/transactions?cause=correction')).body.list;
/** What the postings of an account of the site sum to. */
const siteAccount = async (account: string) => {
  const [row] = await rowsOf<{ minor: number }>(
    safety.app.db,
    sql`SELECT coalesce(sum(amount_minor), 0)::int AS minor FROM posting WHERE site_id = 'first' AND account = ${account}`,
  );
  return row?.minor ?? 0;
};

describe('a correction by hand', () => {
  it('OPS-08 waits for a second operator whatever its amount and the rule of the site, and is one journal with cause and receipt', async () => {
    const before = await siteAccount('corrections');
    const { settings } = safety.app.app.directory.findById('first');
    const always = settings.fourEyes.always.filter((kind) => kind !== 'corrections');
    await safety.app.db.execute(
      sql`UPDATE site SET settings = jsonb_set(settings, '{fourEyes,always}', ${JSON.stringify(always)}::jsonb) WHERE site_id = 'first'`,
    );
    const asked = await correct({ amountMinor: 1 });
    expect(asked.status).toBe(202);
    const { proposalId } = asked.body.proposal;
    expect(outcome(await one.approve(proposalId))).toEqual([403, 'operators.own_proposal']);
    expect((await cashOf())?.cash).toBe(OPENING);
    expect((await two.approve(proposalId)).status).toBe(200);
    expect((await cashOf())?.cash).toBe(OPENING + 1);
    safety.clock.moveMs(1000);
    await carriedOut(
      await correct({ direction: 'debit', key: `other-key-${made}`, cause: 'mistake' }),
    );
    const [debit, credit] = await journals();
    expect(debit).toMatchObject({
      kind: 'correction_debit',
      amountMinor: -30_000,
      handCause: 'mistake',
    });
    expect(credit).toMatchObject({
      kind: 'correction_credit',
      amountMinor: 1,
      cashMinor: 1,
      handCause: 'game',
      referenceType: 'correction',
    });
    expect(await siteAccount('corrections')).toBe(before + 30_000 - 1);
    const receipt = (await player.ask('GET', `/wallet/receipts/${debit.receiptNumber}`)).body;
    expect(receipt).toMatchObject({ handCause: 'mistake', balanceAfterMinor: OPENING - 29_999 });
    expect(receipt.chain).toHaveLength(1);
    const inbox = JSON.stringify((await player.ask('GET', '/member/inbox?language=en')).body);
    expect(inbox).toContain(debit.receiptNumber);
    expect(inbox).not.toContain(REASON);
    const entries = await openedEntries(safety.app.db, 'first', 2);
    expect(entries.find(({ permission }) => permission === 'corrections.make')).toMatchObject({
      target: `member:${memberId}`,
      operatorId: one.operatorId,
      reason: REASON,
      after: { direction: 'debit', amountMinor: '30000', receipt: debit.receiptNumber },
    });
  });

  it.each([
    ['bn', 'সংশোধন, যোগ হয়েছে', 'একটি গেমের ফল ভুল ধরা হয়েছিল'],
    ['en', 'Correction, added', 'A game was counted wrong'],
    ['hi', 'सुधार, जोड़ा गया', 'एक गेम का नतीजा ग़लत गिना गया था'],
  ])(
    'OPS-08 stands in the file of the record with its cause, in %s',
    async (language, ...words) => {
      await carriedOut(await correct());
      const { token } = player;
      const body = { record: 'account_record', cause: 'correction', language };
      const ordered = await safety.app.ask('POST', '/wallet/exports', { token, body });
      await safety.app.services.jobs.runDue();
      const exported = await safety.app.get(`/exports/${ordered.body.value.exportId}`, { token });
      const file = String((await safety.app.get(exported.body.value.url)).body);
      expect(file).toContain(words.map((text) => `"${text}"`).join(','));
    },
  );

  it('OPS-08 takes nothing below zero, neither when it is asked for nor when it is approved', async () => {
    const all = { direction: 'debit', amountMinor: OPENING };
    expect(outcome(await correct({ ...all, amountMinor: OPENING + 1 }))).toEqual([
      422,
      'wallet.insufficient_funds',
    ]);
    const asked = await correct(all);
    await player.bet(1_000);
    const refused = await two.approve(asked.body.proposal.proposalId);
    expect(refused.body).toMatchObject({
      code: 'operators.proposal_void',
      params: { because: 'wallet.insufficient_funds' },
    });
    expect((await cashOf())?.cash).toBe(OPENING - 1_000);
    await carriedOut(
      await correct({ ...all, amountMinor: OPENING - 1_000, key: `rest-key-${made}` }),
    );
    expect((await cashOf())?.cash).toBe(0);
  });

  it('OPS-08 MONEY-03 moves once of a key: asked for by two at once, asked for again, and approved by two at once', async () => {
    const asked = await Promise.all([correct(), correct({}, two), correct()]);
    expect(asked.map(outcome).toSorted()).toEqual([
      [202, undefined],
      [409, 'operators.decided_before'],
      [409, 'operators.decided_before'],
    ]);
    const made202 = asked.find(({ status }) => status === 202);
    const { proposalId } = made202?.body.proposal ?? {};
    const { operatorOf } = operatorsOf(safety.app);
    const three = await operatorOf('payments', 'first', `three-${made}@example.com`);
    const four = await operatorOf('payments', 'first', `four-${made}@example.com`);
    const approvals = await Promise.all([three.approve(proposalId), four.approve(proposalId)]);
    expect(approvals.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [409, 'operators.proposal_decided'],
    ]);
    expect(outcome(await correct({ amountMinor: 5 }, three))).toEqual([
      409,
      'operators.decided_before',
    ]);
    expect((await cashOf())?.cash).toBe(OPENING + 30_000);
    expect(await journals()).toHaveLength(1);
  });

  it('OPS-08 is refused without its permission, a second factor, a reason, or a member', async () => {
    const { operatorOf } = operatorsOf(safety.app);
    const care = await operatorOf('member_care', 'first', `care-${made}@example.com`);
    expect((await correct({}, care)).body.code).toBe('operators.forbidden');
    expect((await transfer({}, care)).body.code).toBe('operators.forbidden');
    for (const wrong of [{ amountMinor: 0 }, { amountMinor: 0.5 }, { cause: 'mood' }, { key: 'k' }])
      expect(outcome(await correct(wrong))).toEqual([400, 'request.invalid']);
    expect(outcome(await correct({ reason: ' ' }))).toEqual([400, 'request.invalid']);
    const nobody = await one.ask('POST', '/sites/first/members/nobody/corrections', order());
    expect(outcome(nobody)).toEqual([404, 'operators.unknown_target']);
    safety.clock.moveMs(6 * 60_000);
    expect((await correct()).body.code).toBe('operators.second_factor');
  });

  it('OPS-08 counts with a reward that the same operator gives the same member within 24 hours', async () => {
    const applicants = applicantsOf(safety.app);
    const decide = async (applicationId: string, promotion: number, by: TestOperator) => {
      await applicants.apply(memberId, applicationId, promotion);
      await by.prove();
      return by.ask('POST', `/sites/first/applications/${applicationId}/decision`, {
        state: 'issued',
        amountMinor: TWO_FROM - 40_000,
        note: REASON,
      });
    };
    await carriedOut(await correct({ amountMinor: 40_000 }));
    const together = await decide(`together-${made}`, 1, one);
    expect(together.status).toBe(202);
    expect((await applicationsStore(safety.app.db, 'first').find(`together-${made}`))?.state).toBe(
      'applying',
    );
    // Another operator has given nothing yet.
    expect((await decide(`apart-${made}`, 2, two)).status).toBe(200);
  });
});

describe('a member who may not play', () => {
  const exclude = async () => {
    const { token } = player;
    await sendSealed(safety.app, 'POST', '/security/step-up', { password: PASSWORD }, { token });
    expect((await player.ask('POST', '/safety/exclusion', { months: 12 })).status).toBe(200);
  };
  const close = () =>
    safety.app.db.execute(sql`UPDATE member SET status = 'closed' WHERE member_id = ${memberId}`);

  it.each([
    ['excluded', exclude],
    ['closed', close],
  ])('OPS-08 is corrected when %s, and what is added never becomes play', async (_state, leave) => {
    await leave();
    await carriedOut(await correct());
    await carriedOut(
      await transfer({ direction: 'debit', key: `back-key-${made}`, amountMinor: 10 }),
    );
    expect(await cashOf()).toEqual({ cash: OPENING + 29_990, bonus: 0 });
    // A game session that outlived the end of the account.
    await safety.app.db.execute(sql`UPDATE game_session SET is_ended = false`);
    expect((await player.bet(1_000)).status).not.toBe(200);
    const signIn = await login(safety.app, {
      username: name,
      password: PASSWORD,
      type: 'username',
    });
    expect(signIn.status).not.toBe(200);
    expect(await cashOf()).toEqual({ cash: OPENING + 29_990, bonus: 0 });
  });
});

describe('a transfer by hand', () => {
  it('OPS-08 goes to the account of suspense and comes back, each by two operators and with its cause', async () => {
    const before = await siteAccount('suspense');
    await carriedOut(await transfer({ direction: 'debit', amountMinor: 70_000 }));
    expect(await siteAccount('suspense')).toBe(before + 70_000);
    expect((await cashOf())?.cash).toBe(OPENING - 70_000);
    safety.clock.moveMs(1000);
    const more = { key: `clarified-${made}`, cause: 'clarified', amountMinor: 70_000 };
    await carriedOut(await transfer(more));
    expect(await siteAccount('suspense')).toBe(before);
    const told = (await journals()) as { kind: string; handCause: string }[];
    expect(told.map(({ kind, handCause }) => [kind, handCause])).toEqual([
      ['suspense_credit', 'clarified'],
      ['suspense_debit', 'clarify'],
    ]);
    expect(outcome(await transfer({ cause: 'complaint' }))).toEqual([400, 'request.invalid']);
    const path = `/sites/first/members/${memberId}/journals?kind=suspense_debit`;
    const care = await operatorsOf(safety.app).operatorOf(
      'member_care',
      'first',
      `c-${made}@example.com`,
    );
    expect((await care.ask('GET', path)).body.list).toMatchObject([{ handCause: 'clarify' }]);
  });
});

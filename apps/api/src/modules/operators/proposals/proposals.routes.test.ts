import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { TWO_FROM, applicantsOf, offerPromotions } from '../../../testing/console/proposals.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { firstBrokenEntry } from '../trail.ts';
import { openedEntries } from '../../../testing/console/trail.ts';

const HOUR_MS = 3_600_000;
const NOTE = 'The picture shows the deposit.';
let app: TestApp;
let owner: TestOperator;
let maker: TestOperator;
let checker: TestOperator;
let care: TestOperator;
let foreign: TestOperator;
let asks: ReturnType<typeof applicantsOf>;
let made = 0;
let crew = 0;

beforeAll(async () => {
  app = await openTestApp();
  asks = applicantsOf(app);
  await offerPromotions(app, 4);
}, 120_000);
afterAll(async () => {
  expect((await proveLedger(app.db)).differences).toEqual([]);
  for (const site of ['first', '*']) expect(await firstBrokenEntry(app.db, site)).toBeUndefined();
  await app.close();
});
/** New operators for each test, because some tests move the clock past the end of every session. */
beforeEach(async () => {
  crew += 1;
  owner = await operator('owner', '*');
  maker = await operator('payments', 'first', 'maker');
  checker = await operator('payments', 'first', 'checker');
  care = await operator('member_care');
  foreign = await operator('payments', 'second', 'elsewhere');
}, 60_000);

const operator = (role: string, site = 'first', name = role) =>
  operatorsOf(app).operatorOf(role, site, `${name}-${crew}@example.com`);

const decide = (by: TestOperator, id: string, body: object) =>
  by.ask('POST', `/sites/first/applications/${id}/decision`, body);
const issue = (
  by: TestOperator,
  id: string,
  amountMinor: number,
  note: string | undefined = NOTE,
) => decide(by, id, { state: 'issued', amountMinor, ...(note === undefined ? {} : { note }) });
const path = (id: string, site = 'first') => `/sites/${site}/proposals/${id}`;
const read = async (by: TestOperator, id: string, site = 'first') =>
  (await by.ask('GET', path(id, site))).body.value;
const approve = async (by: TestOperator, id: string, site = 'first', hash?: string) =>
  by.ask('POST', `${path(id, site)}/approval`, {
    hash: hash ?? (await read(by, id, site))?.hash ?? 'f'.repeat(64),
  });
const reject = (by: TestOperator, id: string, reason = 'not this one') =>
  by.ask('POST', `${path(id)}/rejection`, { reason });
const withdraw = (by: TestOperator, id: string, reason = 'my mistake') =>
  by.ask('POST', `${path(id)}/withdrawal`, { reason });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

/** An application that waits, of a member of its own. */
async function application(memberId?: string, promotion = 1): Promise<string> {
  made += 1;
  const id = `a-${made}`;
  await asks.apply(memberId ?? (await asks.member()), id, promotion);
  return id;
}

/** A proposal of the maker's. */
async function proposal(amountMinor = TWO_FROM): Promise<{ id: string; applicationId: string }> {
  const applicationId = await application();
  const answer = await issue(maker, applicationId, amountMinor);
  expect(answer.status).toBe(202);
  return { id: String(answer.body.proposal.proposalId), applicationId };
}

const stateOf = async (applicationId: string) => {
  const rows = await app.db.execute(
    sql`SELECT state FROM reward_application WHERE application_id = ${applicationId}`,
  );
  return (rows as unknown as { rows: { state: string }[] }).rows[0]?.state;
};
const bonusesOf = async (applicationId: string) => {
  const source = `application:${applicationId}`;
  const rows = await app.db.execute(sql`SELECT 1 FROM bonus WHERE source = ${source}`);
  return (rows as unknown as { rows: object[] }).rows.length;
};
const outbox = async () => {
  await app.services.jobs.runDue();
  const rows = await app.db.execute(
    sql`SELECT recipient, subject, body FROM outbox WHERE purpose = 'proposal' ORDER BY created_at`,
  );
  return (rows as unknown as { rows: { recipient: string; subject: string; body: string }[] }).rows;
};

describe('acts from an amount on', () => {
  it('OPS-08 OPS-50 a reward below the amount is given at once, one from it on waits for a second operator', async () => {
    const small = await application();
    expect((await issue(maker, small, TWO_FROM - 1)).body).toEqual({ value: true });
    expect(await stateOf(small)).toBe('issued');
    const { id, applicationId } = await proposal();
    expect([await stateOf(applicationId), await bonusesOf(applicationId)]).toEqual(['applying', 0]);
    expect(outcome(await approve(checker, id))).toEqual([200, undefined]);
    expect([await stateOf(applicationId), await bonusesOf(applicationId)]).toEqual(['issued', 1]);
  });

  it('OPS-50 shows an application with the rules of its promotion and what its member applied for before', async () => {
    const member = await asks.member();
    const first = await application(member, 1);
    const second = await application(member, 2);
    const review = `/sites/first/applications/${second}`;
    const { value } = (await maker.ask('GET', review)).body;
    expect(value).toMatchObject({ applicationId: second, state: 'applying' });
    expect(value.rules.title).not.toBe('');
    expect(value.earlier).toMatchObject([{ applicationId: first, memberId: value.memberId }]);
    await application();
    expect((await maker.ask('GET', review)).body.value.earlier).toHaveLength(1);
    const unknown = await maker.ask('GET', '/sites/first/applications/nobody');
    expect(unknown.body.code).toBe('operators.unknown_target');
  });

  it('OPS-08 small rewards of one operator to one member within 24 hours count as one', async () => {
    const member = await asks.member();
    const [one, two, three, four] = [
      await application(member, 1),
      await application(member, 2),
      await application(member, 3),
      await application(member, 4),
    ];
    expect((await issue(maker, one, TWO_FROM - 100)).status).toBe(200);
    // Another operator begins anew, and so does the first toward another member.
    expect((await issue(checker, two, 99)).status).toBe(200);
    expect((await issue(maker, await application(), 100)).status).toBe(200);
    expect((await issue(maker, three, 100)).status).toBe(202);
    expect((await issue(maker, three, 99)).status).toBe(200);
    app.clock.moveMs(24 * HOUR_MS + 1);
    // The maker's session is over too; the same act through the gate shows what counts.
    const { gate, decideApplication } = app.services.fourEyes;
    const body = { applicationId: four, state: 'issued' as const, text: '', amountMinor: 100 };
    const role = 'payments';
    const by = { operatorId: maker.operatorId, role, network: '', sessionId: '', requestId: '' };
    const wanted = { siteId: 'first', body, reason: NOTE };
    const passed = await gate.pass(decideApplication, wanted, { via: 'console', by });
    expect(passed).toEqual({ state: 'done' });
  });

  it('OPS-09 a proposal needs the reason that its checker reads', async () => {
    const id = await application();
    expect(outcome(await issue(maker, id, TWO_FROM, '   '))).toEqual([400, 'request.invalid']);
    const none = await decide(maker, id, { state: 'issued', amountMinor: TWO_FROM });
    expect(outcome(none)).toEqual([422, 'operators.note_missing']);
  });
});

describe('a decision on a proposal', () => {
  it('OPS-09 OPS-13 shows the exact act, and the entries of the approval name it', async () => {
    const { id, applicationId } = await proposal(TWO_FROM + 55);
    const shown = await read(checker, id);
    expect(shown).toMatchObject({
      operation: 'applications.decide',
      kind: 'rewards',
      permission: 'applications.decide',
      target: `application:${applicationId}`,
      amountMinor: TWO_FROM + 55,
      reason: NOTE,
      maker: maker.operatorId,
      isMine: false,
      isChanged: false,
      body: { applicationId, state: 'issued', amountMinor: TWO_FROM + 55 },
    });
    expect(shown.sentence.en).toBe(
      `You approve exactly ৳10,000.55, application:${applicationId}, revision ${shown.revision}.`,
    );
    expect(Date.parse(shown.endsAt) - Date.parse(shown.madeAt)).toBe(24 * HOUR_MS);
    await approve(checker, id);
    const [approved, given] = await openedEntries(app.db, 'first', 2);
    expect(approved).toMatchObject({
      permission: 'proposals.approve',
      target: `proposal:${id}`,
      operatorId: checker.operatorId,
      proposalId: id,
    });
    expect(given).toMatchObject({
      permission: 'applications.decide',
      operatorId: maker.operatorId,
      reason: NOTE,
      proposalId: id,
      after: { state: 'issued', amountMinor: String(TWO_FROM + 55) },
    });
    const entries = await owner.ask('GET', '/sites/first/entries?limit=1');
    expect(entries.body.list[0].proposalId).toBe(id);
  });

  it('OPS-10 the maker is not the checker, whatever the maker holds', async () => {
    const { id } = await proposal();
    expect(outcome(await approve(maker, id))).toEqual([403, 'operators.own_proposal']);
    expect(outcome(await reject(maker, id))).toEqual([403, 'operators.own_proposal']);
    expect((await read(maker, id)).state).toBe('open');
  });

  it('OPS-10 whoever changed the thing last does not approve it', async () => {
    const applicationId = await application();
    expect((await decide(checker, applicationId, { state: 'process' })).status).toBe(200);
    const { body } = await issue(maker, applicationId, TWO_FROM);
    const id = String(body.proposal.proposalId);
    expect(outcome(await approve(checker, id))).toEqual([403, 'operators.last_editor']);
    expect((await read(checker, id)).state).toBe('open');
    expect((await approve(owner, id)).status).toBe(200);
  });

  it('OPS-07 OPS-10 the checker holds the permission of the act at that moment, and gives the second factor', async () => {
    const { id } = await proposal();
    expect((await approve(care, id)).body).toMatchObject({
      code: 'operators.forbidden',
      params: { permission: 'applications.decide', givers: ['Rumana'] },
    });
    const [entry] = await openedEntries(app.db, 'first', 1);
    expect(entry).toMatchObject({
      permission: 'applications.decide',
      target: `proposal:${id}`,
      proposalId: id,
      after: { outcome: 'refused' },
    });
    expect((await read(checker, id)).state).toBe('open');
    app.clock.moveMs(6 * 60_000);
    expect(outcome(await approve(checker, id))).toEqual([403, 'operators.second_factor']);
    await checker.prove();
    expect((await approve(checker, id)).status).toBe(200);
  });

  it('OPS-09 two at once carry it out once, and the second is told that it was decided', async () => {
    const { id, applicationId } = await proposal();
    const { hash } = await read(checker, id);
    const both = await Promise.all([
      approve(checker, id, 'first', hash),
      approve(owner, id, 'first', hash),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await bonusesOf(applicationId)).toBe(1);
    expect((await approve(checker, id)).body).toMatchObject({
      code: 'operators.proposal_decided',
      params: { state: 'approved' },
    });
    expect(outcome(await reject(checker, id))).toEqual([409, 'operators.proposal_decided']);
    expect(outcome(await withdraw(maker, id))).toEqual([409, 'operators.proposal_decided']);
  });

  it('OPS-10 rejecting and withdrawing ask for a reason and carry nothing out', async () => {
    const one = await proposal();
    expect(outcome(await reject(checker, one.id, ' '))).toEqual([400, 'request.invalid']);
    expect((await reject(checker, one.id, 'another account')).status).toBe(200);
    const two = await proposal();
    expect(outcome(await withdraw(checker, two.id))).toEqual([403, 'operators.not_maker']);
    expect(outcome(await withdraw(maker, two.id, ''))).toEqual([400, 'request.invalid']);
    expect((await withdraw(maker, two.id, 'wrong row')).status).toBe(200);
    for (const { applicationId } of [one, two])
      expect([await stateOf(applicationId), await bonusesOf(applicationId)]).toEqual([
        'applying',
        0,
      ]);
    expect(await read(maker, one.id)).toMatchObject({
      state: 'rejected',
      decision: 'another account',
      checker: checker.operatorId,
    });
    expect(await read(checker, two.id)).toMatchObject({
      state: 'withdrawn',
      decision: 'wrong row',
    });
    const [entry] = await openedEntries(app.db, 'first', 1);
    expect(entry).toMatchObject({ permission: 'proposals.withdraw', reason: 'wrong row' });
  });

  it('OPS-09 a changed revision, amount, target or body makes it void', async () => {
    const revision = await proposal();
    expect((await decide(owner, revision.applicationId, { state: 'process' })).status).toBe(200);
    expect((await read(checker, revision.id)).isChanged).toBe(true);
    expect((await approve(checker, revision.id)).body).toMatchObject({
      code: 'operators.proposal_void',
      params: { because: 'revision' },
    });
    const change: Readonly<Record<string, [string, (id: string) => Promise<unknown>]>> = {
      amount: [
        'body',
        (id) => app.db.execute(sql`UPDATE proposal SET amount_minor = 1 WHERE proposal_id = ${id}`),
      ],
      target: [
        'body',
        (id) =>
          app.db.execute(
            sql`UPDATE proposal SET target = 'application:x' WHERE proposal_id = ${id}`,
          ),
      ],
      body: [
        'body',
        (id) =>
          app.db.execute(
            sql`UPDATE proposal SET body = jsonb_set(body, '{amountMinor}', '9') WHERE proposal_id = ${id}`,
          ),
      ],
    };
    for (const [because, alter] of Object.values(change)) {
      const { id, applicationId } = await proposal();
      await alter(id);
      expect((await approve(checker, id)).body.params).toEqual({ because });
      expect((await read(checker, id)).state).toBe('void');
      expect(await bonusesOf(applicationId)).toBe(0);
      expect(outcome(await approve(checker, id))).toEqual([409, 'operators.proposal_void']);
      expect(outcome(await reject(checker, id))).toEqual([409, 'operators.proposal_void']);
    }
  });

  it('OPS-09 what the act itself refuses makes it void and leaves nothing behind', async () => {
    const member = await asks.member();
    const applicationId = await application(member, 1);
    const { body } = await issue(maker, applicationId, TWO_FROM);
    const id = String(body.proposal.proposalId);
    // A break that began meanwhile, which only the bonus itself looks at.
    const begun = app.clock.now().toISOString();
    const over = new Date(app.clock.now().getTime() + HOUR_MS).toISOString();
    await app.db.execute(
      sql`INSERT INTO member_break (site_id, member_id, break_id, kind, starts_at, ends_at) VALUES ('first', ${member}, 'b', 'time_out', ${begun}, ${over})`,
    );
    const answer = await approve(checker, id);
    expect(outcome(answer)).toEqual([409, 'operators.proposal_void']);
    expect([await stateOf(applicationId), await bonusesOf(applicationId)]).toEqual(['applying', 0]);
    expect((await read(checker, id)).state).toBe('void');
  });

  it('OPS-09 a maker who may no longer do it makes it void', async () => {
    const leaving = await operator('payments', 'first', 'leaves');
    const applicationId = await application();
    const { body } = await issue(leaving, applicationId, TWO_FROM);
    await app.db.execute(
      sql`UPDATE operator SET state = 'suspended' WHERE operator_id = ${leaving.operatorId}`,
    );
    expect((await approve(checker, String(body.proposal.proposalId))).body.params).toEqual({
      because: 'maker',
    });
  });

  it('approves what was read and nothing else', async () => {
    const { id } = await proposal();
    const other = await approve(checker, id, 'first', 'a'.repeat(64));
    expect(outcome(other)).toEqual([409, 'operators.proposal_unlike']);
    expect((await read(checker, id)).state).toBe('open');
  });

  it('OPS-09 ends after its hours, by the clock and by the job, with nothing carried out', async () => {
    const [one, two] = [await proposal(), await proposal()];
    app.clock.moveMs(24 * HOUR_MS);
    const late = await operator('payments', 'first', 'late');
    expect(outcome(await approve(late, one.id))).toEqual([410, 'operators.proposal_expired']);
    await app.services.fourEyes.proposals.endDue();
    for (const { id, applicationId } of [one, two]) {
      expect((await read(late, id)).state).toBe('expired');
      expect(outcome(await approve(late, id))).toEqual([410, 'operators.proposal_expired']);
      expect(outcome(await reject(late, id))).toEqual([410, 'operators.proposal_expired']);
      expect(await bonusesOf(applicationId)).toBe(0);
    }
  });

  it('a proposal of another site answers as one that does not exist', async () => {
    const { id } = await proposal();
    const calls = [
      await foreign.ask('GET', path(id, 'second')),
      await foreign.ask('GET', path(id)),
      await approve(foreign, id, 'second'),
      await approve(foreign, id),
      await foreign.ask('POST', `${path(id, 'second')}/rejection`, { reason: 'x' }),
      await foreign.ask('POST', `${path(id, 'second')}/withdrawal`, { reason: 'x' }),
      await checker.ask('GET', path('nobody')),
      await approve(checker, 'nobody'),
    ];
    for (const answer of calls) expect(outcome(answer)).toEqual([404, 'operators.unknown_target']);
  });
});

describe('what makers and checkers see', () => {
  it('OPS-10 makers are told in the console and by a mail without amounts or personal data', async () => {
    const before = (await outbox()).length;
    const [one, two] = [await proposal(), await proposal()];
    const { unseen } = (await maker.ask('GET', '/sites/first/proposals/counts')).body.value;
    await approve(checker, one.id);
    await reject(checker, two.id, 'the number of the account is 01711000000');
    const counts = await maker.ask('GET', '/sites/first/proposals/counts');
    expect(counts.body.value.unseen).toBe(unseen + 2);
    const mails = (await outbox()).slice(before);
    expect(mails.map(({ recipient }) => recipient)).toEqual([maker.mail, maker.mail]);
    const text = JSON.stringify(mails);
    for (const secret of ['10,000', '1000000', '১০,০০০', '01711000000', one.applicationId, one.id])
      expect(text).not.toContain(secret);
    expect(text).toContain('অনুমোদন');
    await read(checker, one.id);
    expect((await read(maker, one.id)).isUnseen).toBe(true);
    expect((await read(maker, one.id)).isUnseen).toBe(false);
    const after = await maker.ask('GET', '/sites/first/proposals/counts');
    expect(after.body.value.unseen).toBe(unseen + 1);
  });

  it('lists by filters and pages without a gap, and counts what waits', async () => {
    const ids = [];
    for (let index = 0; index < 5; index += 1) {
      app.clock.moveMs(1000);
      ids.unshift((await proposal()).id);
    }
    const list = (by: TestOperator, query: string) =>
      by.ask('GET', `/sites/first/proposals?${query}`);
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await list(checker, `state=open&kind=rewards&of=others&limit=2${cursor}`);
      seen.push(...body.list.map(({ proposalId }: { proposalId: string }) => proposalId));
      cursor = `&cursor=${encodeURIComponent(body.next)}`;
    }
    expect(seen.slice(0, 5)).toEqual(ids);
    const others = JSON.stringify((await list(maker, 'of=others&state=open')).body.list);
    for (const id of ids) expect(others).not.toContain(id);
    expect((await list(maker, 'of=mine&state=open')).body.list).toHaveLength(5);
    expect((await list(checker, 'kind=grants')).body.list).toEqual([]);
    expect((await list(checker, 'cursor=x')).body.code).toBe('request.invalid');
    const { value } = (await checker.ask('GET', '/sites/first/proposals/counts')).body;
    expect(value.ofOthers).toBe(value.open);
    expect(value.open).toBeGreaterThanOrEqual(5);
  });
});

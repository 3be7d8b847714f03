import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberStore } from '#modules/member/index.ts';
import { firstBrokenEntry, newestEntries } from '#modules/operators/index.ts';
import { decideDocuments, identityStore } from '#modules/security/index.ts';
import { siteStore } from '#modules/site/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { memberOf, sendSealed } from '../../../testing/members.ts';
import { openTestApp, testSettings } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const LICENCE = {
  regulator: 'Test regulator',
  licenceNumber: 'T-1',
  permittedCountries: ['BD'],
  minimumAge: 18,
  responsiblePlayContacts: [{ name: { en: 'Help', bn: 'সাহায্য' }, url: 'https://help.example' }],
};
const REASON = 'Called, and gave the number of the document.';
let app: TestApp;
let one: TestOperator;
let two: TestOperator;
let memberId: string;
let number: string;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
}, 120_000);
afterAll(async () => {
  expect(await firstBrokenEntry(app.db, 'first')).toBeUndefined();
  await app.close();
});
beforeEach(async () => {
  await play('social');
  made += 1;
  number = `+88017123456${10 + made}`;
  const token = await memberOf(app, `reset_${made}`);
  memberId = String((await app.get('/member/info', { token })).body.value.memberId);
  await app.db
    .execute(sql`UPDATE member SET mobile_key = ${number}, mobile_verified_at = NULL, email_verified_at = NULL,
    profile = profile || ${JSON.stringify({ email: `asks${made}@example.com` })}::jsonb WHERE member_id = ${memberId}`);
  await play('licensed');
  const { operatorOf } = operatorsOf(app);
  one = await operatorOf('member_care', 'first', `one-${made}@example.com`);
  two = await operatorOf('member_care', 'first', `two-${made}@example.com`);
}, 60_000);

/** Sets the play mode, the flag of documents and the check; a rule takes no kind of act for two. */
async function play(
  playMode: 'social' | 'licensed',
  { KYC3 = true, resetCheck = 'documents' as 'documents' | 'none' } = {},
): Promise<void> {
  const { whitelabel, fourEyes } = testSettings('first');
  const licensed = { licence: LICENCE, openingCreditsMinor: 0, slotPaceMs: 2500 } as const;
  const settings = testSettings('first', {
    playMode,
    ...(playMode === 'licensed' ? licensed : {}),
    whitelabel: { ...whitelabel, KYC3 },
    fourEyes: { ...fourEyes, always: [] },
    resetCheck,
  });
  await siteStore(app.db).saveSettings('first', settings, null);
  await app.app.directory.refresh();
}

/** Documents that an operator approved, with what they confirm. */
async function approve(confirms: string, documentId = `d-${made}`): Promise<void> {
  const site = app.app.directory.findById('first');
  const row = { documentId, memberId, pictureIds: ['p'], sentAt: app.clock.now() };
  await identityStore(app.db, 'first').insert(row);
  const deps = { db: app.db, clock: app.clock, random: systemRandom };
  const decision = { site, documentId, state: 'approved', reason: undefined, confirms };
  await decideDocuments(deps, decision);
}
const ask = (to = 'mail', by = one) =>
  by.ask('POST', `/sites/first/members/${memberId}/checked-reset-link`, { to, reason: REASON });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
/** Every link that was sent to somebody. */
const links = async (recipient: string) => {
  await app.services.jobs.runDue();
  const rows = await rowsOf<{ body: string }>(
    app.db,
    sql`SELECT body FROM outbox WHERE recipient = ${recipient} AND body LIKE '%/m/forget?token=%'`,
  );
  return rows.map(({ body }) => /forget\?token=([\w-]+)/.exec(body)?.[1] ?? '');
};
const mail = () => `asks${made}@example.com`;

describe('a reset of a member with nothing verified', () => {
  it('OPS-44 goes by two operators to the address that approved documents confirmed, and sets a password that only the member knows', async () => {
    await approve('mail');
    const ordinary = `/sites/first/members/${memberId}/reset-link`;
    const refused = await one.ask('POST', ordinary, { reason: REASON });
    expect(outcome(refused)).toEqual([422, 'operators.nothing_verified']);
    const asked = await ask();
    expect(asked.status).toBe(202);
    expect(outcome(await ask('mail', two))).toEqual([409, 'operators.decided_before']);
    const { proposalId } = asked.body.proposal;
    expect(outcome(await one.approve(proposalId))).toEqual([403, 'operators.own_proposal']);
    expect(await links(mail())).toEqual([]);
    expect((await two.approve(proposalId)).status).toBe(200);
    const [token = '', ...more] = await links(mail());
    expect([token.length > 20, more]).toEqual([true, []]);
    // What operators see of it holds neither link nor address.
    const seen = [
      (await two.ask('GET', `/sites/first/proposals/${proposalId}`)).body,
      await newestEntries(app.db, 'first', 5),
    ];
    for (const secret of [token, mail(), number])
      expect(JSON.stringify(seen)).not.toContain(secret);
    const entries = await newestEntries(app.db, 'first', 3);
    expect(entries.find(({ after }) => after['sent'] === 'mail')).toMatchObject({
      permission: 'members.reset',
      target: `member:${memberId}`,
      operatorId: one.operatorId,
      proposalId,
      after: { documents: `d-${made}` },
    });
    const form = { token, newPassword: 'Padma-7-nouka', confirmNewPassword: 'Padma-7-nouka' };
    const country = { country: 'BD' } as const;
    const done = await sendSealed(app, 'POST', '/account/password/reset', form, country);
    expect(done.body).toMatchObject({ value: true });
    // Reading the mail has proved the address, so the ordinary way is open from now on.
    expect((await memberStore(app.db, 'first').findById(memberId))?.emailVerifiedAt).not.toBeNull();
    expect(outcome(await ask())).toEqual([409, 'operators.contact_verified']);
  });

  it('OPS-44 goes nowhere without the check of the settings, documents, or a contact that they confirmed', async () => {
    expect(outcome(await ask())).toEqual([409, 'operators.nothing_confirmed']);
    await approve('sms');
    expect(outcome(await ask('mail'))).toEqual([409, 'operators.nothing_confirmed']);
    await play('licensed', { resetCheck: 'none' });
    expect(outcome(await ask('sms'))).toEqual([409, 'operators.no_reset_check']);
    await play('licensed', { KYC3: false });
    expect(outcome(await ask('sms'))).toEqual([409, 'operators.documents_off']);
    await play('licensed');
    const state = (to: string, reason: string | null) =>
      app.db.execute(
        sql`UPDATE identity_document SET state = ${to}, reason = ${reason} WHERE member_id = ${memberId}`,
      );
    await state('rejected', 'Not the own one.');
    expect(outcome(await ask('sms'))).toEqual([409, 'operators.nothing_confirmed']);
    await state('approved', null);
    await app.db.execute(
      sql`UPDATE member SET mobile_verified_at = now() WHERE member_id = ${memberId}`,
    );
    expect(outcome(await ask('sms'))).toEqual([409, 'operators.contact_verified']);
    const payments = await operatorsOf(app).operatorOf(
      'payments',
      'first',
      `p-${made}@example.com`,
    );
    expect((await ask('sms', payments)).body.code).toBe('operators.forbidden');
    expect(outcome(await ask('post'))).toEqual([400, 'request.invalid']);
  });

  it('OPS-44 is void, and is not sent, when the contact has changed since it was confirmed', async () => {
    await approve('mail,sms');
    const other = '+8801999999999';
    const move = (to: string) =>
      app.db.execute(sql`UPDATE member SET mobile_key = ${to} WHERE member_id = ${memberId}`);
    const asked = await ask('sms');
    await move(other);
    const voided = await two.approve(asked.body.proposal.proposalId);
    expect(voided.body.params).toEqual({ because: 'operators.nothing_confirmed' });
    await move(number);
    const again = await ask('sms');
    expect((await two.approve(again.body.proposal.proposalId)).status).toBe(200);
    // Between the decision and the job.
    await move(other);
    expect([await links(number), await links(other)]).toEqual([[], []]);
    await move(number);
    const third = await ask('sms');
    expect((await two.approve(third.body.proposal.proposalId)).status).toBe(200);
    expect(await links(number)).toHaveLength(1);
  });

  it('OPS-44 documents confirm only a contact that the member has, and only approved ones confirm any', async () => {
    const site = app.app.directory.findById('first');
    const documentId = `d-${made}`;
    const row = { documentId, memberId, pictureIds: ['p'], sentAt: app.clock.now() };
    await identityStore(app.db, 'first').insert(row);
    const deps = { db: app.db, clock: app.clock, random: systemRandom };
    const decide = (more: object) =>
      decideDocuments(deps, { site, documentId, state: 'approved', reason: undefined, ...more });
    await expect(decide({ confirms: 'post' })).rejects.toThrow('mail, sms');
    await expect(
      decide({ state: 'rejected', reason: 'Too dark.', confirms: 'mail' }),
    ).rejects.toThrow('Only an approval');
    await app.db.execute(sql`UPDATE member SET mobile_key = NULL WHERE member_id = ${memberId}`);
    await expect(decide({ confirms: 'sms' })).rejects.toThrow('nothing to confirm by sms');
    expect((await identityStore(app.db, 'first').find(documentId))?.state).toBe('pending');
    await decide({ confirms: ' mail , mail' });
    const stored = await identityStore(app.db, 'first').find(documentId);
    expect(Object.keys(stored?.confirmed ?? {})).toEqual(['mail']);
    expect(JSON.stringify(stored)).not.toContain(mail());
    const [entry] = await newestEntries(app.db, 'first', 1);
    expect(entry).toMatchObject({ permission: 'documents.decide', after: { confirms: 'mail' } });
  });
});

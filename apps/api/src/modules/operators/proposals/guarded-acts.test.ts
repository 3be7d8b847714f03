import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteStore } from '#modules/site/index.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newestEntries } from '../trail.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let operatorOf: ReturnType<typeof operatorsOf>['operatorOf'];

beforeEach(async () => {
  app = await openTestApp();
  ({ operatorOf } = operatorsOf(app));
}, 120_000);
afterEach(() => app.close());

const set = (by: TestOperator, setting: string, value: unknown) =>
  by.ask('POST', '/sites/first/settings', { setting, value, reason: 'as agreed' });
const settingsOf = async () =>
  // oxlint-disable-next-line typescript/no-explicit-any -- the test looks into settings as they are stored
  (await siteStore(app.db).find('first'))?.settings as any;
const grant = (by: TestOperator, mail: string, role: string, site = 'first') =>
  by.ask('POST', `/sites/${site}/operators/grants`, { mail, role, reason: 'joins the shift' });
const overview = async (by: TestOperator) =>
  (await by.ask('GET', '/sites/first/overview')).body.value;

async function approve(by: TestOperator, id: string, site = 'first') {
  return by.approve(id, site);
}

describe('settings that four eyes guard', () => {
  it('OPS-08 retention, licence, play mode and providers wait; what nobody guards is changed at once', async () => {
    const one = await operatorOf('site_manager', 'first', 'one@example.com');
    const two = await operatorOf('site_manager', 'first', 'two@example.com');
    await one.prove();
    expect((await set(one, 'liveBlock', true)).status).toBe(200);
    expect((await settingsOf()).liveBlock).toBe(true);
    const google = { clientId: 'c', secretEnv: 'SITE_SECRET_G', issuer: 'https://id.example' };
    expect((await set(one, 'providers.google', google)).status).toBe(200);
    for (const [setting, value] of [
      ['retention.chatDays', 30],
      ['licence', { regulator: 'Example Authority' }],
      ['depositChannels', []],
      ['humanWidget', { scriptUrl: 'https://check.example/w.js', siteKey: 'k' }],
    ] as const)
      expect((await set(one, setting, value)).status).toBe(202);
    expect((await set(one, 'retention.chatDays', 1)).body.code).toBe('operators.setting_refused');
    const [entry] = await newestEntries(app.db, 'first', 1);
    expect(entry).toMatchObject({ after: { outcome: 'proposed' } });
    const { list } = (await two.ask('GET', '/sites/first/proposals?kind=retention')).body;
    await two.prove();
    // The last editor of the settings, and then somebody else.
    expect((await set(two, 'liveBlock', false)).status).toBe(200);
    const voided = await approve(two, list[0].proposalId);
    expect(voided.body.params).toEqual({ because: 'revision' });
    const again = await set(one, 'retention.chatDays', 30);
    const id = String(again.body.proposal.proposalId);
    expect((await approve(two, id)).body.code).toBe('operators.last_editor');
    const three = await operatorOf('site_manager', 'first', 'three@example.com');
    expect((await approve(three, id)).status).toBe(200);
    expect((await settingsOf()).retention.chatDays).toBe(30);
    const [, changed] = await newestEntries(app.db, 'first', 2);
    expect(changed).toMatchObject({
      permission: 'settings.change',
      target: 'setting:retention.chatDays',
      before: { value: '365' },
      after: { value: '30' },
      operatorId: one.operatorId,
      proposalId: id,
    });
  });

  it('OPS-08 a threshold that moves and a kind that is taken out wait under the old rule', async () => {
    const one = await operatorOf('site_manager', 'first', 'one@example.com');
    const two = await operatorOf('site_manager', 'first', 'two@example.com');
    await one.prove();
    const { fourEyes } = await settingsOf();
    const without = fourEyes.always.filter((kind: string) => kind !== 'retention');
    for (const [setting, value] of [
      ['fourEyes.fromMinor.rewards', 2_000_000],
      ['fourEyes.fromMinor.rewards', 1],
      ['fourEyes.fromMinor.withdrawals', null],
      ['fourEyes.always', without],
    ] as const)
      expect((await set(one, setting, value)).status).toBe(202);
    // To guard for longer weakens nothing.
    expect((await set(one, 'fourEyes.proposalHours', 48)).status).toBe(200);
    const { body } = await set(one, 'fourEyes.always', without);
    await two.prove();
    expect((await approve(two, String(body.proposal.proposalId))).status).toBe(200);
    expect((await set(one, 'retention.chatDays', 30)).status).toBe(200);
    expect((await set(one, 'fourEyes.always', fourEyes.always)).status).toBe(200);
  });
});

describe('grants', () => {
  it('OPS-08 a role waits for a second operator, who is not its receiver, and then counts with new sessions only', async () => {
    const owner = await operatorOf('owner', '*', 'owner@example.com');
    const other = await operatorOf('owner', '*', 'other@example.com');
    const care = await operatorOf('member_care');
    await owner.prove();
    expect((await grant(owner, care.mail, 'king')).body.code).toBe('operators.grant_refused');
    expect((await grant(owner, 'nobody@example.com', 'payments')).body.code).toBe(
      'operators.grant_refused',
    );
    expect((await grant(owner, care.mail, 'member_care')).body.code).toBe(
      'operators.grant_refused',
    );
    const { status, body } = await grant(owner, care.mail, 'payments');
    expect(status).toBe(202);
    expect((await care.ask('GET', '/sites/first/applications')).status).toBe(200);
    await other.prove();
    const stolen = await grant(owner, other.mail, 'auditor', '*');
    const own = await approve(other, String(stolen.body.proposal.proposalId), '*');
    expect(own.body.code).toBe('operators.last_editor');
    expect((await approve(other, String(body.proposal.proposalId))).status).toBe(200);
    expect((await care.ask('GET', '/self')).body.code).toBe('operators.session_missing');
    // A grant on one site reaches nothing of the deployment.
    const local = await operatorOf('owner', 'first', 'local@example.com');
    const { code } = (await local.ask('GET', '/sites/*/proposals')).body;
    expect(code).toBe('operators.unknown_target');
  });
});

describe('a site with too few operators', () => {
  it('OPS-08 a deployment of social sites runs with one: after 24 hours a proposal is carried out unless it is withdrawn', async () => {
    const alone = await operatorOf('site_manager', 'first', 'alone@example.com');
    await alone.prove();
    const [kept, back] = [
      await set(alone, 'retention.chatDays', 30),
      await set(alone, 'retention.feedbackDays', 30),
    ];
    expect([kept.status, back.status]).toEqual([202, 202]);
    expect((await overview(alone)).faults).toMatchObject([{ fault: 'runs_alone' }]);
    const path = `/sites/first/proposals/${back.body.proposal.proposalId}`;
    await alone.ask('POST', `${path}/withdrawal`, { reason: 'not needed' });
    const { proposals } = app.services.fourEyes;
    app.clock.moveMs(23 * HOUR_MS);
    await proposals.endDue();
    expect((await settingsOf()).retention.chatDays).toBe(365);
    app.clock.moveMs(HOUR_MS);
    await proposals.endDue();
    await proposals.endDue();
    expect((await settingsOf()).retention).toMatchObject({ chatDays: 30, feedbackDays: 730 });
    const [ended, changed] = await newestEntries(app.db, 'first', 2);
    expect(ended).toMatchObject({ permission: 'proposals.approve', via: 'job', operatorId: null });
    expect(changed).toMatchObject({ permission: 'settings.change', operatorId: alone.operatorId });
  });

  it('OPS-08 a licensed site needs two: it says so, and nothing is carried out alone', async () => {
    const alone = await operatorOf('site_manager', 'first', 'alone@example.com');
    await alone.prove();
    const value = { playMode: 'licensed', openingCreditsMinor: 0 };
    const licence = {
      regulator: 'Example Authority',
      licenceNumber: 'EX-1',
      permittedCountries: ['BD'],
      minimumAge: 18,
      responsiblePlayContacts: [
        { name: { bn: 'সহায়তা', en: 'Help' }, url: 'https://help.example.org' },
      ],
    };
    const licensed = JSON.stringify({ ...value, licence, slotPaceMs: 2500 });
    await app.db.execute(
      sql`UPDATE site SET settings = settings || ${licensed}::jsonb, version = version + 1 WHERE site_id = 'second'`,
    );
    expect((await set(alone, 'retention.chatDays', 30)).status).toBe(202);
    expect((await overview(alone)).faults).toMatchObject([
      { fault: 'too_few_checkers', permissions: expect.arrayContaining(['settings.change']) },
    ]);
    app.clock.moveMs(25 * HOUR_MS);
    await app.services.fourEyes.proposals.endDue();
    expect((await settingsOf()).retention.chatDays).toBe(365);
  });

  it('OPS-08 one who became alone afterwards is not: the proposal ends', async () => {
    const one = await operatorOf('site_manager', 'first', 'one@example.com');
    const two = await operatorOf('site_manager', 'first', 'two@example.com');
    await one.prove();
    expect((await set(one, 'retention.chatDays', 30)).status).toBe(202);
    await app.db.execute(
      sql`UPDATE operator SET state = 'suspended' WHERE operator_id = ${two.operatorId}`,
    );
    app.clock.moveMs(24 * HOUR_MS);
    await app.services.fourEyes.proposals.endDue();
    expect((await settingsOf()).retention.chatDays).toBe(365);
  });

  it('two who could approve are no fault', async () => {
    const one = await operatorOf('owner', '*', 'one@example.com');
    await operatorOf('owner', '*', 'two@example.com');
    expect((await overview(one)).faults).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstBrokenEntry, newestEntries } from '#modules/operators/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../../app.ts';
import type { App } from '../../../app.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import { PASSWORD, login, memberOf } from '../../../testing/members.ts';
import { openTestApp, requestsTo, testDeps } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let app: TestApp;

beforeEach(async () => {
  app = await openTestApp();
}, 120_000);
afterEach(async () => {
  expect(await firstBrokenEntry(app.db, '*')).toBeUndefined();
  await app.close();
});

let made = 0;
const crew = async () => {
  made += 1;
  const { operatorOf } = operatorsOf(app);
  const owner = (name: string) => operatorOf('owner', '*', `${name}-${made}@example.com`);
  // One after the other: each sign-in moves the clock on, and a code of before would be over.
  const one = await owner('one');
  return [one, await owner('two')] as const;
};
const rotate = async () => {
  const [one, two] = await crew();
  const asked = await one.ask('POST', '/keys/rotation', { reason: 'Every quarter.' });
  expect(asked.status).toBe(202);
  const { proposalId } = asked.body.proposal;
  expect((await one.approve(proposalId, '*')).body.code).toBe('operators.own_proposal');
  expect((await two.approve(proposalId, '*')).status).toBe(200);
  const { list } = (await two.ask('GET', '/keys')).body;
  return { one, two, list, newest: String(list[0].keyId) };
};
const sealingKeyOf = ({ sealing }: Pick<App, 'sealing'> = app.app) =>
  sealing.publicKey('first').keyId;
const signIn = (test: TestApp, name: string) =>
  login(test, { username: name, password: PASSWORD, type: 'username' });

describe('the rotation of keys', () => {
  it('OPS-08 waits for a second operator whatever the rule, and gives a new key to every process without ending a session', async () => {
    const token = await memberOf(app, 'hasina_k');
    await app.db.execute(
      sql`UPDATE site SET settings = jsonb_set(settings, '{fourEyes,always}', '[]'::jsonb)`,
    );
    const other = await buildApp(testDeps(app.database, { clock: app.clock }));
    const elsewhere = { ...app, ...requestsTo(other), app: other, services: other.services };
    const { list, newest, two } = await rotate();
    expect(list).toMatchObject([
      { state: 'resting', keyId: newest },
      { state: 'old', keyId: 'seal-test' },
    ]);
    expect(sealingKeyOf()).toBe('seal-test');
    app.clock.moveMs(15 * MINUTE_MS);
    expect(sealingKeyOf()).toBe(newest);
    expect((await two.ask('GET', '/keys')).body.list).toMatchObject([{ state: 'used' }, {}]);
    // The other process has kept serving and takes the key up within a minute.
    await other.sealing.refresh();
    expect(sealingKeyOf(other)).toBe(newest);
    for (const test of [app, elsewhere]) {
      expect((await signIn(test, 'hasina_k')).status).toBe(200);
      expect((await test.get('/member/info', { token })).status).toBe(200);
    }
    await other.close();
    const entries = await newestEntries(app.db, '*', 3);
    expect(entries.find(({ after }) => after['keyId'] === newest)).toMatchObject({
      permission: 'keys.rotate',
      target: 'keys:sealing',
      before: { keyId: 'file' },
    });
    const stored = await rowsOf<{ row: string }>(
      app.db,
      sql`SELECT to_jsonb(k)::text AS row FROM sealing_key k UNION ALL SELECT to_jsonb(e)::text FROM audit_entry e`,
    );
    expect(JSON.stringify(stored)).not.toContain('PRIVATE KEY');
  });

  it('OPS-08 lets the key before it open bodies for a week, and forgets it with a later one', async () => {
    const first = await rotate();
    app.clock.moveMs(DAY_MS);
    const second = await rotate();
    const ids = (list: { keyId: string }[]) => list.map(({ keyId }) => keyId);
    expect(ids(second.list)).toEqual([second.newest, first.newest, 'seal-test']);
    app.clock.moveMs(7 * DAY_MS - 10 * MINUTE_MS);
    const third = await rotate();
    expect(ids(third.list)).toEqual([third.newest, second.newest, first.newest]);
    app.clock.moveMs(10 * MINUTE_MS);
    const [, two] = await crew();
    expect(ids((await two.ask('GET', '/keys')).body.list)).toEqual([third.newest, second.newest]);
  });

  it('OPS-08 is void when another rotation came before its approval, and asks for its permission on all sites', async () => {
    const [one, two] = await crew();
    const asked = await one.ask('POST', '/keys/rotation', { reason: 'Every quarter.' });
    await rotate();
    await two.prove();
    const voided = await two.approve(asked.body.proposal.proposalId, '*');
    expect(voided.body.params).toEqual({ because: 'revision' });
    const { operatorOf } = operatorsOf(app);
    const manager = await operatorOf('site_manager', '*', 'manager@example.com');
    expect((await manager.ask('GET', '/keys')).body.code).toBe('operators.forbidden');
    const local = await operatorOf('owner', 'first', 'local@example.com');
    const refused = await local.ask('POST', '/keys/rotation', { reason: 'Mine.' });
    expect(refused.body.code).toBe('operators.unknown_target');
  });

  it('OPS-08 goes on without keys that another secret of the deployment sealed', async () => {
    const { newest } = await rotate();
    const other = await buildApp(
      testDeps(app.database, {
        clock: app.clock,
        deploymentSecret: 'another-deployment-secret-0123456789abcdef',
      }),
    );
    app.clock.moveMs(15 * MINUTE_MS);
    expect(sealingKeyOf(other)).toBe('seal-test');
    expect(sealingKeyOf()).toBe(newest);
    await other.close();
  });
});

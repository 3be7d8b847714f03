import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { buildApp } from '../../../app.ts';
import { openTestApp, testDeps } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { firstBrokenEntry } from '../trail.ts';
import { openedEntries } from '../../../testing/console/trail.ts';

const NAME = { bn: 'রাতের পালা', en: 'Night shift' };
let app: TestApp;
let operatorOf: ReturnType<typeof operatorsOf>['operatorOf'];
let owner: TestOperator;
let other: TestOperator;

beforeAll(async () => {
  app = await openTestApp();
  ({ operatorOf } = operatorsOf(app));
  owner = await operatorOf('owner', '*', 'owner@example.com');
  other = await operatorOf('owner', '*', 'other@example.com');
}, 120_000);
afterAll(() => app.close());

/** As the owner: orders something about roles right after the second factor. */
async function order(path: string, body: object, by = owner) {
  await by.prove();
  return by.ask('POST', path, { reason: 'for the night', ...body });
}
async function approve(proposalId: string, by = other, site = '*') {
  await by.prove();
  return by.approve(proposalId, site);
}
/** Makes a role of permissions, with the approval that it takes. */
async function make(role: string, permissions: string[]): Promise<void> {
  const { body } = await order('/roles', { role, name: NAME, permissions });
  expect((await approve(body.proposal.proposalId)).status).toBe(200);
}
const find = async (role: string) => {
  const { list } = (await owner.ask('GET', '/sites/*/roles')).body;
  return list.find((one: { role: string }) => one.role === role);
};

describe('roles of the deployment', () => {
  it('OPS-05 a role is copied as a proposal, granted, and counts like a built-in one', async () => {
    const copy = { role: 'night_shift', name: NAME, copyOf: 'payments' };
    const { status, body } = await order('/roles', copy);
    expect(status).toBe(202);
    expect(await find('night_shift')).toBeUndefined();
    const { proposalId } = body.proposal;
    expect((await approve(proposalId, owner)).body.code).toBe('operators.own_proposal');
    expect((await approve(proposalId)).status).toBe(200);
    const { permissions } = await find('payments');
    expect(permissions).toContain('withdrawals.decide');
    expect(await find('night_shift')).toEqual({
      role: 'night_shift',
      isBuiltIn: false,
      name: NAME,
      permissions,
      version: 1,
      copiedFrom: 'payments',
    });

    const nila = await operatorOf('content', 'first', 'nila@example.com');
    const grant = { mail: nila.mail, role: 'night_shift' };
    const granted = await order('/sites/first/operators/grants', grant);
    expect(granted.status).toBe(202);
    expect((await approve(granted.body.proposal.proposalId, other, 'first')).status).toBe(200);
    expect((await nila.ask('GET', '/self')).body.code).toBe('operators.session_missing');
    await nila.signIn();
    expect((await nila.ask('GET', '/sites/first/withdrawals')).status).toBe(200);
    expect((await nila.ask('GET', '/self')).body.value.grants).toContainEqual({
      site: 'first',
      role: 'night_shift',
      permissions,
    });
    const listed = (await owner.ask('GET', '/sites/first/permissions')).body.list;
    const decide = listed.find(
      ({ permission }: { permission: string }) => permission === 'withdrawals.decide',
    );
    expect(decide.roles).toEqual(['owner', 'site_manager', 'payments', 'night_shift']);
  });

  it('OPS-05 a change that takes rights away counts at once on every process and ends the sessions of the holders', async () => {
    await make('watch', ['withdrawals.read', 'deposits.read']);
    const rima = await operatorOf('watch', 'first', 'rima@example.com');
    const bystander = await operatorOf('auditor', 'first', 'bystander@example.com');
    const process = await buildApp(testDeps(app.database, { clock: app.clock }));
    const { call } = operatorsOf({ ...app, app: process });
    const elsewhere = (path: string) => call('GET', path, { token: rima.token });
    expect((await elsewhere('/sites/first/deposits/reports')).status).toBe(200);
    const change = { version: 1, permissions: ['withdrawals.read'] };
    expect((await order('/roles/watch', change)).status).toBe(200);
    expect((await elsewhere('/self')).body.code).toBe('operators.session_missing');
    expect((await bystander.ask('GET', '/self')).status).toBe(200);
    await rima.signIn();
    expect((await elsewhere('/sites/first/withdrawals')).status).toBe(200);
    const refused = await elsewhere('/sites/first/deposits/reports');
    expect([refused.body.code, refused.body.params.permission]).toEqual([
      'operators.forbidden',
      'deposits.read',
    ]);
    const entries = await openedEntries(app.db, '*', 10);
    expect(entries.find(({ target }) => target === 'role:watch')).toMatchObject({
      permission: 'roles.change',
      target: 'role:watch',
      before: { permissions: 'deposits.read withdrawals.read' },
      after: { permissions: 'withdrawals.read', en: NAME.en },
      reason: 'for the night',
      operatorId: owner.operatorId,
    });
    const renamed = { version: 2, name: { bn: 'পাহারা', en: 'Watch' } };
    expect((await order('/roles/watch', renamed)).status).toBe(200);
    expect(await find('watch')).toMatchObject({ version: 3, name: renamed.name });
    await process.close();
  });

  it('OPS-08 a change that adds a right waits for a second operator who does not hold the role, and is void after another', async () => {
    await make('deputy', ['roles.change', 'proposals.read', 'proposals.decide']);
    const deputy = await operatorOf('deputy', '*', 'deputy@example.com');
    const { permissions } = await find('deputy');
    const wider = { version: 1, permissions: [...permissions, 'withdrawals.decide'] };
    const { status, body } = await order('/roles/deputy', wider);
    expect(status).toBe(202);
    const { proposalId } = body.proposal;
    expect((await approve(proposalId, deputy)).body.code).toBe('operators.last_editor');
    expect((await find('deputy')).permissions).toEqual(permissions);
    expect((await approve(proposalId)).status).toBe(200);
    expect((await find('deputy')).permissions).toContain('withdrawals.decide');
    expect((await deputy.ask('GET', '/self')).body.code).toBe('operators.session_missing');

    const more = { version: 2, permissions: [...permissions, 'settings.change'] };
    const late = await order('/roles/deputy', more);
    expect((await order('/roles/deputy', { version: 2, permissions })).status).toBe(200);
    expect((await approve(late.body.proposal.proposalId)).body.code).toBe(
      'operators.proposal_void',
    );
    expect((await find('deputy')).permissions).toEqual(permissions);
  });

  it('OPS-09 a grant of a role that was changed while the proposal waited is void', async () => {
    await make('cashiers', ['deposits.read']);
    const shila = await operatorOf('content', 'first', 'shila@example.com');
    const grant = { mail: shila.mail, role: 'cashiers' };
    const { proposalId } = (await order('/sites/first/operators/grants', grant)).body.proposal;
    const wider = { version: 1, permissions: ['deposits.read', 'deposits.decide'] };
    const change = await order('/roles/cashiers', wider);
    expect((await approve(change.body.proposal.proposalId)).status).toBe(200);
    expect((await approve(proposalId, other, 'first')).body.code).toBe('operators.proposal_void');
    expect((await shila.ask('GET', '/self')).body.value.grants).not.toContainEqual(
      expect.objectContaining({ role: 'cashiers' }),
    );
  });

  it('OPS-05 the built-in roles can be copied but not changed, and what is wrong is named', async () => {
    for (const [path, body, fault] of [
      ['/roles/owner', { version: 1, permissions: [] }, 'built in: copy it'],
      ['/roles/auditor/retirement', {}, 'built in: copy it'],
      ['/roles', { role: 'content', name: NAME }, 'is built in'],
      ['/roles', { role: 'odd', name: NAME, permissions: ['all.of'] }, 'no permission all.of'],
      ['/roles', { role: 'odd', name: NAME, copyOf: 'king' }, 'no role king'],
      ['/roles/nobody', { version: 1, permissions: [] }, 'no role nobody'],
      ['/roles/fixed', { version: 7, permissions: [] }, 'read version 1'],
      ['/roles', { role: 'fixed', name: NAME }, 'a role fixed already'],
    ] as const) {
      if (path === '/roles/fixed')
        expect((await order('/roles', { role: 'fixed', name: NAME })).status).toBe(200);
      const answer = await order(path, body);
      expect([answer.status, answer.body.code]).toEqual([422, 'operators.role_refused']);
      expect(answer.body.params.fault).toContain(fault);
    }
    const local = await operatorOf('owner', 'first', 'local@example.com');
    const there = await order('/roles', { role: 'mine', name: NAME }, local);
    expect(there.body.code).toBe('operators.unknown_target');
    const manager = await operatorOf('site_manager', '*', 'manager@example.com');
    const without = await order('/roles', { role: 'mine', name: NAME }, manager);
    expect(without.body.code).toBe('operators.forbidden');
  });

  it('OPS-05 a retired role gives nothing, ends its grants and sessions, and cannot be granted again', async () => {
    await make('summer', ['trail.read']);
    const tuli = await operatorOf('summer', 'first', 'tuli@example.com');
    expect((await tuli.ask('GET', '/sites/first/entries')).status).toBe(200);
    expect((await order('/roles/summer/retirement', {})).status).toBe(200);
    expect((await tuli.ask('GET', '/self')).body.code).toBe('operators.session_missing');
    await tuli.signIn();
    expect((await tuli.ask('GET', '/self')).body.value.grants).toEqual([]);
    expect((await tuli.ask('GET', '/sites/first/entries')).body.code).toBe(
      'operators.unknown_target',
    );
    expect(await find('summer')).toMatchObject({ permissions: [], retiredAt: expect.any(String) });
    const grant = { mail: tuli.mail, role: 'summer' };
    const again = await order('/sites/first/operators/grants', grant);
    expect(again.body.code).toBe('operators.grant_refused');
    expect(again.body.params.fault).not.toContain('summer');
    expect((await order('/roles/summer', { version: 2, permissions: [] })).status).toBe(422);
    expect(await firstBrokenEntry(app.db, '*')).toBeUndefined();
  });
});

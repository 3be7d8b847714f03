import { consoleContract } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { operatorStore } from '../operator.store.ts';
import { newestEntries } from '../trail.ts';

const GUARDED = Object.values(consoleContract).filter(({ permission }) => permission.includes('.'));
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Given = { site: string; permissions: string[] }[];
const ownSites = async (operator: TestOperator): Promise<Given> =>
  (await operator.ask('GET', '/self')).body.value.sites;

/** Calls every endpoint that asks for a permission, on a site; the answers by name of permission. */
async function callAll(operator: TestOperator, site: string) {
  const answers: { permission: string; isHere: boolean; code: string; named: unknown }[] = [];
  for (const { route, permission, isOfDeployment } of GUARDED) {
    if (!route.path.includes('{site}') && site !== '*') continue;
    const path = route.path
      .replace('/console/v1', '')
      .replace('{site}', encodeURIComponent(site))
      .replaceAll(/\{\w+\}/g, 'x');
    const body = route.method === 'get' ? undefined : {};
    const answer = await operator.ask(route.method.toUpperCase(), path, body);
    const { code = '', params = {} } = answer.body;
    answers.push({
      permission,
      isHere: site !== '*' || isOfDeployment,
      code,
      named: params.permission,
    });
  }
  return answers;
}

describe('what an operator may do', () => {
  it('OPS-07 is told by the own account for each site, exactly as the endpoints refuse it', async () => {
    const { operatorOf } = operatorsOf(app);
    const both = await operatorOf('payments', 'first', 'both@example.com');
    const from = app.clock.now();
    const { operatorId } = both;
    for (const role of ['auditor', 'member_care'])
      await operatorStore.grant(app.db, { siteId: 'second', operatorId, role, from });
    const people = [
      both,
      await operatorOf('auditor', '*', 'everywhere@example.com'),
      await operatorOf('content', 'first', 'nothing@example.com'),
    ];
    let refusals = 0;
    for (const operator of people) {
      const sites = await ownSites(operator);
      for (const site of ['*', 'first', 'second']) {
        const given = sites.find((one) => one.site === site)?.permissions;
        for (const { permission, isHere, code, named } of await callAll(operator, site)) {
          const isForbidden = code === 'operators.forbidden';
          const told = `${operator.mail} ${site} ${permission}`;
          if (isForbidden) expect([told, named]).toEqual([told, permission]);
          // A site that no grant reaches answers as one that does not exist.
          if (given === undefined || !isHere)
            expect([told, code]).toEqual([told, 'operators.unknown_target']);
          else expect([told, isForbidden]).toEqual([told, !given.includes(permission)]);
          refusals += isForbidden ? 1 : 0;
        }
      }
    }
    expect(refusals).toBeGreaterThan(GUARDED.length);
    expect((await ownSites(both)).map(({ site }) => site)).toEqual(['first', 'second']);
    expect((await ownSites(people[1] ?? both)).map(({ site }) => site)).toEqual([
      '*',
      'first',
      'second',
    ]);
    expect(await ownSites(people[2] ?? both)).toEqual([{ site: 'first', permissions: [] }]);
    const [entry] = await newestEntries(app.db, 'first', 1);
    expect(entry).toMatchObject({ after: { outcome: 'refused' } });
  }, 60_000);

  it('OPS-07 follows a grant and its end with the next call', async () => {
    const operator = await operatorsOf(app).operatorOf('auditor', 'first', 'later@example.com');
    const grants = (await ownSites(operator)).map(({ site }) => site);
    expect(grants).toEqual(['first']);
    const { operatorId } = operator;
    const from = app.clock.now();
    const until = new Date(from.getTime() + 60_000);
    await operatorStore.grant(app.db, {
      siteId: 'second',
      operatorId,
      role: 'payments',
      from,
      until,
    });
    const second = (await ownSites(operator)).find(({ site }) => site === 'second');
    expect(second?.permissions).toContain('withdrawals.decide');
    app.clock.moveMs(60_000);
    expect((await ownSites(operator)).map(({ site }) => site)).toEqual(['first']);
  });
});

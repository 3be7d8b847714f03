import { MEMBER_TYPE } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, memberOf, PASSWORD, register, registration } from '../../../testing/members.ts';
import { railInHand, signedCallback } from '../../../testing/payments/rail.ts';
import type { RailInHand } from '../../../testing/payments/rail.ts';
import { openTestApp, testClock } from '../../../testing/test-app.ts';
import type { TestApp, TestClock } from '../../../testing/test-app.ts';

const DAY_MS = 86_400_000;
interface Link {
  readonly code: string;
  readonly name: string;
  readonly isMain: boolean;
  readonly isOpen: boolean;
  readonly visits: number;
  readonly registrations: number;
  readonly firstDeposits: number;
}
let app: TestApp;
let clock: TestClock;
let rail: RailInHand;
let agent = '';
let account = '';
let made = 0;

beforeAll(async () => {
  clock = testClock();
  rail = railInHand(clock);
  app = await openTestApp({ clock, rail: rail.connected });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  account = `agent_${(made += 1)}`;
  agent = await agentOf(account);
});

async function agentOf(name: string): Promise<string> {
  const token = await memberOf(app, name);
  await app.db.execute(
    sql`UPDATE member SET type = ${MEMBER_TYPE.agent} WHERE site_id = 'first' AND account = ${name}`,
  );
  return token;
}
const read = async (token = agent, period = 'month') =>
  (await app.get(`/agent/links?period=${period}`, { token })).body.value as {
    links: Link[];
    most: number;
  };
const add = (code: string, name = 'Page', token = agent) =>
  app.ask('POST', '/agent/links', { token, body: { code, name } });
const change = (code: string, body: object, token = agent) =>
  app.ask('POST', `/agent/links/${code}`, { token, body });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
const figuresOf = async (code: string, period = 'month') => {
  const link = (await read(agent, period)).links.find((one) => one.code === code);
  return link && [link.visits, link.registrations, link.firstDeposits];
};
const visit = async (code: string, deviceId: string, more = '&visit=1') =>
  (
    await app.get(`/account/affiliate-check?code=${code}${more}`, {
      deviceId: deviceId.padEnd(43, '0'),
      address: '203.0.113.9',
    })
  ).body.data.success as boolean;
const join = (username: string, affiliateCode: string) =>
  register(app, { ...registration(username), affiliateCode });
async function deposit(token: string): Promise<void> {
  const ordered = await app.ask('POST', '/deposit/orders', {
    token,
    body: { channel: 'shapla', amountMinor: 50_000, currency: 'BDT', gateway: 3, language: 'en' },
    headers: { 'idempotency-key': `deposit-of-link-${(made += 1)}` },
  });
  const callback = rail.decide(String(ordered.body.value.number), 'paid');
  const { path, ...sent } = await signedCallback(clock, callback);
  expect((await app.ask('POST', path, sent)).body.status).toBe('taken');
}

describe('the links of an agent', () => {
  it('AGENTX-07 begin with the own code, and take further codes that belong to nobody', async () => {
    const { links, most } = await read();
    expect(links).toEqual([
      expect.objectContaining({ name: '', isMain: true, isOpen: true, visits: 0 }),
    ]);
    expect(most).toBe(20);
    const code = `PAGE${made}`;
    expect((await add(code.toLowerCase(), ' Facebook page ')).body.value.links).toMatchObject([
      { isMain: true },
      { code, name: 'Facebook page', isMain: false, isOpen: true },
    ]);
    // The same link again is the same link; a code of anybody is taken in whatever case.
    expect(outcome(await add(code, 'Facebook page'))).toEqual([200, undefined]);
    expect(outcome(await add(code, 'Another'))).toEqual([409, 'agent.link_taken']);
    const rival = await agentOf(`rival_${made}`);
    for (const taken of [code, links[0]?.code ?? ''])
      expect(outcome(await add(taken, 'Mine', rival))).toEqual([409, 'agent.link_taken']);
    expect((await read()).links).toHaveLength(2);
  });

  it('AGENTX-07 refuses codes and names that are none, foreign links, more than there may be, and who is no agent', async () => {
    for (const code of ['', 'ABC', 'ABCDEFGHIJKLM', 'বাংলা৪', 'AB-CD', "A';--", 'AB CD'])
      expect(outcome(await add(code))).toEqual([400, 'request.invalid']);
    for (const name of ['', '   ', 'x'.repeat(41)])
      expect(outcome(await add('GOOD1', name))).toEqual([400, 'request.invalid']);
    const code = `OWN${made}X`;
    await add(code);
    const rival = await agentOf(`rival_${made}`);
    expect(outcome(await change(code, { name: 'Mine', isOpen: false }, rival))).toEqual([
      404,
      'agent.link_not_found',
    ]);
    expect(outcome(await change('NOBODY1', { name: 'x', isOpen: true }))).toEqual([
      404,
      'agent.link_not_found',
    ]);
    for (let index = 1; index < 20; index += 1) await add(`MANY${made}X${index}`);
    expect(outcome(await add(`MANY${made}X20`))).toEqual([409, 'agent.links_full']);
    const player = await memberOf(app, `player_${made}`);
    expect((await app.get('/agent/links', { token: player })).status).toBe(403);
  });

  it('AGENTX-07 of two agents who take one code at once, one gets it', async () => {
    const rival = await agentOf(`rival_${made}`);
    const answers = await Promise.all([add(`RACE${made}`), add(`RACE${made}`, 'Page', rival)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('what came by a link', () => {
  it('AGENTX-07 a visit is a device, once a day, that came by the link and did not type it', async () => {
    const code = `VIS${made}T`;
    await add(code);
    expect(await visit(code.toLowerCase(), 'device-1')).toBe(true);
    await visit(code, 'device-1');
    await visit(code, 'device-2');
    await visit(code, 'device-3', '');
    expect(await visit('NOBODY1', 'device-4')).toBe(false);
    expect(await figuresOf(code, 'today')).toEqual([2, 0, 0]);
    clock.moveMs(DAY_MS);
    // Sessions do not last a day.
    agent = (await login(app, { username: account, password: PASSWORD })).body.value.token;
    await visit(code, 'device-1');
    expect(await figuresOf(code, 'today')).toEqual([1, 0, 0]);
    expect(await figuresOf(code, 'days_7')).toEqual([3, 0, 0]);
    const [stored] = (
      (await app.db.execute(
        sql`SELECT count(*)::int AS rows FROM short_lived WHERE key LIKE 'visit:%device-1%'`,
      )) as unknown as { rows: { rows: number }[] }
    ).rows;
    expect(stored?.rows).toBe(0);
  });

  it('AGENTX-07 who registers counts for its code alone, and its first deposit once', async () => {
    const code = `REG${made}T`;
    await add(code);
    const main = (await read()).links[0]?.code ?? '';
    const one = await join(`by_link_${made}`, code.toLowerCase());
    const two = await join(`by_code_${made}`, main);
    expect([await figuresOf(code), await figuresOf(main)]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
    await deposit(one.body.value.token as string);
    await deposit(one.body.value.token as string);
    await deposit(two.body.value.token as string);
    expect([await figuresOf(code), await figuresOf(main)]).toEqual([
      [0, 1, 1],
      [0, 1, 1],
    ]);
    expect(await figuresOf(code, 'last_month')).toEqual([0, 0, 0]);
    const team = (await app.get('/agent/team', { token: agent })).body.value;
    expect(team.below.members).toBe(2);
  });

  it('AGENTX-07 a closed link brings nobody in and keeps its figures, until it is opened again', async () => {
    const code = `SHUT${made}T`;
    await add(code);
    await visit(code, 'device-1');
    expect((await join(`before_${made}`, code)).status).toBe(200);
    await change(code, { name: 'Old poster', isOpen: false });
    expect(await visit(code, 'device-2')).toBe(false);
    expect((await join(`after_${made}`, code)).body.code).toBe('auth.invitation_invalid');
    expect(await figuresOf(code)).toEqual([1, 1, 0]);
    expect((await read()).links[1]).toMatchObject({ name: 'Old poster', isOpen: false });
    await change(code, { name: 'Old poster', isOpen: true });
    expect((await join(`again_${made}`, code)).status).toBe(200);
    expect(await figuresOf(code)).toEqual([1, 2, 0]);
  });
});

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeOperators } from '../console.ts';
import { totpCode, totpStep } from '../platform/secrets/totp.ts';
import { siteGuard } from '../site-guard.ts';
import { openTestApp, testDeps } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { seedDemoOperators } from './demo-operators.ts';

interface Listed {
  readonly mail: string;
  readonly role: string;
  readonly password: string;
  readonly totpSecret: string;
}

let app: TestApp;
let folder: string;
let operators: ReturnType<typeof composeOperators>;

beforeAll(async () => {
  app = await openTestApp();
  folder = mkdtempSync(join(tmpdir(), 'maidan-operators-'));
  operators = composeOperators({ ...testDeps(app.database, { clock: app.clock }), db: app.db });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function seed(newPasswords = false): Promise<Listed[]> {
  const { random } = testDeps(app.database);
  const env = {
    DATA_DIR: folder,
    DEMO_NEW_PASSWORDS: newPasswords,
    DEMO_SYNTHETIC_GAMES: 0,
    DEMO_HISTORY_DAYS: 0,
  };
  await seedDemoOperators({ env, random }, operators);
  return JSON.parse(readFileSync(join(folder, 'demo-operators.json'), 'utf8')) as Listed[];
}

async function ask(method: string, path: string, more: { token?: string; body?: unknown }) {
  const { token, body } = more;
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const answer = await app.app.console.hono.request(`/console/v1${path}`, init);
  // oxlint-disable-next-line typescript/no-explicit-any -- the test looks into answers of every shape
  return { status: answer.status, body: (await answer.json()) as any };
}

async function signIn({ mail, password, totpSecret }: Listed) {
  app.clock.moveMs(30_000);
  const code = totpCode(totpSecret, totpStep(app.clock.now()));
  return ask('POST', '/session', { body: { mail, password, code } });
}

const FACTS = {
  NODE_ENV: 'production' as const,
  ALLOW_SANDBOX: false,
  SANDBOX_PROVIDERS: [],
};

it('OPS-01 the demo has an owner and two operators with passwords of their own, who sign in and read what they may', async () => {
  const [site] = app.app.directory.list();
  expect(site).toBeDefined();
  const faults = async () => (site ? siteGuard(FACTS)(site, app.db) : []);
  expect(await faults()).not.toContainEqual(expect.stringContaining('demo.example'));

  const listed = await seed();
  expect(listed.map(({ role }) => role)).toEqual(['owner', 'payments', 'member_care']);
  expect(new Set(listed.map(({ password }) => password)).size).toBe(3);
  expect(statSync(join(folder, 'demo-operators.json')).mode & 0o777).toBe(0o600);
  for (const one of listed) {
    const { token } = (await signIn(one)).body.value;
    const self = await ask('GET', '/self', { token });
    expect(self.body.value).toMatchObject({
      mail: one.mail,
      grants: [{ site: '*', role: one.role }],
    });
  }
  await expect(operators.makeOwner('second@example.com')).rejects.toThrow('active owner');
  expect(await faults()).toContain(
    `the demo account owner@demo.example of site ${site?.siteId} exists`,
  );
});

it('seeding again changes nothing, and new passwords end what the old ones opened', async () => {
  const before = await seed();
  const [owner] = before;
  if (!owner) throw new Error('There is no owner');
  expect(await seed()).toEqual(before);
  const { token } = (await signIn(owner)).body.value;

  const [renewed] = await seed(true);
  expect(renewed?.password).not.toBe(owner.password);
  expect(renewed?.totpSecret).not.toBe(owner.totpSecret);
  expect((await ask('GET', '/self', { token })).status).toBe(401);
  expect((await signIn(owner)).status).toBe(401);
  if (renewed) expect((await signIn(renewed)).status).toBe(200);
});

it('a real operator with such an address is left alone', async () => {
  await app.db.execute(`UPDATE operator SET is_demo = false WHERE mail = 'care@demo.example'`);
  const listed = await seed(true);
  expect(listed.map(({ mail }) => mail)).toEqual(['owner@demo.example', 'payments@demo.example']);
});

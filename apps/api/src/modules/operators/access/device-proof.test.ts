import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceKey } from '../../../testing/console/device-key.ts';
import { operatorsOf } from '../../../testing/console/operators.ts';
import { softwarePasskey } from '../../../testing/console/passkey.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { firstBrokenEntry, newestEntries } from '../trail.ts';

const MINUTE_MS = 60_000;
const HOME = '203.0.113.7';
const AWAY = '198.51.100.9';
let app: TestApp;
let call: ReturnType<typeof operatorsOf>['call'];
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
  ({ call } = operatorsOf(app));
});
afterAll(() => app.close());

const newOperator = () => {
  made += 1;
  const mail = `device${made}@example.com`;
  return operatorsOf(app).operatorOf('auditor', 'first', mail, `192.0.${made}.7`);
};

type Key = ReturnType<typeof deviceKey>;
type Parts = Parameters<Key['proof']>[1];
const SIGN_IN = { method: 'POST', path: '/session' } as const;
const SELF = { method: 'GET', path: '/self' } as const;

/** Signs an operator in with a proof. */
function enter(operator: Awaited<ReturnType<typeof newOperator>>, proof: string) {
  const { mail, password } = operator;
  const body = { mail, password, code: operator.code() };
  return call('POST', '/session', { body, address: HOME, proof });
}

/** A session that is bound to a key, and its calls of the own account. */
async function bound() {
  const operator = await newOperator();
  const own = deviceKey();
  // The code of the sign-in moves the clock to its own step.
  const { mail, password } = operator;
  const body = { mail, password, code: operator.code() };
  const proof = own.proof({ ...SIGN_IN, at: app.clock.now() });
  const { body: entered } = await call('POST', '/session', { body, address: HOME, proof });
  const token = String(entered.value.token);
  const proved = (parts: Parts = {}, by: Key = own) =>
    by.proof({ ...SELF, at: app.clock.now(), token }, parts);
  const ask = (sent: string | undefined = proved(), address = HOME) =>
    call('GET', '/self', { token, address, ...(sent === undefined ? {} : { proof: sent }) });
  const bare = () => call('GET', '/self', { token, address: HOME });
  return { operator, own, token, proved, ask, bare };
}

const faultOf = ({ status, body }: { status: number; body: { code?: string; params?: object } }) =>
  body.code === 'operators.device_proof'
    ? [status, (body.params as { fault: string }).fault]
    : (body.code ?? status);

describe('a session that is bound to the key of its device', () => {
  it('OPS-11 is refused by name without a proof of the key, and the refusal is an entry', async () => {
    const { operator, token, ask, bare } = await bound();
    expect(faultOf(await ask())).toBe(200);
    const refused = await bare();
    expect(faultOf(refused)).toEqual([401, 'missing']);
    expect(refused.body.params.now).toBe(app.clock.now().toISOString());
    const [entry] = await newestEntries(app.db, '*', 1);
    expect(entry).toMatchObject({
      permission: 'session.refuse',
      after: { proof: 'missing' },
      operatorId: operator.operatorId,
      network: '203.0.113.0/24',
    });
    // Every endpoint asks for it, also the one that ends the session.
    const out = await call('DELETE', '/session', { token, address: HOME });
    expect(faultOf(out)).toEqual([401, 'missing']);
    expect(faultOf(await ask())).toBe(200);
    expect(await firstBrokenEntry(app.db, '*')).toBeUndefined();
  });

  it('OPS-11 takes no proof that is of another key, call, session or shape', async () => {
    const { own, ask, proved } = await bound();
    const { token: foreign } = await bound();
    const at = app.clock.now();
    const { privateJwk } = own;
    const wrong = [
      proved({}, deviceKey()),
      own.proof({ ...SELF, at }),
      own.proof({ ...SELF, at, token: foreign }),
      proved({ claims: { htm: 'POST' } }),
      proved({ claims: { htu: 'https://console.example/console/v1/factors' } }),
      proved({ claims: { htu: 'https://evil.example/console/v1/self' } }),
      proved({ claims: { jti: 'short' } }),
      proved({ claims: { jti: undefined } }),
      proved({ claims: { iat: undefined } }),
      proved({ header: { typ: 'jwt' } }),
      proved({ header: { alg: 'none' } }),
      proved({ header: { alg: 'HS256' } }),
      proved({ header: { jwk: undefined } }),
      proved({ header: { jwk: deviceKey().jwk } }),
      proved({ header: { jwk: privateJwk } }),
      `${proved().slice(0, -8)}AAAAAAAA`,
      'none',
      '',
    ];
    for (const [at_, proof] of wrong.entries())
      expect([at_, faultOf(await ask(proof))]).toEqual([at_, [401, 'invalid']]);
    expect(faultOf(await ask())).toBe(200);
  });

  it('OPS-11 takes a proof once, and none that is older or newer than two minutes', async () => {
    const { ask, proved } = await bound();
    const once = proved();
    expect(faultOf(await ask(once))).toBe(200);
    expect(faultOf(await ask(once))).toEqual([401, 'replayed']);
    const both = proved();
    const answers = await Promise.all([ask(both), ask(both)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const kept = proved();
    const ahead = proved({ claims: { iat: Math.floor(app.clock.now().getTime() / 1000) + 121 } });
    expect(faultOf(await ask(ahead))).toEqual([401, 'old']);
    app.clock.moveMs(2 * MINUTE_MS + 1000);
    expect(faultOf(await ask(kept))).toEqual([401, 'old']);
    expect(faultOf(await ask(once))).toEqual([401, 'old']);
    // A proof from the future is still known when its time comes, and after it.
    const early = proved({ claims: { iat: Math.floor(app.clock.now().getTime() / 1000) + 119 } });
    expect(faultOf(await ask(early))).toBe(200);
    app.clock.moveMs(3.9 * MINUTE_MS);
    expect(faultOf(await ask(early))).toEqual([401, 'replayed']);
  });

  it('OPS-11 moves between networks without a second factor; one without a key does not', async () => {
    const { operator, ask } = await bound();
    expect(faultOf(await ask(undefined, AWAY))).toBe(200);
    expect(
      (await ask()).body.value.sessions.map(({ hasDeviceKey }: never) => hasDeviceKey),
    ).toEqual([false, true]);
    const { token } = operator;
    expect(faultOf(await call('GET', '/self', { token, address: AWAY }))).toBe(
      'operators.second_factor',
    );
  });

  it('OPS-11 asks for a fresh second factor as any other', async () => {
    const { token, own } = await bound();
    app.clock.moveMs(6 * MINUTE_MS);
    const path = '/passkeys/options';
    const proof = own.proof({ method: 'POST', path, at: app.clock.now(), token });
    const asked = await call('POST', path, { token, address: HOME, proof });
    expect(faultOf(asked)).toBe('operators.second_factor');
  });

  it('OPS-11 is not kept open by calls without a proof', async () => {
    const { ask, bare } = await bound();
    for (let times = 0; times < 3; times += 1) {
      app.clock.moveMs(10 * MINUTE_MS);
      expect(faultOf(await bare())).toEqual([401, 'missing']);
    }
    app.clock.moveMs(1000);
    expect(faultOf(await ask())).toBe('operators.session_missing');
  });
});

describe('a sign-in', () => {
  it('OPS-11 with a proof that is wrong, old or of another sign-in opens no session', async () => {
    const operator = await newOperator();
    const own = deviceKey();
    const proof = (parts?: Parts, ofCall = SIGN_IN) =>
      own.proof({ ...ofCall, at: new Date(app.clock.now().getTime() + 30_000) }, parts);
    const used = proof();
    expect((await enter(operator, used)).status).toBe(200);
    app.clock.moveMs(-30_000);
    expect(faultOf(await enter(operator, used))).toEqual([401, 'replayed']);
    expect(faultOf(await enter(operator, proof({ claims: { ath: 'x' } })))).toEqual([
      401,
      'invalid',
    ]);
    expect(faultOf(await enter(operator, proof({ claims: { iat: 1 } })))).toEqual([401, 'old']);
    const kind = deviceKey(undefined, 'P-384');
    const late = new Date(app.clock.now().getTime() + 30_000);
    expect(faultOf(await enter(operator, kind.proof({ ...SIGN_IN, at: late })))).toEqual([
      401,
      'invalid',
    ]);
    const elsewhere = { method: 'POST', path: '/session/passkey' } as const;
    expect(faultOf(await enter(operator, proof({}, elsewhere as never)))).toEqual([401, 'invalid']);
  });

  it('OPS-11 by a passkey binds the session as well', async () => {
    const operator = await newOperator();
    const passkey = softwarePasskey();
    const begun = await operator.ask('POST', '/passkeys/options');
    await operator.ask('POST', '/passkeys', {
      name: 'Key',
      passkey: passkey.create(begun.body.value),
    });
    const own = deviceKey();
    const asked = await call('POST', '/session/passkey/options', {});
    const path = '/session/passkey';
    const proof = own.proof({ method: 'POST', path, at: app.clock.now() });
    const body = { passkey: passkey.answer(asked.body.value) };
    const token = String((await call('POST', path, { body, proof })).body.value.token);
    expect(faultOf(await call('GET', '/self', { token }))).toEqual([401, 'missing']);
    const proved = own.proof({ ...SELF, at: app.clock.now(), token });
    expect(faultOf(await call('GET', '/self', { token, proof: proved }))).toBe(200);
  });

  it('OPS-11 without CONSOLE_URL takes proofs for the address that was called', async () => {
    const bare = await openTestApp({ consoleUrl: undefined });
    try {
      const { call: ask, operatorOf } = operatorsOf(bare);
      const operator = await operatorOf('auditor');
      const own = deviceKey('http://localhost');
      const { mail, password } = operator;
      const body = { mail, password, code: operator.code() };
      const proof = own.proof({ ...SIGN_IN, at: bare.clock.now() });
      const token = String((await ask('POST', '/session', { body, proof })).body.value.token);
      // The query is no part of the address that a proof names.
      const path = '/sites/first/entries';
      const proved = own.proof({ method: 'GET', path, at: bare.clock.now(), token });
      expect(faultOf(await ask('GET', `${path}?limit=1`, { token, proof: proved }))).toBe(200);
      expect(faultOf(await ask('GET', '/self', { token }))).toEqual([401, 'missing']);
    } finally {
      await bare.close();
    }
  });
});

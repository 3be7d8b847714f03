import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import { totpCode, totpStep } from '#platform/secrets/totp.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorsOf } from '../../../testing/console/operators.ts';
import type { TestOperator } from '../../../testing/console/operators.ts';
import { softwarePasskey } from '../../../testing/console/passkey.ts';
import type { Pretended, SoftwarePasskey } from '../../../testing/console/passkey.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { firstBrokenEntry } from '../trail.ts';
import { openedEntries } from '../../../testing/console/trail.ts';

const MINUTE_MS = 60_000;
let app: TestApp;
let call: ReturnType<typeof operatorsOf>['call'];
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
  ({ call } = operatorsOf(app));
});
afterAll(() => app.close());

/** A new operator, each from a network of its own, so that tries of one count for nobody else. */
async function newOperator(): Promise<TestOperator> {
  made += 1;
  const address = `198.51.${made}.7`;
  const mail = `keys${made}@example.com`;
  const operator = await operatorsOf(app).operatorOf('auditor', 'first', mail, address);
  return operator;
}

const addressOf = ({ mail }: TestOperator) => `198.51.${/\d+/.exec(mail)?.[0]}.7`;

async function add(operator: TestOperator, key: SoftwarePasskey, name = 'Key', pretended = {}) {
  const { body } = await operator.ask('POST', '/passkeys/options');
  return operator.ask('POST', '/passkeys', { name, passkey: key.create(body.value, pretended) });
}

async function withKey() {
  const operator = await newOperator();
  const key = softwarePasskey();
  const { body } = await add(operator, key);
  return { operator, key, passkeyId: String(body.value.passkeyId) };
}

async function inAlone(operator: TestOperator, key: SoftwarePasskey, pretended: Pretended = {}) {
  const from = { address: addressOf(operator) };
  const asked = await call('POST', '/session/passkey/options', from);
  const body = { passkey: key.answer(asked.body.value, pretended) };
  return call('POST', '/session/passkey', { ...from, body });
}

async function inAsSecond(
  operator: TestOperator,
  key: SoftwarePasskey,
  { password = operator.password, ...pretended }: Pretended & { password?: string } = {},
) {
  const { mail } = operator;
  const from = { address: addressOf(operator) };
  const identity = { mail, password };
  const asked = await call('POST', '/session/second-factor/options', { ...from, body: identity });
  const passkey = key.answer(asked.body.value, pretended);
  return call('POST', '/session', { ...from, body: { ...identity, passkey } });
}

const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  body.code ?? status;

describe('a passkey', () => {
  it('OPS-02 that verifies its user signs in by itself or is the second factor after the password, and one that does not is neither', async () => {
    const { operator, key } = await withKey();
    const alone = await inAlone(operator, key);
    const from = { address: addressOf(operator) };
    const self = await call('GET', '/self', { ...from, token: alone.body.value.token });
    expect(self.body.value.mail).toBe(operator.mail);
    // The second factor was given with it.
    const fresh = await call('POST', '/passkeys/options', {
      ...from,
      token: alone.body.value.token,
    });
    expect(fresh.status).toBe(200);
    expect(outcome(await inAlone(operator, key, { isVerified: false }))).toBe(
      'operators.sign_in_wrong',
    );
    expect(outcome(await inAsSecond(operator, key, { isVerified: false }))).toBe(
      'operators.sign_in_wrong',
    );
    expect(outcome(await inAsSecond(operator, key))).toBe(200);
    expect(outcome(await inAsSecond(operator, key, { password: 'not this one' }))).toBe(
      'operators.sign_in_wrong',
    );
    const [refused, , unverified, opened] = await openedEntries(app.db, '*', 4);
    expect([refused?.permission, unverified?.permission, opened?.after]).toEqual([
      'session.refuse',
      'session.refuse',
      { factor: 'passkey' },
    ]);
    expect(unverified?.target).toBe(`operator:${operator.operatorId}`);
  });

  it('OPS-02 is asked for by the host of the console alone, and its answer counts for that address only', async () => {
    const { operator, key } = await withKey();
    const asked = await call('POST', '/session/passkey/options', { address: addressOf(operator) });
    expect(asked.body.value).toMatchObject({
      rpId: 'console.example',
      userVerification: 'required',
    });
    for (const pretended of [
      { origin: 'https://console.example.evil.example' },
      { origin: 'http://console.example' },
      { rpId: 'evil.example' },
      { type: 'webauthn.create' },
      { userHandle: Buffer.from('somebody else').toString('base64url') },
    ])
      expect(outcome(await inAlone(operator, key, pretended))).toBe('operators.sign_in_wrong');
    const userHandle = Buffer.from(operator.operatorId).toString('base64url');
    expect(outcome(await inAlone(operator, key, { userHandle }))).toBe(200);
  });

  it('OPS-02 answers each question once, within five minutes, and only what it was asked', async () => {
    const { operator, key } = await withKey();
    const from = { address: addressOf(operator) };
    const ask = async (path: string, body?: unknown) => {
      const sent = body === undefined ? from : { ...from, body };
      return (await call('POST', path, sent)).body.value;
    };
    const enter = (passkey: unknown) =>
      call('POST', '/session/passkey', { ...from, body: { passkey } });
    // One that does not count, so that nothing but the question keeps its answer from counting twice.
    const still = softwarePasskey();
    app.clock.moveMs(1);
    await add(operator, still, 'Synced', { counter: 0 });
    const answer = still.answer(await ask('/session/passkey/options'), { counter: 0 });
    expect(outcome(await enter(answer))).toBe(200);
    expect(outcome(await enter(answer))).toBe('operators.sign_in_wrong');
    const foreign = {
      challenge: Buffer.alloc(32, 7).toString('base64url'),
      rpId: 'console.example',
    };
    expect(outcome(await enter(key.answer(foreign)))).toBe('operators.sign_in_wrong');
    const identity = { mail: operator.mail, password: operator.password };
    const second = await ask('/session/second-factor/options', identity);
    expect(second.allowCredentials).toEqual(
      [key.id, still.id].map((id) => ({ type: 'public-key', id })),
    );
    expect(outcome(await enter(key.answer(second)))).toBe('operators.sign_in_wrong');
    const late = await ask('/session/passkey/options');
    app.clock.moveMs(5 * MINUTE_MS);
    expect(outcome(await enter(key.answer(late)))).toBe('operators.sign_in_wrong');
    expect(outcome(await enter(key.answer(await ask('/session/passkey/options'))))).toBe(200);
  });

  it('OPS-02 whose count goes back is refused, also where two answers come at once', async () => {
    const { operator, key } = await withKey();
    expect(outcome(await inAlone(operator, key, { counter: 10 }))).toBe(200);
    for (const counter of [10, 9, 0])
      expect(outcome(await inAlone(operator, key, { counter }))).toBe('operators.sign_in_wrong');
    const from = { address: addressOf(operator) };
    const prepared = async (counter: number) => {
      const asked = await call('POST', '/session/passkey/options', from);
      return { passkey: key.answer(asked.body.value, { counter }) };
    };
    for (let counter = 11; counter < 21; counter += 1) {
      app.clock.moveMs(10 * MINUTE_MS);
      const answers = [await prepared(counter), await prepared(counter)];
      const both = await Promise.all(
        answers.map((body) => call('POST', '/session/passkey', { ...from, body })),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    }
    await operator.signIn();
    // One that never counts, such as a synced one, may stay at nothing.
    const still = softwarePasskey();
    expect((await add(operator, still, 'Synced', { counter: 0 })).status).toBe(200);
    for (let times = 0; times < 2; times += 1)
      expect(outcome(await inAlone(operator, still, { counter: 0 }))).toBe(200);
  });

  it('OPS-02 of another operator counts for nobody else', async () => {
    const { operator, key } = await withKey();
    const { operator: other, key: foreign } = await withKey();
    expect(outcome(await inAsSecond(operator, foreign))).toBe('operators.sign_in_wrong');
    const { body } = await operator.ask('POST', '/session/proof/options');
    expect(body.value.allowCredentials).toEqual([{ type: 'public-key', id: key.id }]);
    const proof = (passkey: unknown) => operator.ask('POST', '/session/proof', { passkey });
    expect(outcome(await proof(foreign.answer(body.value)))).toBe('operators.passkey_wrong');
    expect(outcome(await add(operator, foreign))).toBe('operators.passkey_known');
    const asked = await other.ask('POST', '/session/proof/options');
    expect(outcome(await proof(key.answer(asked.body.value)))).toBe('operators.passkey_wrong');
    const own = await operator.ask('POST', '/passkeys/options');
    const bare = softwarePasskey().create(own.body.value, { isVerified: false });
    expect(outcome(await operator.ask('POST', '/passkeys', { name: 'Bare', passkey: bare }))).toBe(
      'operators.passkey_wrong',
    );
    const stolen = await other.ask('POST', '/passkeys/options');
    const passkey = softwarePasskey().create(stolen.body.value);
    expect(outcome(await operator.ask('POST', '/passkeys', { name: 'Key', passkey }))).toBe(
      'operators.passkey_wrong',
    );
  });

  it('OPS-02 gives the second factor again, when it verifies its user', async () => {
    const { operator, key } = await withKey();
    app.clock.moveMs(6 * MINUTE_MS);
    const stale = await operator.ask('POST', '/passkeys/options');
    expect(outcome(stale)).toBe('operators.second_factor');
    for (const isVerified of [false, true]) {
      const { body } = await operator.ask('POST', '/session/proof/options');
      const passkey = key.answer(body.value, { isVerified });
      const answer = await operator.ask('POST', '/session/proof', { passkey });
      expect(answer.status === 200).toBe(isVerified);
      expect((await operator.ask('POST', '/passkeys/options')).status === 200).toBe(isVerified);
    }
    // From another network the session asks for it, and the question can be had there.
    const there = { token: operator.token, address: '192.0.2.90' };
    expect(outcome(await call('GET', '/self', there))).toBe('operators.second_factor');
    const { body } = await call('POST', '/session/proof/options', there);
    const passkey = key.answer(body.value);
    await call('POST', '/session/proof', { ...there, body: { passkey } });
    expect((await call('GET', '/self', there)).status).toBe(200);
  });

  it('OPS-04 the question for the second factor tells neither that a name is known nor that a password is right', async () => {
    const { operator } = await withKey();
    const without = await newOperator();
    const ask = async (mail: string, password: string) => {
      const body = { mail, password };
      const asked = await call('POST', '/session/second-factor/options', {
        address: '192.0.2.44',
        body,
      });
      const { allowCredentials, challenge: _once, ...rest } = asked.body.value;
      return { allowCredentials, rest };
    };
    const right = await ask(operator.mail, operator.password);
    const wrong = [
      await ask(operator.mail, 'not this one'),
      await ask(operator.mail, 'nor this one'),
      await ask('nobody@example.com', 'not this one'),
      await ask(without.mail, without.password),
    ];
    for (const { allowCredentials, rest } of wrong) {
      expect(rest).toEqual(right.rest);
      expect(allowCredentials.length).toBeGreaterThan(0);
      for (const { id } of allowCredentials) expect(id).toMatch(/^[A-Za-z0-9_-]{22,86}$/);
    }
    expect(await ask(operator.mail, 'not this one')).toEqual(wrong[0]);
    const ids = wrong.flatMap(({ allowCredentials }) =>
      allowCredentials.map(({ id }: { id: string }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the own second factors', () => {
  it('OPS-02 are listed, named and removed; each change ends the other sessions and is an entry', async () => {
    const { operator, key, passkeyId } = await withKey();
    const other = async () => {
      const first = operator.token;
      await operator.signIn();
      const second = operator.token;
      const from = { address: addressOf(operator) };
      const open = async () =>
        (
          await Promise.all(
            [first, second].map((token) => call('GET', '/self', { ...from, token })),
          )
        ).map(({ status }) => status);
      return open;
    };
    const list = async () => (await operator.ask('GET', '/factors')).body.value;
    expect(await list()).toEqual({
      hasAuthenticator: true,
      passkeys: [
        { passkeyId, name: 'Key', isSynced: false, addedAt: app.clock.now().toISOString() },
      ],
    });
    await inAlone(operator, key);
    expect((await list()).passkeys[0].usedAt).toBe(app.clock.now().toISOString());

    let open = await other();
    expect(await open()).toEqual([200, 200]);
    const renamed = await operator.ask('POST', `/passkeys/${passkeyId}/name`, { name: 'Old key' });
    expect(renamed.body).toEqual({ value: true });
    expect(await open()).toEqual([401, 200]);
    expect((await list()).passkeys[0].name).toBe('Old key');

    open = await other();
    const added = await add(operator, softwarePasskey(), 'Second');
    expect(await open()).toEqual([401, 200]);

    open = await other();
    expect((await operator.ask('DELETE', `/passkeys/${passkeyId}`)).status).toBe(200);
    expect(await open()).toEqual([401, 200]);
    expect(outcome(await inAlone(operator, key))).toBe('operators.sign_in_wrong');
    expect(outcome(await operator.ask('DELETE', `/passkeys/${passkeyId}`))).toBe(
      'operators.unknown_target',
    );
    const entries = await openedEntries(app.db, '*', 20);
    const changes = entries.filter(({ permission }) => permission.startsWith('passkeys.'));
    const target = `operator:${operator.operatorId}`;
    expect(
      changes.slice(0, 3).map((entry) => [entry.permission, entry.target, entry.after]),
    ).toEqual([
      ['passkeys.remove', target, { passkey: passkeyId }],
      ['passkeys.add', target, { passkey: added.body.value.passkeyId, name: 'Second' }],
      ['passkeys.rename', target, { passkey: passkeyId, name: 'Old key' }],
    ]);
    expect(await firstBrokenEntry(app.db, '*')).toBeUndefined();
  });

  it('OPS-02 are nobody else’s to change', async () => {
    const { passkeyId } = await withKey();
    const other = await newOperator();
    const name = { name: 'Mine' };
    expect(outcome(await other.ask('POST', `/passkeys/${passkeyId}/name`, name))).toBe(
      'operators.unknown_target',
    );
    expect(outcome(await other.ask('DELETE', `/passkeys/${passkeyId}`))).toBe(
      'operators.unknown_target',
    );
    expect((await other.ask('GET', '/factors')).body.value.passkeys).toEqual([]);
  });

  it('OPS-02 are never fewer than one: the last is refused, the app and the last passkey at once leave one', async () => {
    const bare = await newOperator();
    expect(outcome(await bare.ask('DELETE', '/authenticator'))).toBe('operators.last_factor');

    const { operator, key, passkeyId } = await withKey();
    expect((await operator.ask('DELETE', '/authenticator')).status).toBe(200);
    expect(outcome(await operator.ask('DELETE', '/authenticator'))).toBe(
      'operators.unknown_target',
    );
    expect(outcome(await operator.ask('DELETE', `/passkeys/${passkeyId}`))).toBe(
      'operators.last_factor',
    );
    expect((await operator.ask('GET', '/factors')).body.value).toMatchObject({
      hasAuthenticator: false,
      passkeys: [{ passkeyId }],
    });
    // No code counts any more, neither at the sign-in nor for a proof.
    const { mail, password } = operator;
    const body = { mail, password, code: operator.code() };
    const from = { address: addressOf(operator) };
    expect(outcome(await call('POST', '/session', { ...from, body }))).toBe(
      'operators.sign_in_wrong',
    );
    expect(outcome(await operator.prove())).toBe('operators.code_wrong');
    expect(outcome(await inAsSecond(operator, key))).toBe(200);

    const hasty: Awaited<ReturnType<typeof withKey>>[] = [];
    // Few enough that the second factors of all are still fresh.
    while (hasty.length < 4) hasty.push(await withKey());
    const both = await Promise.all(
      hasty.flatMap(({ operator: one, passkeyId: only }) => [
        one.ask('DELETE', '/authenticator'),
        one.ask('DELETE', `/passkeys/${only}`),
      ]),
    );
    const outcomes = both.map(outcome);
    expect(outcomes.filter((one) => one === 200)).toHaveLength(4);
    expect(outcomes.filter((one) => one === 'operators.last_factor')).toHaveLength(4);
  });

  it('OPS-02 an authenticator app is set up anew by its first code, and the one before ends', async () => {
    const operator = await newOperator();
    const set = (code: string) => operator.ask('POST', '/authenticator', { code });
    expect(outcome(await set('287082'))).toBe('operators.setup_over');
    const begun = await operator.ask('POST', '/authenticator/secret');
    const secret = String(begun.body.value.totpSecret);
    const waiting = await rowsOf(app.db, sql`SELECT * FROM short_lived`);
    expect(JSON.stringify(waiting)).not.toContain(secret);
    expect(outcome(await set('000000'))).toBe('operators.code_wrong');
    expect(outcome(await set(operator.code()))).toBe('operators.code_wrong');
    const code = () => totpCode(secret, totpStep(app.clock.now()));
    expect((await set(code())).status).toBe(200);
    expect(outcome(await set(code()))).toBe('operators.setup_over');
    app.clock.moveMs(30_000);
    expect(outcome(await operator.prove())).toBe('operators.code_wrong');
    const proof = await operator.ask('POST', '/session/proof', { code: code() });
    expect(proof.status).toBe(200);
    const stored = await rowsOf(app.db, sql`SELECT * FROM audit_entry`);
    expect(JSON.stringify(stored)).not.toContain(secret);
    const entries = await openedEntries(app.db, '*', 3);
    expect(entries.map(({ permission, after }) => [permission, after])).toEqual([
      ['session.prove', {}],
      ['session.prove', { outcome: 'refused' }],
      ['authenticator.set', {}],
    ]);
  });

  it('OPS-02 ask for a second factor that was given just now, and are ten passkeys at most', async () => {
    const { operator, passkeyId } = await withKey();
    for (let more = 0; more < 9; more += 1)
      expect((await add(operator, softwarePasskey())).status).toBe(200);
    expect(outcome(await operator.ask('POST', '/passkeys/options'))).toBe(
      'operators.passkeys_full',
    );
    app.clock.moveMs(6 * MINUTE_MS);
    for (const [method, path, body] of [
      ['POST', '/passkeys/options', undefined],
      ['POST', `/passkeys/${passkeyId}/name`, { name: 'Late' }],
      ['DELETE', `/passkeys/${passkeyId}`, undefined],
      ['POST', '/authenticator/secret', undefined],
      ['POST', '/authenticator', { code: '287082' }],
      ['DELETE', '/authenticator', undefined],
    ] as const)
      expect(outcome(await operator.ask(method, path, body))).toBe('operators.second_factor');
  });
});

describe('a deployment', () => {
  it.each([undefined, 'http://127.0.0.1:3004', 'http://[::1]:3004/'])(
    'OPS-02 whose console is at %s takes no passkeys, and codes as before',
    async (consoleUrl) => {
      const bare = await openTestApp({ consoleUrl });
      try {
        const operator = await operatorsOf(bare).operatorOf('auditor');
        const ask = async (path: string, body?: unknown) =>
          outcome(await operator.ask('POST', path, body));
        const { mail, password } = operator;
        const passkey = softwarePasskey().answer({ challenge: 'AAAA', rpId: '127.0.0.1' });
        expect([
          await ask('/session/passkey/options'),
          await ask('/session/second-factor/options', { mail, password }),
          await ask('/session/passkey', { passkey }),
          await ask('/session', { mail, password: 'not this one', passkey }),
          await ask('/passkeys/options'),
        ]).toEqual(Array.from({ length: 5 }, () => 'operators.passkeys_off'));
        expect((await operator.prove()).status).toBe(200);
      } finally {
        await bare.close();
      }
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf, PASSWORD, sealFor, sendSealed } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const LOGIN = 'POST /account/login';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('sealed bodies', () => {
  it('SEC-01 LOGIN-20 a plain body is refused', async () => {
    const body = { username: 'rupali', password: PASSWORD };
    const answer = await app.ask('POST', '/account/login', { body });
    expect(answer.body.code).toBe('request.not_sealed');
  });

  it('SEC-02 a body that was sent before is refused', async () => {
    const sealed = await sealFor(app, LOGIN, { username: 'x', password: 'y' });
    const first = await app.ask('POST', '/account/login', sealed);
    expect(first.body.code).toBe('auth.credentials_wrong');
    const second = await app.ask('POST', '/account/login', sealed);
    expect(second.body.code).toBe('request.seal_invalid');
  });

  it('SEC-02 a damaged body and an old body get the same code, an unknown key gets its own', async () => {
    const good = await sealFor(app, LOGIN, {});
    const damaged = { ...good, body: { sealed: good.body.sealed.replace(/.{4}$/, 'AAAA') } };
    const otherKey = { ...good, headers: { Encryption: `other.${good.headers.Encryption}` } };
    const yesterday = new Date(app.clock.now().getTime() - 25 * 3_600_000);
    const old = await sealFor(app, LOGIN, {}, { now: yesterday });
    for (const request of [damaged, old]) {
      const answer = await app.ask('POST', '/account/login', request);
      expect(answer.body.code).toBe('request.seal_invalid');
    }
    const answer = await app.ask('POST', '/account/login', otherKey);
    expect(answer.body.code).toBe('request.seal_key_unknown');
  });

  it('SEC-02 the payload is checked like any other body', async () => {
    const answer = await sendSealed(app, 'POST', '/account/login', { username: 7 });
    expect(answer.body).toMatchObject({ code: 'request.invalid', params: { field: 'username' } });
  });

  it('SEC-01 a body sealed for one site is refused at another that has the same name and password', async () => {
    await memberOf(app, 'duighat', 'first');
    await memberOf(app, 'duighat', 'second');
    const login = { username: 'duighat', password: PASSWORD };
    const sealed = await sealFor(app, LOGIN, login, { site: 'first' });
    const elsewhere = await app.ask('POST', '/account/login', { ...sealed, site: 'second' });
    expect(elsewhere.body.code).toBe('request.seal_invalid');
    const at = await app.ask('POST', '/account/login', { ...sealed, site: 'first' });
    expect(at.status).toBe(200);
  });

  it('SEC-01 a body sealed for a login is refused for a change of the password', async () => {
    const token = await memberOf(app, 'onnokaj');
    const newPassword = 'notun-bhasha-72';
    const both = {
      username: 'onnokaj',
      password: PASSWORD,
      oldPassword: PASSWORD,
      newPassword,
      confirmNewPassword: newPassword,
    };
    const sealed = await sealFor(app, LOGIN, both);
    const moved = await app.ask('POST', '/account/v2/password', { ...sealed, token });
    expect(moved.body.code).toBe('request.seal_invalid');
    const meant = await app.ask('POST', '/account/login', sealed);
    expect(meant.status).toBe(200);
  });
});

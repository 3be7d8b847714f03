import { AppError } from '@maidan/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, PASSWORD, register, registration } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createLog } from './log.ts';

function collect() {
  const lines: string[] = [];
  return { lines, destination: { write: (line: string) => void lines.push(line) } };
}

describe('the log', () => {
  it('hides values under names that may hold a secret, at any depth', () => {
    const { lines, destination } = collect();
    const log = createLog({ level: 'trace', destination });
    const secret = 'hidden-7f3a';
    const names = [
      'password',
      'confirmPassword',
      'paymentPassword',
      'token',
      'sessionToken',
      'Authorization',
      'cookie',
      'Set-Cookie',
      'captcha',
      'code',
      'verificationCode',
      'otp',
      'secret',
      'document',
      'documents',
      'sealed',
      'Encryption',
      'idNumber',
      'email',
      'mobileNum',
      'birthday',
      'passwordHash',
      'privateKeyPem',
    ];
    for (const name of names) {
      log.info({ [name]: secret, deep: { list: [{ [name]: { inner: secret } }] } }, 'entry');
      log.child({ bound: 1 }).warn({ [name]: [secret] }, 'entry');
    }
    expect(lines).toHaveLength(names.length * 2);
    expect(lines.join('')).not.toContain(secret);
    expect(lines.join('')).toContain('[redacted]');
  });

  it('describes an error without the values of its SQL', () => {
    const { lines, destination } = collect();
    const log = createLog({ level: 'info', destination });
    const driver = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (a)=(hidden-1)',
    });
    const failed = Object.assign(
      new Error('Failed query: insert\nparams: hidden-2', { cause: driver }),
      {
        query: 'insert into member values ($1)',
        params: ['hidden-2'],
      },
    );
    log.error({ error: failed }, 'failed');
    expect(lines.join('')).not.toContain('hidden');
    expect(lines.join('')).toContain('insert into member');
    expect(lines.join('')).toContain('23505');
  });
});

describe('the log of a running app', () => {
  const { lines, destination } = collect();
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ log: createLog({ level: 'trace', destination }) });
  });
  afterAll(() => app.close());

  it('contains request ids, but no password, token, code or captcha that was sent', async () => {
    const opened = await register(app, {
      ...registration('lipika'),
      email: 'lipika@example.org',
    });
    const token: string = opened.body.value.token;
    await login(app, { username: 'lipika', password: `${PASSWORD}-wrong` });
    await login(app, { username: 'lipika', password: PASSWORD });
    await app.get('/member/info', { token, headers: { cookie: 'crumb-5521' } });
    await app.ask('DELETE', '/account/logout', { token });
    Object.assign(app.services.games, {
      hot: async () => {
        throw new Error('something broke', { cause: new AppError('auth.captcha_wrong') });
      },
    });
    const answer = await app.get('/games/hot');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('something broke');
    const all = lines.join('');
    expect(all).toContain(answer.body.requestId);
    expect(all).toContain('something broke');
    for (const secret of [PASSWORD, token, 'lipika@example.org', 'crumb-5521', '1990-05-17']) {
      expect(all).not.toContain(secret);
    }
  });
});

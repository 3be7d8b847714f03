import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { register, registration } from '../../testing/members.ts';
import { solved, workFor } from '../../testing/phone.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { siteverify } from './siteverify.ts';

const SECRET = 'the secret of the site';
const GOOD = 'token-of-a-person';
let server: Server;
let url: string;
let app: TestApp;
const calls: URLSearchParams[] = [];
/** The provider's usual answer: one token is valid, once. */
const usualAnswer = (form: URLSearchParams): [number, string] => {
  if (form.get('secret') !== SECRET)
    return [200, '{"success":false,"error-codes":["invalid-input-secret"]}'];
  const isGood = form.get('response') === GOOD;
  return [
    200,
    JSON.stringify({ success: isGood, 'error-codes': isGood ? [] : ['timeout-or-duplicate'] }),
  ];
};
let answer: (form: URLSearchParams) => [number, string] | undefined = usualAnswer;
let secret: string | undefined = SECRET;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    const form = new URLSearchParams(body);
    calls.push(form);
    const said = answer(form);
    if (said) response.writeHead(said[0], { 'content-type': 'application/json' }).end(said[1]);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  const verdicts = siteverify({ secretOf: () => secret, allowsHttp: true, timeoutMs: 300 });
  app = await openTestApp({ verdicts });
  await configure({ isRequired: false });
});
afterEach(() => {
  answer = usualAnswer;
  secret = SECRET;
  calls.length = 0;
  app.clock.moveMs(30 * 60_000);
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});

async function configure({ isRequired }: { isRequired: boolean }): Promise<void> {
  const value = { kind: 'siteverify', url, secretEnv: 'SITE_SECRET_HUMAN', isRequired };
  await changeSetting(app, { siteId: 'first', path: 'providers.humanCheck', value });
  await app.app.directory.refresh();
}
const enrol = (name: string, humanCheck: string) =>
  register(app, { ...registration(name), humanCheck }, { address: '10.7.0.4' });
const failed = (workLevel: number) => ({ code: 'auth.human_check_failed', params: { workLevel } });

describe('an external check that a site configured', () => {
  it('SMS-14 is asked with the secret, the token and the address, and its yes opens the form', async () => {
    expect((await enrol('bahir01', GOOD)).status).toBe(200);
    expect(calls.map((form) => Object.fromEntries(form))).toEqual([
      { secret: SECRET, response: GOOD, remoteip: '10.7.0.4' },
    ]);
  });

  it('refuses an unknown token; our own proof then costs four times as much', async () => {
    const refused = await enrol('bahir02', 'forged');
    expect(refused.body).toMatchObject(failed(2));
    expect((await enrol('bahir02', await solved(app))).body).toMatchObject(failed(3));
    expect((await enrol('bahir02', await workFor(app, refused))).status).toBe(200);
  });

  it('where the site requires the external check, our own proof does not replace it', async () => {
    await configure({ isRequired: true });
    const refused = await enrol('bahir03', await solved(app));
    expect(refused.body.code).toBe('auth.human_check_failed');
    expect((await enrol('bahir03', await workFor(app, refused))).status).toBe(400);
    expect((await enrol('bahir03', GOOD)).status).toBe(200);
    await configure({ isRequired: false });
  });

  it.each([
    ['says nothing', () => undefined],
    ['answers an error', (): [number, string] => [503, 'away']],
    ['answers no JSON', (): [number, string] => [200, '<html>']],
    ['answers no verdict', (): [number, string] => [200, '{"ok":true}']],
    [
      'does not take our secret',
      (): [number, string] => [200, '{"success":false,"error-codes":["invalid-input-secret"]}'],
    ],
  ])(
    'one that %s is left out for a minute, and our own proof counts at its ordinary cost',
    async (_how, how) => {
      await configure({ isRequired: true });
      answer = how;
      const refused = await enrol('bahir04', GOOD);
      expect(refused.body).toMatchObject(failed(0));
      const name = `bahi${calls.length}${Math.random().toString(36).slice(2, 8)}`;
      expect((await enrol(name, await workFor(app, refused))).status).toBe(200);
      expect(calls, 'it is not waited for again').toHaveLength(1);
      answer = usualAnswer;
      app.clock.moveMs(61_000);
      expect((await enrol('bahir04', await solved(app))).status).toBe(400);
      await configure({ isRequired: false });
    },
  );

  it('is not asked without its secret, nor without TLS in production', async () => {
    secret = undefined;
    const refused = await enrol('bahir05', GOOD);
    expect(refused.body).toMatchObject(failed(0));
    expect((await enrol('bahir05', await workFor(app, refused))).status).toBe(200);
    expect(calls).toEqual([]);
    const settings = {
      kind: 'siteverify',
      url,
      secretEnv: 'SITE_SECRET_HUMAN',
      isRequired: false,
    } as const;
    const strict = siteverify({ secretOf: () => SECRET, allowsHttp: false });
    await expect(strict.isHuman(settings, { token: GOOD, address: '10.7.0.5' })).rejects.toThrow(
      'its address is not https',
    );
    expect(calls).toEqual([]);
  });

  it('is not asked on another site', async () => {
    const answered = await register(app, registration('bahir06'), { site: 'second' });
    expect(answered.status).toBe(200);
    expect(calls).toEqual([]);
  });
});

import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CarrierError } from '#modules/messages/messages.ports.ts';
import type { HttpSmsSettings } from '#modules/messages/messages.ports.ts';
import { sendHttpSms } from './http-sms.ts';

interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const SMS = {
  to: '+8801712345678',
  text: 'খেলা: "কোড" 123456।\n\\ & = {secret} %41 😀',
};
const SECRET = 'k3y "&\\=+/é';
let server: Server;
let base: string;
const calls: Call[] = [];
const quiet = (_request: IncomingMessage, response: ServerResponse) => void response.end('{}');
let answer = quiet;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    const { method, url, headers } = request;
    calls.push({ method, url, headers, body });
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  calls.length = 0;
  answer = quiet;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(resolve));
});

const settings = (change: Partial<HttpSmsSettings> = {}): HttpSmsSettings => ({
  kind: 'http',
  url: `${base}/send`,
  method: 'POST',
  headers: { authorization: 'Bearer {secret}' },
  contentType: 'application/json',
  body: '{"to":"{to}","message":"{text}","key":"{secret}","from":"site"}',
  secretEnv: 'SITE_SECRET_SMS',
  ...change,
});

describe('an SMS provider over HTTP', () => {
  it('SMS-04 JSON: a value stays inside its quotes, whatever it contains', async () => {
    await sendHttpSms(settings(), SMS, SECRET);
    expect(calls).toHaveLength(1);
    const [call] = calls;
    expect(call).toMatchObject({ method: 'POST', url: '/send' });
    expect(call?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      to: SMS.to,
      message: SMS.text,
      key: SECRET,
      from: 'site',
    });
  });

  it('form: every value is one field', async () => {
    const form = {
      contentType: 'application/x-www-form-urlencoded',
      body: 'to={to}&text={text}&api_key={secret}&type=unicode',
    } as const;
    await sendHttpSms(settings(form), SMS, SECRET);
    expect(calls[0]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
      to: SMS.to,
      text: SMS.text,
      api_key: SECRET,
      type: 'unicode',
    });
  });

  it('GET: values are in the query and there is no body', async () => {
    const url = `${base}/send?to={to}&text={text}&key={secret}`;
    await sendHttpSms(settings({ method: 'GET', url }), SMS, SECRET);
    const [call] = calls;
    expect(call).toMatchObject({ method: 'GET', body: '' });
    expect(call?.headers['content-type']).toBeUndefined();
    expect(Object.fromEntries(new URL(`${base}${call?.url}`).searchParams)).toEqual({
      to: SMS.to,
      text: SMS.text,
      key: SECRET,
    });
  });

  it('a value cannot end a header line', async () => {
    const headers = { 'x-key': 'v1 {secret}', 'x-text': '{text}' };
    await sendHttpSms(settings({ headers }), { ...SMS, text: 'a\r\nx-evil: 1' }, 'plain-key');
    expect(calls[0]?.headers).toMatchObject({
      'x-key': 'v1 plain-key',
      'x-text': 'a%0D%0Ax-evil: 1',
    });
    expect(calls[0]?.headers['x-evil']).toBeUndefined();
  });

  it('a missing secret, a refusal and a silent provider fail without naming a secret or a number', async () => {
    const failure = async (promise: Promise<void>): Promise<Error> => {
      const error = await promise.then(
        () => undefined,
        (reason: Error) => reason,
      );
      expect(error).toBeInstanceOf(CarrierError);
      for (const secret of [SECRET, SMS.to, SMS.to.slice(1), '123456']) {
        expect(error?.message).not.toContain(secret);
      }
      return error as Error;
    };
    const missing = await failure(sendHttpSms(settings(), SMS, undefined));
    expect(missing.message).toContain('SITE_SECRET_SMS');
    expect(calls).toHaveLength(0);

    answer = (_request, response) =>
      void response.writeHead(402).end('no credit for +8801712345678');
    expect((await failure(sendHttpSms(settings(), SMS, SECRET))).message).toContain('402');

    answer = () => undefined;
    const silent = await failure(sendHttpSms(settings(), SMS, SECRET, 100));
    expect(silent.message).toContain('TimeoutError');

    const url = 'http://127.0.0.1:1/send?key={secret}';
    const closed = await failure(sendHttpSms(settings({ url }), SMS, SECRET));
    expect(closed.message).toMatch(/does not answer/);
  });

  it('a redirect is not followed', async () => {
    answer = (request, response) =>
      void (request.url === '/send'
        ? response.writeHead(307, { location: `${base}/elsewhere` }).end()
        : response.end());
    await expect(sendHttpSms(settings(), SMS, SECRET)).rejects.toBeInstanceOf(CarrierError);
    expect(calls.map(({ url }) => url)).toEqual(['/send']);
  });

  it('a body without end is not read', async () => {
    answer = (_request, response) => {
      response.writeHead(200);
      response.write('x'.repeat(1000));
    };
    await sendHttpSms(settings(), SMS, SECRET, 5000);
    expect(calls).toHaveLength(1);
  });
});

import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HTTP_SMS } from './testing.ts';
import { messageCarriers } from './carriers.ts';

let server: Server;
let url: string;
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

describe('the carriers of messages', () => {
  const sms = { to: '+8801712345678', text: 'code 123456' };
  const settings = () => ({
    ...HTTP_SMS,
    url,
    headers: { authorization: 'Bearer {secret}' },
    body: '{"to":"{to}","message":"{text}"}',
  });
  const secretOf = (name: string) => (name === 'SITE_SECRET_SMS' ? 'the key' : undefined);

  it('PLAYMODE-02 in production they send neither secret nor code to an address without https', async () => {
    const strict = messageCarriers({ secretOf, allowsHttp: false });
    await expect(strict.sendSms(settings(), sms)).rejects.toMatchObject({
      name: 'CarrierError',
      message: 'the address of the SMS provider is not https',
    });
    expect(asked).toEqual([]);
  });

  it('elsewhere they do, with the secret from the variable that the settings name', async () => {
    await messageCarriers({ secretOf, allowsHttp: true }).sendSms(settings(), sms);
    expect(asked).toEqual(['Bearer the key']);
  });
});

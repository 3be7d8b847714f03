import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listenHttp } from '@maidan/deployment/http-server';
import { HostError } from '@maidan/deployment/visitor';
import { answerFailure } from './failures.ts';

test('an upload that its sender breaks off is no failure of ours and is not logged', async () => {
  const lines: object[] = [];
  const log = { error: (fields: object) => void lines.push(fields) };
  const app = new Hono();
  app.post('*', async (c) => c.body(await c.req.raw.arrayBuffer()));
  const failed = new Promise<Error>((tell) => {
    app.onError((error, c) => {
      const answer = answerFailure(error, c.req.raw, log);
      tell(error);
      return answer;
    });
  });
  const server = await listenHttp({ fetch: app.fetch, port: 0, host: '127.0.0.1' });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\nthe beginning', () =>
    setTimeout(() => client.destroy(), 50),
  );
  await failed;
  expect(lines).toEqual([]);
  await new Promise((resolve) => void server.close(resolve));
});

test('an unexpected failure is one line and a page, or a problem document for a script; an impossible host is neither', async () => {
  const lines: object[] = [];
  const log = { error: (fields: object) => void lines.push(fields) };
  const fault = new Error('broken');
  const page = new Request('http://a/m/home?token=secret', { headers: { accept: 'text/html' } });
  expect((await answerFailure(fault, page, log).text()).startsWith('<!doctype html>')).toBe(true);
  const call = new Request('http://a/m/api/games', { headers: { accept: 'application/json' } });
  expect(await answerFailure(fault, call, log).json()).toMatchObject({ code: 'server.unexpected' });
  expect(lines).toEqual([
    { err: fault, requestId: expect.any(String), path: '/m/home' },
    { err: fault, requestId: expect.any(String), path: '/m/api/games' },
  ]);
  expect(answerFailure(new HostError('none'), page, log).status).toBe(400);
  expect(lines).toHaveLength(2);
});

import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { listenHttp } from '@maidan/deployment/http-server';
import { createApiProxy } from './proxy.ts';
import { watchedGateway } from './watch.ts';
import { logEverything } from '@maidan/deployment/process-log';
import { sessionCookies } from '../cookies/session.ts';

const { error, warn, info, log: plain } = console;
const listeners = (['uncaughtException', 'warning'] as const).map(
  (event) => [event, process.listeners(event as 'warning')] as const,
);
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  Object.assign(console, { error, warn, info, log: plain });
  for (const [event, former] of listeners)
    for (const listener of process.listeners(event as 'warning'))
      if (!former.includes(listener)) process.off(event, listener);
  for (const close of closing.splice(0)) await close();
});

async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<number> {
  const server = await listenHttp({ fetch, port: 0, host: '127.0.0.1' });
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  });
  return (server.address() as AddressInfo).port;
}

/** Web in front of a gateway that answers `/live/events` as `answer` does; `lines` is everything that web logs. */
async function webBefore(answer: () => Response | Promise<Response>) {
  const seen = { calls: 0, ended: 0 };
  const gateway = await listen((request) => {
    seen.calls += 1;
    request.signal.addEventListener('abort', () => (seen.ended += 1));
    return answer();
  });
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  logEverything(log);
  const proxy = createApiProxy({
    apiUrl: `http://127.0.0.1:${gateway}`,
    ask: watchedGateway(log),
    cookies: sessionCookies('a secret of the deployment that is long'),
    log,
    headersFor: () => ({}),
  });
  const visitor = { address: '203.0.113.9', host: 'a', protocol: 'http', country: undefined };
  const app = new Hono().all('*', (c) => proxy(c.req.raw, { ...visitor, protocol: 'http' }));
  return { web: await listen(app.fetch), seen, lines };
}

/** Asks for the events over a connection that is cut as soon as `heard` is true. */
async function leave(port: number, heard: (text: string) => boolean): Promise<void> {
  const client = connect(port, '127.0.0.1');
  let text = '';
  client.on('data', (chunk) => (text += chunk.toString('utf8')));
  client.write('GET /m/api/live/events HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n');
  while (!heard(text)) await after(5);
  client.destroy();
}

const events = () =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('event: hello\ndata: 1\n\n')),
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  );

test('a page that leaves ends its stream of events at the gateway too, and logs nothing', async () => {
  const { web, seen, lines } = await webBefore(events);
  await leave(web, (text) => text.includes('hello'));
  while (seen.ended === 0) await after(5);
  await after(50);
  expect(lines).toEqual([]);
});

test('a page that leaves before the gateway has answered does not make web log that the gateway is away', async () => {
  const { web, seen, lines } = await webBefore(() => after(10_000, new Response(), { ref: false }));
  await leave(web, () => seen.calls > 0);
  while (seen.ended === 0) await after(5);
  await after(50);
  expect(lines).toEqual([]);
});

import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { listenHttp } from './http-server.ts';
import type { Answering, ClientTimes } from './http-server.ts';
import { PlainError } from './plain-error.ts';

// A time that a test is about is short; the others are longer than the test.
const PATIENT: ClientTimes = {
  headersMs: 60_000,
  requestMs: 60_000,
  silenceMs: 60_000,
  answerMs: 60_000,
  idleMs: 60_000,
  lookEveryMs: 20,
};
/** More than the system buffers for a reader who reads nothing. */
const LARGE = new Uint8Array(32 * 1024 * 1024);

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function open(times: Partial<ClientTimes>, fetch: Answering = () => new Response('hello')) {
  const server = await listenHttp({
    fetch,
    port: 0,
    host: '127.0.0.1',
    times: { ...PATIENT, ...times },
  });
  const ended: Promise<void>[] = [];
  server.on('connection', (socket: Socket) =>
    ended.push(new Promise((done) => void socket.once('close', () => done()))),
  );
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  closers.push(
    () => client.destroy(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  await Promise.all([once(client, 'connect'), once(server, 'connection')]);
  return { client, ended: () => ended[0] };
}

/** Sends one byte after another as long as the connection is open. */
async function drip(client: Socket, text: string): Promise<void> {
  for (const byte of text) {
    if (client.destroyed) return;
    client.write(byte);
    await sleep(10);
  }
}

describe('a client that is too slow is disconnected', () => {
  it('when it opens a connection and sends nothing', async () => {
    const { ended } = await open({ headersMs: 50, requestMs: 60 });
    await ended();
  });

  it('when its headers come byte by byte', async () => {
    const { client, ended } = await open({ headersMs: 50, requestMs: 60 });
    client.write('GET / HTTP/1.1\r\nHost: a\r\nX-Long: ');
    void drip(client, 'x'.repeat(3000));
    await ended();
  });

  it('when its body comes byte by byte', async () => {
    const takeBody: Answering = async (request) => new Response(await request.text());
    const { client, ended } = await open({ headersMs: 50, requestMs: 60 }, takeBody);
    client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000\r\n\r\n');
    void drip(client, 'x'.repeat(2999));
    await ended();
  });

  it('when it reads nothing of the answer', async () => {
    const { client, ended } = await open({ silenceMs: 50 }, () => new Response(LARGE));
    client.pause();
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await ended();
  });

  it('when it reads the answer byte by byte', async () => {
    const { client, ended } = await open({ answerMs: 200 }, () => new Response(LARGE));
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    client.on('readable', () => {
      client.read(1024);
      setTimeout(() => client.emit('readable'), 10);
    });
    await ended();
  });

  it('when it keeps a connection and sends no further request', async () => {
    const { client, ended } = await open({ idleMs: 50 });
    client.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await ended();
  });
});

it('a stream of events may last longer than an answer', async () => {
  const events = async function* events() {
    for (let index = 0; index < 5; index += 1) {
      yield new TextEncoder().encode(`data: ${index}\n\n`);
      await sleep(40);
    }
  };
  const { client } = await open(
    { answerMs: 60 },
    () =>
      new Response(ReadableStream.from(events()), {
        headers: { 'Content-Type': 'text/event-stream', Connection: 'close' },
      }),
  );
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  let read = '';
  for await (const chunk of client) read += String(chunk);
  expect(read).toContain('data: 4');
});

it('a server that cannot listen says why', async () => {
  const { client } = await open({});
  const port = client.remotePort ?? 0;
  const again = listenHttp({ fetch: () => new Response(), port, host: '127.0.0.1' });
  const error = await again.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(PlainError);
  expect((error as Error).message).toMatch(
    new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken by another program: .*PORT.*\\.$`),
  );
});

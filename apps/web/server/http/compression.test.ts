import { createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressed, encodingFor } from './compression.ts';

describe('the encoding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['gzip;q=0.8, br;q=0.8', 'br'],
    ['identity, br;q=0.2', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['gzip;q=0, *;q=0.3', 'br'],
    ['br;q=none, gzip', 'gzip'],
    ['sobriety', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

const page = '<p>খেলা</p>'.repeat(200);
const asking = (encoding: string, method = 'GET') =>
  new Request('http://localhost/m', { method, headers: { 'accept-encoding': encoding } });
const html = { 'content-type': 'text/html; charset=utf-8' };

describe('an answer that streams', () => {
  test.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ])(
    'sends its pieces one by one in %s, each whole before the next is made',
    async (encoding, open) => {
      let more: (text: string | undefined) => void = () => undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          more = (text) =>
            text === undefined
              ? controller.close()
              : controller.enqueue(new TextEncoder().encode(text));
        },
      });
      const answer = compressed(asking(encoding), new Response(body, { headers: html }));
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      const opened = open();
      let text = '';
      opened.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      const reader = answer.body?.getReader();
      const readUntil = async (wanted: string) => {
        while (!text.endsWith(wanted)) {
          const piece = await reader?.read();
          if (!piece || piece.done) throw new Error(`The answer ended with ${text.slice(-40)}`);
          await new Promise((done) => opened.write(piece.value, done));
        }
      };
      more('<html>প্রথম');
      await readUntil('প্রথম');
      more('<p>দ্বিতীয়');
      await readUntil('দ্বিতীয়');
      more(undefined);
      expect(text).toBe('<html>প্রথম<p>দ্বিতীয়');
    },
  );

  test('breaks off for the reader too when it breaks off', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    const answer = compressed(asking('br'), new Response(body, { headers: html }));
    await expect(answer.arrayBuffer()).rejects.toThrow('gone');
  });

  test('stops being made when its reader leaves', async () => {
    let isCancelled = false;
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(page)),
      cancel: () => void (isCancelled = true),
    });
    const answer = compressed(asking('gzip'), new Response(body, { headers: html }));
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(() => isCancelled).toBe(true);
  });
});

describe('an answer with a whole body', () => {
  test('keeps its status and headers, except the length and the ETag', async () => {
    const response = new Response(page, {
      status: 403,
      headers: { ...html, etag: '"one"', 'content-length': '9999', vary: 'Cookie', 'x-any': 'a' },
    });
    const answer = compressed(asking('gzip'), response);
    expect(answer.status).toBe(403);
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...html,
      etag: 'W/"one"',
      vary: 'Cookie, Accept-Encoding',
      'content-encoding': 'gzip',
      'x-any': 'a',
    });
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(page);
  });

  test.each([
    ['events', new Response(page, { headers: { 'content-type': 'text/event-stream' } })],
    ['a picture', new Response(page, { headers: { 'content-type': 'image/webp' } })],
    ['what is compressed', new Response(page, { headers: { ...html, 'content-encoding': 'br' } })],
    ['a short one', new Response('ok', { headers: { ...html, 'content-length': '2' } })],
    ['one without a body', new Response(null, { status: 204, headers: html })],
  ])('%s passes unchanged', (_what, response) => {
    expect(compressed(asking('br'), response)).toBe(response);
  });

  test('a reader who accepts no encoding gets plain text, and caches learn that others get another answer', async () => {
    const answer = compressed(asking('identity'), new Response(page, { headers: html }));
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(page);
  });
});

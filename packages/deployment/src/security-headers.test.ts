import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerSecurity } from './security-headers.ts';

const SECURITY = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const headersOf = async (path: string) => {
  const app = new Hono()
    .use(answerSecurity)
    .get('/', () => new Response(null))
    .get('/strict', () => new Response(null, { headers: { 'Content-Security-Policy': 'sandbox' } }))
    .get('/broken', () => {
      throw new Error('broken');
    })
    .onError(() => new Response(null, { status: 500 }));
  return Object.fromEntries((await app.request(path)).headers);
};

test('an answer has these headers and no other, also where nobody answers or something breaks', async () => {
  expect(await headersOf('/')).toEqual(SECURITY);
  expect(await headersOf('/broken')).toEqual(SECURITY);
  expect(await headersOf('/nowhere')).toMatchObject(SECURITY);
});

test('what a handler has said itself stays', async () => {
  const stricter = { ...SECURITY, 'content-security-policy': 'sandbox' };
  expect(await headersOf('/strict')).toEqual(stricter);
});

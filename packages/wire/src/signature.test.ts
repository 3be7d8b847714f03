import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOCK_WINDOW_MS,
  createRequestId,
  signRequest,
  verifyRequest,
  type SignatureHeaders,
  type VerifyRequestInput,
} from './signature.ts';

const secret = 'a-secret-shared-by-two';
const base = {
  keyId: 'arcade-1',
  secret,
  timestampMs: 1_800_000_000_000,
  method: 'POST',
  path: '/vendor/v1/bet?try=1',
  requestId: 'req_00000001',
  rawBody: '{"amountMinor":500}',
};

function receiver(headers: SignatureHeaders, changes: Partial<VerifyRequestInput> = {}) {
  const seen = new Set<string>();
  const byName = new Map(Object.entries(headers).map(([name, text]) => [name.toLowerCase(), text]));
  return {
    header: (name: string) => byName.get(name.toLowerCase()),
    method: base.method,
    path: base.path,
    rawBody: base.rawBody,
    nowMs: base.timestampMs,
    findSecret: (keyId: string) => (keyId === base.keyId ? secret : undefined),
    rememberRequestId: async (keyId: string, requestId: string) => {
      const key = `${keyId}/${requestId}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    },
    ...changes,
  } satisfies VerifyRequestInput;
}

describe('VENDOR-01 the request signature', () => {
  it('VENDOR-01 accepts a request that it signed', async () => {
    const result = await verifyRequest(receiver(await signRequest(base)));
    expect(result).toEqual({ ok: true, keyId: base.keyId, requestId: base.requestId });
  });

  it('VENDOR-01 gives the HMAC-SHA256 that another implementation computes', async () => {
    const { createHmac } = await import('node:crypto');
    const text = `${base.timestampMs}\nPOST\n${base.path}\n${base.requestId}\n${base.rawBody}`;
    const expected = createHmac('sha256', secret).update(text).digest('hex');
    expect((await signRequest(base))['Maidan-Signature']).toBe(expected);
  });

  it.each([
    ['method', { method: 'PUT' }],
    ['path', { path: '/vendor/v1/win?try=1' }],
    ['query', { path: '/vendor/v1/bet?try=2' }],
    ['body', { rawBody: '{"amountMinor":501}' }],
    ['secret', { findSecret: () => 'another-secret-entirely' }],
  ])('VENDOR-01 refuses a changed %s', async (_name, change) => {
    const result = await verifyRequest(receiver(await signRequest(base), change));
    expect(result).toEqual({ ok: false, reason: 'signature' });
  });

  it.each([
    ['Maidan-Timestamp', String(base.timestampMs + 1), 'signature'],
    ['Maidan-Request-Id', 'req_00000002', 'signature'],
    ['Maidan-Signature', '0'.repeat(64), 'signature'],
    ['Maidan-Signature', 'nonsense', 'missing'],
    ['Maidan-Request-Id', 'a b', 'missing'],
    ['Maidan-Timestamp', '1e9', 'missing'],
    ['Maidan-Key-Id', 'stranger', 'unknown_key'],
    ['Maidan-Key-Id', '', 'missing'],
  ])('VENDOR-01 refuses %s set to "%s" as %s', async (name, value, reason) => {
    const headers = { ...(await signRequest(base)), [name]: value };
    expect(await verifyRequest(receiver(headers))).toEqual({ ok: false, reason });
  });

  it.each([
    [-CLOCK_WINDOW_MS, true],
    [CLOCK_WINDOW_MS, true],
    [-CLOCK_WINDOW_MS - 1, false],
    [CLOCK_WINDOW_MS + 1, false],
  ])('VENDOR-01 a clock %d ms away is accepted: %s', async (offset, isAccepted) => {
    const nowMs = base.timestampMs + offset;
    const result = await verifyRequest(receiver(await signRequest(base), { nowMs }));
    expect(result.ok).toBe(isAccepted);
    if (!result.ok) expect(result.reason).toBe('clock');
  });

  it('VENDOR-01 refuses a repeated request id, and a forged request does not use one up', async () => {
    const input = receiver(await signRequest(base));
    const forged = { ...input, rawBody: 'forged' };
    expect(await verifyRequest(forged)).toEqual({ ok: false, reason: 'signature' });
    expect((await verifyRequest(input)).ok).toBe(true);
    expect(await verifyRequest(input)).toEqual({ ok: false, reason: 'duplicate_request' });
  });

  it('VENDOR-01 accepts any text that was signed, and refuses every other body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (body, other) => {
        const headers = await signRequest({
          ...base,
          rawBody: body,
          requestId: createRequestId(),
        });
        expect((await verifyRequest(receiver(headers, { rawBody: body }))).ok).toBe(true);
        const changed = await verifyRequest(receiver(headers, { rawBody: other }));
        expect(changed.ok).toBe(body === other);
      }),
      { numRuns: 200 },
    );
  });

  it('VENDOR-01 refuses random header values without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.string(), fc.string(), async (a, b, c, d) => {
        const headers = {
          'Maidan-Key-Id': a,
          'Maidan-Timestamp': b,
          'Maidan-Request-Id': c,
          'Maidan-Signature': d,
        };
        expect((await verifyRequest(receiver(headers))).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['key id', { keyId: 'a\nb' }],
    ['request id', { requestId: 'short' }],
    ['path', { path: 'http://elsewhere/' }],
    ['timestamp', { timestampMs: 1.5 }],
  ])('VENDOR-01 does not sign a malformed %s', async (_name, change) => {
    await expect(signRequest({ ...base, ...change })).rejects.toThrow(RangeError);
  });
});

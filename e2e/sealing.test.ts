import { generateKeyPairSync } from 'node:crypto';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSealing } from '../apps/api/src/platform/secrets/sealing.ts';
import { hasSubtle, seal } from '../apps/web/src/platform/sealing/seal.ts';
import type { Sealed } from '../apps/web/src/platform/sealing/seal.ts';

// Web seals a body with either of two implementations and the api opens it: two programs keep one promise.

const SITE = 'site';
const OPERATION = 'POST /account/login';
const target = { siteId: SITE, operation: OPERATION } as const;
const clock = { now: () => new Date() };

/** The nonces that were seen, as the api keeps them. */
function marks() {
  const seen = new Set<string>();
  const claim = async (siteId: string, key: string) => {
    const isNew = !seen.has(`${siteId} ${key}`);
    seen.add(`${siteId} ${key}`);
    return isNew;
  };
  return { claim } as unknown as Parameters<typeof createSealing>[0]['store'];
}

const rsaKey = (modulusLength: number) => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return {
    keyId: `seal-${modulusLength}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};
const key = rsaKey(3072);
const sealing = await createSealing({ keys: [key], store: marks(), clock });
const open = ({ encryption, body }: Sealed) => sealing.open(target, encryption, body);

const { getRandomValues } = crypto;
const implementations = [
  ['WebCrypto', () => expect(hasSubtle()).toBe(true)],
  [
    'plain script',
    () => {
      vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
      expect(hasSubtle()).toBe(false);
    },
  ],
] as const;

afterEach(() => void vi.unstubAllGlobals());

describe.each(implementations)('bodies that web seals with %s', (_name, begin) => {
  const sealed = async (payload: unknown) => {
    begin();
    const made = await seal(payload, sealing.publicKey(SITE), OPERATION);
    vi.unstubAllGlobals();
    return made;
  };

  test('SEC-01 SEC-02 are opened by the api, whatever they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (payload) => {
        // JSON cannot tell -0 from 0, so both count as the same payload.
        const sent: unknown = JSON.parse(JSON.stringify(payload));
        expect(await open(await sealed(payload))).toEqual(sent);
      }),
      { numRuns: 40 },
    );
  });

  test('SEC-02 are opened with keys of every size in use', async () => {
    for (const bits of [2048, 4096]) {
      const other = await createSealing({ keys: [rsaKey(bits)], store: marks(), clock });
      begin();
      const { encryption, body } = await seal({ bits }, other.publicKey(SITE), OPERATION);
      vi.unstubAllGlobals();
      expect(await other.open(target, encryption, body)).toEqual({ bits });
    }
  });

  test('SEC-01 are refused by the api at another site and for another operation', async () => {
    const { encryption, body } = await sealed({ username: 'rafi_88' });
    for (const elsewhere of [
      { ...target, siteId: 'other' },
      { ...target, operation: 'POST /account/v2/password' },
    ] as const) {
      const opened = sealing.open(elsewhere, encryption, body);
      await expect(opened).rejects.toMatchObject({ code: 'request.seal_invalid' });
    }
  });

  test('SEC-02 are refused by the api a second time', async () => {
    const made = await sealed({ username: 'rafi_88' });
    await open(made);
    await expect(open(made)).rejects.toMatchObject({ code: 'request.seal_invalid' });
  });

  test('SEC-02 are refused by the api when any one bit was changed', async () => {
    const made = await sealed({ username: 'rafi_88', password: 'secret-pass-1' });
    const [keyId, wrapped = ''] = made.encryption.split('.');
    const parts = [Buffer.from(wrapped, 'base64url'), Buffer.from(made.body.sealed, 'base64')];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0, 1),
        fc.nat({ max: 4095 }),
        fc.nat({ max: 7 }),
        async (part, at, bit) => {
          const [first = Buffer.of(), second = Buffer.of()] = parts.map((bytes) =>
            Buffer.from(bytes),
          );
          const changed = part === 0 ? first : second;
          const place = at % changed.length;
          changed[place] = (changed[place] ?? 0) ^ (1 << bit);
          const bent = {
            encryption: `${keyId}.${first.toString('base64url')}`,
            body: { sealed: second.toString('base64') },
          };
          await expect(open(bent)).rejects.toMatchObject({ code: 'request.seal_invalid' });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('SEC-02 are refused by the api under a code of its own when it does not have their key', async () => {
    const made = await sealed({ username: 'rafi_88' });
    const foreign = { ...made, encryption: made.encryption.replace(/^[^.]+/, 'seal-unknown') };
    await expect(open(foreign)).rejects.toMatchObject({ code: 'request.seal_key_unknown' });
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SealedOperation } from '@maidan/contract/sealing';
import { seal as sealFor } from '../../testing/sealed.ts';
import type { SealedRequest } from '../../testing/sealed.ts';
import { createSealing } from './sealing.ts';
import type { PublicSealingKey, Sealing } from './sealing.ts';
import { databaseShortLived } from '../short-lived/store.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = Date.parse('2026-11-21T00:00:00.000Z');
const SITE = 'site';
const LOGIN = 'POST /account/login';
const PAYLOAD = { username: 'রফি', password: 'secret-1' };

let now = START;
const clock = { now: () => new Date(now) };
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  now = START;
});

function keyOf(keyId: string, createdAt: number) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateKeyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { keyId, createdAt: new Date(createdAt).toISOString(), privateKeyPem };
}

const sealingWith = (keys: ReturnType<typeof keyOf>[]): Promise<Sealing> =>
  createSealing({ keys, clock, store: databaseShortLived(database.db, clock) });

const former = keyOf('former', START - 30 * DAY_MS);
const fresh = keyOf('fresh', START);

const seal = (key: PublicSealingKey, operation: SealedOperation = LOGIN, at = clock.now()) =>
  sealFor(PAYLOAD, { key, operation, now: at });
const open = (
  sealing: Sealing,
  { headers, body }: SealedRequest,
  { siteId = SITE, operation = LOGIN }: { siteId?: string; operation?: SealedOperation } = {},
) => sealing.open({ siteId, operation }, headers.Encryption, body);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'opened',
    (error: unknown) => (error as { code: string }).code,
  );

describe('a sealing key', () => {
  test('SEC-02 the only key of a deployment is handed out at once', async () => {
    expect((await sealingWith([fresh])).publicKey(SITE).keyId).toBe('fresh');
  });

  test('SEC-02 a new key opens bodies from the start, and is handed out once every process knows it', async () => {
    const after = await sealingWith([fresh, former]);
    expect(after.publicKey(SITE).keyId).toBe('former');
    const early = await seal((await sealingWith([fresh])).publicKey(SITE));
    expect(await open(after, early)).toEqual(PAYLOAD);
    now = START + 15 * MINUTE_MS;
    expect(after.publicKey(SITE).keyId).toBe('fresh');
  });

  test('SEC-02 a page that holds the previous key is accepted for a week after the change', async () => {
    const publicKey = (await sealingWith([former])).publicKey(SITE);
    const after = await sealingWith([fresh, former]);
    now = START + 7 * DAY_MS - MINUTE_MS;
    expect(await open(after, await seal(publicKey))).toEqual(PAYLOAD);
    now = START + 7 * DAY_MS;
    const late = open(after, await seal(publicKey));
    expect(await codeOf(late)).toBe('request.seal_key_unknown');
  });

  test('SEC-02 an unknown key has a code of its own, so that the front end fetches the right one', async () => {
    const publicKey = (await sealingWith([keyOf('stranger', START)])).publicKey(SITE);
    const sealed = await seal(publicKey);
    expect(await codeOf(open(await sealingWith([fresh, former]), sealed))).toBe(
      'request.seal_key_unknown',
    );
  });
});

describe('a sealed body', () => {
  test('SEC-02 is accepted from a phone whose clock is less than a day off, either way', async () => {
    const sealing = await sealingWith([fresh]);
    for (const offMs of [DAY_MS - MINUTE_MS, MINUTE_MS - DAY_MS]) {
      const sealed = await seal(sealing.publicKey(SITE), LOGIN, new Date(now + offMs));
      expect(await open(sealing, sealed)).toEqual(PAYLOAD);
    }
    for (const offMs of [DAY_MS + MINUTE_MS, -DAY_MS - MINUTE_MS]) {
      const sealed = await seal(sealing.publicKey(SITE), LOGIN, new Date(now + offMs));
      expect(await codeOf(open(sealing, sealed))).toBe('request.seal_invalid');
    }
  });

  test('SEC-02 is refused a second time, for as long as its time would be accepted', async () => {
    const sealing = await sealingWith([fresh]);
    const sealed = await seal(sealing.publicKey(SITE), LOGIN, new Date(now + DAY_MS - MINUTE_MS));
    expect(await codeOf(open(sealing, sealed))).toBe('opened');
    expect(await codeOf(open(sealing, sealed))).toBe('request.seal_invalid');
    now = START + 2 * DAY_MS - 2 * MINUTE_MS;
    expect(await codeOf(open(sealing, sealed))).toBe('request.seal_invalid');
  });

  test('SEC-01 opens only at the operation and the site for which it was sealed', async () => {
    const sealing = await sealingWith([fresh]);
    const sealed = await seal(sealing.publicKey(SITE), 'POST /account/v2/password');
    const operation = 'POST /account/v2/password';
    for (const elsewhere of [
      { operation, siteId: 'other' },
      { operation: LOGIN },
      { operation: 'PUT /account/v2/password' },
      { operation: 'POST /account/v2/password/x' },
    ] as const) {
      expect(await codeOf(open(sealing, sealed, elsewhere))).toBe('request.seal_invalid');
    }
    // Using it at the wrong place does not use it up.
    expect(await open(sealing, sealed, { operation })).toEqual(PAYLOAD);
  });

  test.each([
    [undefined, { sealed: 'AAAA' }, 'request.not_sealed'],
    ['fresh.AAAA', {}, 'request.not_sealed'],
    ['fresh.AAAA', null, 'request.not_sealed'],
    ['fresh', { sealed: 'AAAA' }, 'request.seal_invalid'],
    ['fresh.AAAA', { sealed: 'A'.repeat(200) }, 'request.seal_invalid'],
    ['.AAAA', { sealed: 'A'.repeat(200) }, 'request.seal_key_unknown'],
  ])('SEC-01 that is not in the right shape is refused: %j %j', async (header, body, code) => {
    expect(
      await codeOf(
        (await sealingWith([fresh])).open({ siteId: SITE, operation: LOGIN }, header, body),
      ),
    ).toBe(code);
  });
});

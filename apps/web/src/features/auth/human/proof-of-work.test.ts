import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { solveHumanCheck } from './proof-of-work.ts';

function challengeOf(number: number, maxnumber: number) {
  const salt = 'a1b2c3?expires=1';
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge, salt, signature: 'signed', maxnumber };
}

const payloadOf = (text: string) => JSON.parse(atob(text)) as Record<string, unknown>;

afterEach(() => void vi.unstubAllGlobals());

describe('the human check', () => {
  test.each([0, 1, 1_999, 2_000, 5_000])(
    'SMS-14 finds the number %i, wherever it lies in the range',
    async (number) => {
      const { took, ...payload } = payloadOf(await solveHumanCheck(challengeOf(number, 5_000)));
      const { algorithm, challenge, salt, signature } = challengeOf(number, 5_000);
      expect(payload).toEqual({ algorithm, challenge, number, salt, signature });
      expect(Number.isInteger(took)).toBe(true);
    },
  );

  test.each([0, 1_999, 3_456])(
    'SMS-14 SEC-01 finds the number %i without WebCrypto, as on plain http',
    async (number) => {
      const { getRandomValues } = crypto;
      vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
      const payload = payloadOf(await solveHumanCheck(challengeOf(number, 5_000)));
      expect(payload).toMatchObject({ number, signature: 'signed' });
    },
  );

  test('SMS-14 fails when no number of the range fits', async () => {
    await expect(solveHumanCheck(challengeOf(2_500, 2_400))).rejects.toThrow('no solution');
  });
});

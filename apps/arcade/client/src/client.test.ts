import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FISH } from '../../src/engines/fishing.ts';
import { CRASH_DOUBLING_MS, multiplierAt as serverMultiplierAt } from '../../src/engines/crash.ts';
import { GAME_ERROR_STATUS } from '../../src/platform/errors.ts';
import { explain, explainCode, frameError } from './errors.ts';
import { createFormat, groupLakh, toLatin } from './format.ts';
import { clampStake } from './stake-panel.ts';
import { createServer } from './server.ts';
import { multiplierAt } from './views/flight-picture.ts';
import { bengali } from './words-bn.ts';
import { english } from './words-en.ts';
import { createWords, isWordKey } from './words.ts';

const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('texts', () => {
  it('VENDOR-06 Bengali has every text with the same blanks as English', () => {
    for (const [key, text] of Object.entries(english)) {
      const other = bengali[key as keyof typeof bengali];
      expect(blanks(other), key).toEqual(blanks(text));
      expect(other, key).not.toMatch(/[ঀ-৿]\.(\s|$)/);
    }
  });

  it('VENDOR-05 every error code of the server has its own words', () => {
    const own = ['not_found', 'invalid_request', 'too_large', 'unexpected'];
    for (const code of Object.keys(GAME_ERROR_STATUS)) {
      if (!own.includes(code)) expect(isWordKey(`error.${code}`), code).toBe(true);
    }
  });

  it('VENDOR-05 a reached limit says which one', () => {
    const words = createWords('en');
    const error = frameError('limit_reached', { limit: { kind: 'loss' } });
    expect(explain(error, words)).toBe(english['error.limit_loss']);
    expect(explainCode('invalid_token', words)).toBe(english['error.session_ended']);
    expect(explain(frameError('strange', {}, 'abcdef0123'), words)).toContain('abcdef01');
    expect(explain(new TypeError('broken'), words)).toContain('fault');
  });

  it('VENDOR-06 every fish has a name', () => {
    for (const { key } of FISH) expect(isWordKey(`fishing.${key}`)).toBe(true);
  });
});

describe('numbers', () => {
  const bangla = createFormat('BDT', 'beng');
  const latin = createFormat('BDT', 'latn');

  it('MONEY-06 the symbol stands first, groups are lakh, digits follow the launch', () => {
    expect(bangla.money(123_456_789)).toBe('৳১২,৩৪,৫৬৭.৮৯');
    expect(latin.money(123_456_789)).toBe('৳12,34,567.89');
    expect(latin.money(50_000)).toBe('৳500');
    expect(latin.money(-80_000)).toBe('−৳800');
    expect(bangla.times(247)).toBe('২.৪৭×');
    expect(latin.percent(9_600)).toBe('96.00%');
  });

  it('MONEY-06 an amount reads back in both digit sets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
        expect(latin.readAmount(latin.money(minor))).toBe(minor);
        expect(bangla.readAmount(bangla.money(minor))).toBe(minor);
      }),
    );
    expect(latin.readAmount('৫০')).toBe(5_000);
    expect(latin.readAmount('1.5')).toBe(150);
  });

  it.each(['', 'abc', '1.234', '-5', '1e3', '99999999999'])('MONEY-06 "%s" is no amount', (text) =>
    expect(latin.readAmount(text)).toBeUndefined(),
  );

  it('MONEY-06 grouping keeps the digits', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(groupLakh(String(number)).replaceAll(',', '')).toBe(String(number));
      }),
    );
    expect(toLatin('০১২৩৪৫৬৭৮৯x')).toBe('0123456789x');
  });

  it('VENDOR-06 a stake is brought to the nearest one the game allows', () => {
    const limits = { minMinor: 1_000, maxMinor: 10_000, stepMinor: 1_000 };
    expect([0, 1_400, 1_600, 99_000].map((minor) => clampStake(minor, limits))).toEqual([
      1_000, 1_000, 2_000, 10_000,
    ]);
  });

  it('VENDOR-06 the curve on the screen is the curve of the server', () => {
    for (let time = 0; time < 10 * CRASH_DOUBLING_MS; time += 777)
      expect(Math.min(100_000, multiplierAt(time))).toBe(serverMultiplierAt(time));
  });
});

describe('a dead network', () => {
  it('VENDOR-06 the same play is sent again until there is an answer, and the player is told', async () => {
    const sent: string[] = [];
    const told: boolean[] = [];
    const before = globalThis.fetch;
    globalThis.fetch = async (_url, init) => {
      sent.push((JSON.parse(String(init?.body)) as { playId: string }).playId);
      if (sent.length < 3) throw new TypeError('failed to fetch');
      const status = sent.length === 3 ? 'betting' : 'settled';
      return Response.json({ round: { status } });
    };
    try {
      const server = createServer('token', (isLost) => told.push(isLost));
      const answer = await server.play(1_000, {});
      expect(answer.round.status).toBe('settled');
    } finally {
      globalThis.fetch = before;
    }
    expect(sent).toHaveLength(4);
    expect(new Set(sent).size).toBe(1);
    expect(told).toEqual([true, true, false, false]);
  });
});

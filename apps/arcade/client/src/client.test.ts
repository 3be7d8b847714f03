import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CRASH_RULES, multiplierAt as serverMultiplierAt } from '../../src/games/crash/rules.ts';
import { GAME_ERROR_STATUS } from '../../src/platform/errors.ts';
import { explain, explainCode, frameError } from './errors.ts';
import { createFormat, groupLakh, toLatin } from './format.ts';
import { faultOf, fitStake, neighbours, nextStake } from './stake.ts';
import { createServer } from './server.ts';
import { multiplierAt } from './games/crash/clock.ts';
import { bengali } from './words/bn.ts';
import { hindi } from './words/hi.ts';
import { english } from './words/en.ts';
import { createWords, isWordKey, shownLanguage } from './words/texts.ts';

const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('texts', () => {
  it('VENDOR-06 Bengali has every text, with the same blanks as English', () => {
    for (const [key, text] of Object.entries(english)) {
      const other = bengali[key as keyof typeof bengali];
      expect(blanks(other), key).toEqual(blanks(text));
      expect(other, key).not.toMatch(/[ঀ-৿]\.(\s|$)/);
    }
  });

  it('VENDOR-06 Hindi has every text, in its own script, with the same blanks', () => {
    for (const [key, text] of Object.entries(english)) {
      const other = hindi[key as keyof typeof hindi];
      expect(blanks(other), key).toEqual(blanks(text));
      const isFigures = /^(?:[\d\s–×]|\{\w+\})+$/.test(other);
      expect(isFigures || /[ऀ-ॿ]/.test(other), `${key}: ${other}`).toBe(true);
      expect(other, key).not.toMatch(/[ऀ-ॿ]\.(\s|$)/);
      expect(other, `${key} holds another script`).not.toMatch(/[ঀ-৿]/);
    }
  });

  it('VENDOR-06 the texts shown are in the named language', () => {
    expect(['bn', 'bn-BD', 'hi', 'hi-IN', 'en-GB', 'ta'].map(shownLanguage)).toEqual([
      'bn',
      'bn',
      'hi',
      'hi',
      'en',
      'en',
    ]);
    expect(createWords('hi-IN')('app.rules')).toBe(hindi['app.rules']);
    expect(createWords('ta')('app.rules')).toBe(english['app.rules']);
  });

  it('VENDOR-05 every error code of the server has its own words', () => {
    const own = ['not_found', 'invalid_request', 'too_large', 'unexpected'];
    for (const code of Object.keys(GAME_ERROR_STATUS)) {
      if (!own.includes(code)) expect(isWordKey(`error.${code}`), code).toBe(true);
    }
  });

  it('VENDOR-05 a limit that was reached is named', () => {
    const words = createWords('en');
    const error = frameError('limit_reached', { limit: { kind: 'loss' } });
    expect(explain(error, words)).toBe(english['error.limit_loss']);
    expect(explainCode('invalid_token', words)).toBe(english['error.session_ended']);
    expect(explain(frameError('strange', {}, 'abcdef0123'), words)).toContain('abcdef01');
    expect(explain(new TypeError('broken'), words)).toBe(english['error.unnumbered']);
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

  it.each(['', 'abc', '1.234', '-5', '1e3', '99999999999'])(
    'MONEY-06 "%s" is not an amount',
    (text) => expect(latin.readAmount(text)).toBeUndefined(),
  );

  it('MONEY-06 grouping changes no digit', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(groupLakh(String(number)).replaceAll(',', '')).toBe(String(number));
      }),
    );
    expect(toLatin('০১২৩৪৫৬৭৮৯x')).toBe('0123456789x');
  });

  it('MONEY-06 Devanagari digits are read as well', () => {
    expect(latin.readAmount('₹१२.५०')).toBe(1_250);
  });

  it('VENDOR-06 the curve on the screen is that of the server', () => {
    for (let time = 0; time < 10 * CRASH_RULES.doublingMs; time += 777)
      expect(Math.min(100_000, multiplierAt(time))).toBe(serverMultiplierAt(time));
  });
});

describe('stakes', () => {
  const limits = { minMinor: 1_000, maxMinor: 500_000, stepMinor: 100 };
  const fault = (minor: number | undefined) => faultOf(minor, limits, 90_000);

  it('VENDOR-06 a stake that does not fit is not changed, and the reason is shown', () => {
    expect([undefined, 0, 900, 500_100, 1_550].map(fault)).toEqual([
      'unreadable',
      'small',
      'small',
      'large',
      'step',
    ]);
    expect([90_100, 90_000, 7_500, 1_000].map(fault)).toEqual([
      'funds',
      undefined,
      undefined,
      undefined,
    ]);
    expect(neighbours(1_550, limits)).toEqual([1_500, 1_600]);
  });

  it('VENDOR-06 buttons lead only to stakes that fit', () => {
    expect(nextStake(1_000, 1, limits)).toBe(2_000);
    expect(nextStake(7_500, 1, limits)).toBe(10_000);
    expect(nextStake(7_500, -1, limits)).toBe(5_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (minor) => {
        const ways = [nextStake(minor, 1, limits), nextStake(minor, -1, limits)];
        for (const stake of [...ways, fitStake(minor / 2, limits), fitStake(minor * 2, limits)])
          expect(faultOf(stake, limits, Number.MAX_SAFE_INTEGER)).toBeUndefined();
      }),
    );
  });
});

describe('a dead network', () => {
  it('VENDOR-06 the same play is sent again until an answer comes, and the player is told', async () => {
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
      const server = createServer({ token: 'token', packed: undefined }, (isLost) =>
        told.push(isLost),
      );
      const answer = await server.play(1_000, {});
      expect(answer.round.status).toBe('settled');
    } finally {
      globalThis.fetch = before;
    }
    expect(sent).toHaveLength(4);
    expect(new Set(sent).size).toBe(1);
    expect(told).toEqual([true, true, false, false]);
  });

  it('VENDOR-06 a call that comes too fast is repeated only where an answer was lost before', async () => {
    const tooFast = () => Response.json({ code: 'too_many', params: {} }, { status: 429 });
    const answers = [tooFast, undefined, tooFast, () => Response.json({ balanceMinor: 5 })];
    vi.stubGlobal('fetch', async () => {
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('failed to fetch');
      return answer();
    });
    const server = createServer({ token: 'token', packed: undefined }, () => undefined);
    await expect(server.cashOut('round')).rejects.toMatchObject({ code: 'too_many' });
    expect(await server.cashOut('round')).toEqual({ balanceMinor: 5 });
    vi.unstubAllGlobals();
  });
});

describe('the opening of a frame', () => {
  const state = { seeds: { pairNo: 4 } };
  const page = globalThis as { sessionCall?: Promise<Response> | undefined };
  afterEach(() => vi.unstubAllGlobals());

  function fakeNetwork() {
    const sent: string[] = [];
    let seed: (answer: Response) => void = () => undefined;
    const seeded = new Promise<Response>((resolve) => (seed = resolve));
    vi.stubGlobal('fetch', async (url: string) => {
      sent.push(url);
      if (url.endsWith('/seeds')) return seeded;
      return Response.json(url.endsWith('/play') ? { round: { status: 'settled' } } : state);
    });
    return { sent, seed };
  }

  it('FAIR-31 takes the answer that the page asked for before its scripts were there, once', async () => {
    const { sent } = fakeNetwork();
    page.sessionCall = Promise.resolve(Response.json({ ...state, title: 'early' }));
    const server = createServer({ token: 'token', packed: undefined }, () => undefined);
    expect((await server.open()).title).toBe('early');
    expect(sent).not.toContain('/game/v1/session');
    await server.open();
    expect(sent).toContain('/game/v1/session');
  });

  it('VENDOR-06 gives up on an early call that is never answered, and asks anew', async () => {
    const { sent } = fakeNetwork();
    vi.useFakeTimers();
    try {
      page.sessionCall = new Promise(() => undefined);
      const server = createServer({ token: 'token', packed: undefined }, () => undefined);
      const opened = expect(server.open()).rejects.toMatchObject({ code: 'network' });
      await vi.advanceTimersByTimeAsync(21_000);
      await opened;
      expect(sent).toEqual([]);
      await server.open();
      expect(sent).toContain('/game/v1/session');
    } finally {
      vi.useRealTimers();
    }
  });

  it('FAIR-31 FAIR-21 does not wait for the first client seed; a bet does', async () => {
    const { sent, seed } = fakeNetwork();
    const server = createServer({ token: 'token', packed: undefined }, () => undefined);
    await server.open();
    const played = server.play(1_000, {});
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sent).toEqual(['/game/v1/session', '/game/v1/seeds']);
    seed(Response.json({ seeds: {} }));
    await played;
    expect(sent).toEqual(['/game/v1/session', '/game/v1/seeds', '/game/v1/play']);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameMessage } from './messages.ts';

const VENDOR = 'https://arcade.example';
const frame = { name: 'the frame' } as unknown as Window;
const other = { name: 'another window' } as unknown as Window;
const TYPES = [
  'ready',
  'balance-changed',
  'round-open',
  'round-closed',
  'connection-lost',
  'connection-back',
  'exit',
];

const from = (changes: Partial<Pick<MessageEvent, 'origin' | 'source' | 'data'>>) => ({
  origin: VENDOR,
  source: frame,
  data: { source: 'maidan-arcade', type: 'ready' },
  ...changes,
});

describe('a message from the frame of a game', () => {
  test.each(TYPES)(
    'VENDOR-06 is accepted from the vendor’s origin and the frame itself: %s',
    (type) => {
      const event = from({ data: { source: 'maidan-arcade', type } });
      expect(frameMessage(event, VENDOR, frame)?.type).toBe(type);
    },
  );

  test.each([
    'https://arcade.example.evil.example',
    'https://evil.example',
    'http://arcade.example',
    'https://arcade.example:8443',
    'https://arcade.example/',
    'null',
    '',
  ])('VENDOR-06 is not accepted from another origin: %j', (origin) => {
    expect(frameMessage(from({ origin }), VENDOR, frame)).toBeUndefined();
  });

  test('VENDOR-06 is not accepted from another window of the same origin, nor before there is a frame', () => {
    expect(frameMessage(from({ source: other }), VENDOR, frame)).toBeUndefined();
    expect(frameMessage(from({ source: null }), VENDOR, frame)).toBeUndefined();
    expect(frameMessage(from({ source: null }), VENDOR, null)).toBeUndefined();
  });

  test('VENDOR-06 counts only when it is one of the seven, and never throws', () => {
    const data = fc.oneof(
      fc.anything(),
      fc.record({ source: fc.constant('maidan-arcade'), type: fc.anything() }),
      fc.record({ source: fc.anything(), type: fc.constantFrom(...TYPES) }),
    );
    fc.assert(
      fc.property(data, (given) => {
        const message = frameMessage(from({ data: given }), VENDOR, frame);
        const { source, type } = Object(given) as { source?: unknown; type?: unknown };
        const { round } = Object(given) as { round?: unknown };
        if (type === 'check' && source === 'maidan-arcade')
          return expect(message?.type).toBe(typeof round === 'string' ? 'check' : undefined);
        const isOne = source === 'maidan-arcade' && TYPES.includes(type as string);
        expect(message?.type).toBe(isOne ? type : undefined);
      }),
    );
  });

  test.each([0, 61_500_00, Number.MAX_SAFE_INTEGER])(
    'VENDOR-07 gives the game’s own balance: %i',
    (balanceMinor) => {
      const data = { source: 'maidan-arcade', type: 'balance-changed', balanceMinor };
      expect(frameMessage(from({ data }), VENDOR, frame)).toEqual({
        type: 'balance-changed',
        balanceMinor,
      });
    },
  );

  test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53, '500', null, undefined])(
    'VENDOR-07 leaves out a figure that is not an amount: %s',
    (balanceMinor) => {
      const data = { source: 'maidan-arcade', type: 'ready', balanceMinor };
      expect(frameMessage(from({ data }), VENDOR, frame)).toEqual({ type: 'ready' });
    },
  );

  test('FAIR-24 carries a round to check, of at most 8,000 characters', () => {
    const asked = (round: unknown) =>
      frameMessage(
        from({ data: { source: 'maidan-arcade', type: 'check', round } }),
        VENDOR,
        frame,
      );
    expect(asked('{"nonce":1}')).toEqual({ type: 'check', round: '{"nonce":1}' });
    for (const strange of [undefined, 7, {}, 'x'.repeat(8_001)])
      expect(asked(strange)).toBeUndefined();
  });

  test('VENDOR-07 marks a round as resumed only when it says so', () => {
    const opened = (isResumed: unknown) =>
      frameMessage(
        from({ data: { source: 'maidan-arcade', type: 'round-open', isResumed } }),
        VENDOR,
        frame,
      );
    expect(opened(true)).toEqual({ type: 'round-open', isResumed: true });
    for (const unsaid of [undefined, false, 'true', 1])
      expect(opened(unsaid)).toEqual({ type: 'round-open', isResumed: false });
  });
});

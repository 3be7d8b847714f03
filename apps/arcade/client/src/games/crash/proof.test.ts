import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../frame.ts';
import type { FlightEnd } from './ends.ts';
import { flightText } from './proof.ts';
import { isProven } from './verify.ts';

const VALUE = 'ab'.repeat(32);

describe('the proof of a flight', () => {
  interface Vector {
    salt: string;
    valueNo: number;
    value: string;
    endHundredths: number;
  }
  const { rounds } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../src/games/crash/vectors.json'), 'utf8'),
  ) as { rounds: Vector[] };

  it('FAIR-22 is computed again in the browser, and notices a changed end, value, salt or chain', async () => {
    const topHundredths = 100_000;
    for (const { value, endHundredths, salt } of rounds)
      expect(
        await isProven({ value, endHundredths }, { before: undefined, salt, topHundredths }),
      ).toBe(true);
    const [first, second] = rounds as [Vector, Vector];
    const { salt } = first;
    const good = { before: first.value, salt, topHundredths };
    expect(await isProven(second, good)).toBe(true);
    expect(await isProven({ ...second, endHundredths: second.endHundredths + 1 }, good)).toBe(
      false,
    );
    expect(await isProven(second, { ...good, before: VALUE })).toBe(false);
    expect(await isProven(second, { ...good, salt: `${salt}0` })).toBe(false);
  });
});

describe('a flight for the checker', () => {
  const state = { room: 'crash', gameCode: 'crash.kh-uran', rules: { topHundredths: 100_000 } };
  const chain = { chainId: 4, length: 9, tip: 'tip', publishedAt: '', salt: 'sea' };
  const text = (end: Partial<FlightEnd>) => {
    const flight = {
      chainId: 4,
      valueNo: 1,
      value: VALUE,
      flightNo: 7,
      endHundredths: 250,
      ...end,
    };
    const proof = { ends: [flight], chains: [chain] };
    return JSON.parse(flightText({ state } as unknown as Frame, flight, proof)) as unknown;
  };

  it('FAIR-23 has its value, the one before, the salt and where it ended', () => {
    expect(text({})).toEqual({
      game: 'crash',
      serverSeed: VALUE,
      hash: 'tip',
      salt: 'sea',
      clientSeed: 'crash.kh-uran',
      nonce: 7,
      choice: { panel: 0, autoHundredths: null },
      outcome: { crashHundredths: 250, flightNo: 7 },
    });
    expect(text({ endHundredths: 100_000 })).toMatchObject({
      outcome: { cashedAtHundredths: 100_000, flightNo: 7 },
    });
  });
});

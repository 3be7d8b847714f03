import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Wallet } from '@maidan/contract/types';
import { newerWallet, walletOfEvent } from './wallet.model.ts';

const walletOf = (version: number, sumBalance = 100): Wallet => ({
  sumBalance,
  withdrawableMinor: sumBalance,
  bonusMinor: 0,
  heldMinor: 0,
  currency: 'BDT',
  version,
});

describe('answers about one wallet', () => {
  test('SESS-08 the newest one stays, whatever the order in which they arrive', () => {
    const versions = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1 });
    fc.assert(
      fc.property(versions, (arrived) => {
        const known = arrived
          .map((version) => walletOf(version))
          .reduce<Wallet | undefined>(newerWallet, undefined);
        expect(known?.version).toBe(Math.max(...arrived));
      }),
    );
  });

  test('SESS-08 of two answers of one version the later one stays', () => {
    expect(newerWallet(walletOf(3, 1), walletOf(3, 2)).sumBalance).toBe(2);
  });
});

describe('a wallet in an event', () => {
  test('SESS-08 is read as sent', () => {
    expect(walletOfEvent(JSON.stringify(walletOf(4)))).toEqual(walletOf(4));
  });

  test.each(['', '{', '7', '{}', '{"sumBalance":"100","version":1}', '{"sumBalance":100}'])(
    'SESS-08 "%s" is not a wallet',
    (data) => {
      expect(walletOfEvent(data)).toBeUndefined();
    },
  );

  test('SESS-08 an empty event has no wallet', () => {
    expect(walletOfEvent('null')).toBeUndefined();
  });
});

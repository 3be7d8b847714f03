import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { launchBody } from './launch.ts';
import { createPaymentBody, paymentCallback } from './payment.ts';
import { REFUSAL_STATUS, WALLET_PATHS, walletRefusal, walletRequest } from './wallet.ts';
import type { WalletCall, WalletRequest } from './wallet.ts';

const bet = {
  vendor: 'JL',
  playerRef: 'p-1',
  sessionToken: 'x'.repeat(32),
  transactionId: 't-1',
  roundId: 'r-1',
  gameCode: 'slot.golden-river',
  amountMinor: 500,
  currency: 'BDT',
};

const launch = {
  vendor: 'JL',
  gameCode: 'slot.golden-river',
  title: 'Golden River',
  language: 'en',
  currency: 'BDT',
  theme: { mode: 'dark', accent: '#c6f24e', onAccent: '#131c05' },
  digits: 'latn',
  lobbyOrigin: 'http://localhost:3000',
  freePlay: false,
  sessionToken: 'x'.repeat(32),
};

const isAccepted = (call: WalletCall, body: unknown) =>
  walletRequest.safeParse({ call, body }).success;

describe('wire shapes', () => {
  it('VENDOR-01 every wallet call has a path and a body', () => {
    const calls = walletRequest.options.map(({ shape }) => shape.call.value);
    expect(calls.toSorted()).toEqual(Object.keys(WALLET_PATHS).toSorted());
  });

  it.each([
    ['a fraction', 1.5],
    ['a negative', -1],
    ['a text', '500'],
    ['a huge number', 2 ** 53],
  ])('MONEY-01 a bet refuses %s as amount', (_name, amountMinor) => {
    expect(isAccepted('bet', { ...bet, amountMinor })).toBe(false);
  });

  it.each([
    ['of its parts', {}, true],
    ['without a nonce', { nonce: undefined }, false],
    ['with a hash that is none', { hash: 'a'.repeat(63) }, false],
    ['with a seed that is too long', { clientSeed: 'x'.repeat(129) }, false],
  ])('VENDOR-01 a proof %s is judged', (_name, changes, isGood) => {
    const { vendor, playerRef, roundId, gameCode } = bet;
    const proof = { hash: 'a'.repeat(64), clientSeed: 'seed', nonce: 1, ...changes };
    expect(isAccepted('endRound', { vendor, playerRef, roundId, gameCode, proof })).toBe(isGood);
    expect(isAccepted('betAndWin', { ...bet, winAmountMinor: 0, proof })).toBe(isGood);
  });

  it.each([
    ['a part of the stake', 'bet', { jackpotMinor: 500 }, true],
    ['more than the stake', 'bet', { jackpotMinor: 501 }, false],
    ['less than nothing', 'bet', { jackpotMinor: -1 }, false],
    ['a part of the payout', 'win', { jackpotMinor: 500 }, true],
    ['more than the payout', 'win', { jackpotMinor: 501 }, false],
    ['both', 'betAndWin', { jackpotMinor: 1, winAmountMinor: 9, winJackpotMinor: 9 }, true],
    ['more than the stake of both', 'betAndWin', { jackpotMinor: 501, winAmountMinor: 9 }, false],
    ['more than was won', 'betAndWin', { winAmountMinor: 9, winJackpotMinor: 10 }, false],
  ] as const)('MONEY-02 a jackpot with %s in a %s is judged', (_name, call, more, isGood) => {
    expect(isAccepted(call, { ...bet, ...more })).toBe(isGood);
  });

  it('MONEY-01 a call without its amount or currency is refused by the types and by the schema', () => {
    const { amountMinor, currency, ...said } = bet;
    // @ts-expect-error A bet states its amount.
    const withoutAmount: WalletRequest = { call: 'bet', body: { ...said, currency } };
    // @ts-expect-error A win states its currency.
    const withoutCurrency: WalletRequest = { call: 'win', body: { ...said, amountMinor } };
    // @ts-expect-error A bet-and-win states what was won.
    const withoutPayout: WalletRequest = { call: 'betAndWin', body: bet };
    for (const request of [withoutAmount, withoutCurrency, withoutPayout])
      expect(walletRequest.safeParse(request).success, request.call).toBe(false);
    const whole: WalletRequest = { call: 'betAndWin', body: { ...bet, winAmountMinor: 0 } };
    expect(walletRequest.safeParse(whole)).toEqual({ success: true, data: whole });
  });

  it('VENDOR-03 a bet needs a session token, a win and a rollback need none', () => {
    const { sessionToken, ...withoutToken } = bet;
    expect(isAccepted('bet', { ...withoutToken, sessionToken })).toBe(true);
    expect(isAccepted('bet', withoutToken)).toBe(false);
    expect(isAccepted('win', withoutToken)).toBe(true);
    const rollback = { ...withoutToken, betTransactionId: 't-0' };
    expect(isAccepted('rollback', rollback)).toBe(true);
  });

  it('VENDOR-05 a refusal has a known code and may carry balance and limit', () => {
    for (const code of Object.keys(REFUSAL_STATUS)) {
      expect(walletRefusal.safeParse({ code, balanceMinor: 0, currency: 'BDT' }).success).toBe(
        true,
      );
    }
    expect(walletRefusal.safeParse({ code: 'because' }).success).toBe(false);
    const limited = { code: 'limit_reached', limit: { kind: 'loss', period: 'day' } };
    expect(walletRefusal.safeParse(limited).success).toBe(true);
  });

  it('VENDOR-06 real play needs a session token, free play does not', () => {
    const { sessionToken, ...withoutToken } = launch;
    expect(launchBody.safeParse({ ...withoutToken, sessionToken }).success).toBe(true);
    expect(launchBody.safeParse(withoutToken).success).toBe(false);
    expect(launchBody.safeParse({ ...withoutToken, freePlay: true }).success).toBe(true);
  });

  it('VENDOR-06 a launch takes an exact origin and plain colours only', () => {
    const withPath = { ...launch, lobbyOrigin: 'http://localhost:3000/m' };
    expect(launchBody.safeParse(withPath).success).toBe(false);
    const injected = { ...launch, theme: { ...launch.theme, accent: 'red;}' } };
    expect(launchBody.safeParse(injected).success).toBe(false);
  });

  it('MONEY-08 a payment refuses an amount of zero and an address that is a script', () => {
    const order = {
      reference: 'dep_1',
      siteId: 'khela',
      amountMinor: 50_000,
      currency: 'BDT',
      returnUrl: 'http://localhost:3000/m/deposit/1',
      callbackUrl: 'http://127.0.0.1:3001/payment/v1/callback',
      channel: 'practice',
      language: 'bn',
    };
    expect(createPaymentBody.safeParse(order).success).toBe(true);
    expect(createPaymentBody.safeParse({ ...order, amountMinor: 0 }).success).toBe(false);
    const script = { ...order, returnUrl: 'javascript:alert(1)' };
    expect(createPaymentBody.safeParse(script).success).toBe(false);
  });

  it('VENDOR-05 no schema throws on any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const bodies = walletRequest.options.map(({ shape }) => shape.body);
        const shapes = [walletRequest, ...bodies, launchBody, createPaymentBody];
        for (const shape of [...shapes, paymentCallback, walletRefusal]) shape.safeParse(value);
      }),
    );
    expect(isAccepted('bet', null)).toBe(false);
  });
});

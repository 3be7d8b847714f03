import { describe, expect, it } from 'vitest';
import { isPayeeName } from './payee-name.ts';

describe('the name of a payout account', () => {
  it.each([
    ['Rafi Ahmed', 'Rafi Ahmed'],
    ['  rafi   AHMED ', 'Rafi Ahmed'],
    ['Rafi Ahmed', 'Rafi Ahmed'],
    ['Ｒａｆｉ Ahmed', 'Rafi Ahmed'],
    ['রা\u09abি আ\u09b9মেদ\u200c', 'রাফি আহমেদ'],
    ['আয\u09bcেশা', 'আ\u09dfেশা'],
    ['José', 'Jose\u0301'],
  ])('%j is that of %j', (holder, payee) => {
    expect(isPayeeName(holder, payee)).toBe(true);
  });

  it.each([
    ['Rafi Ahmed Khan', 'Rafi Ahmed'],
    ['Ahmed Rafi', 'Rafi Ahmed'],
    ['RafiAhmed', 'Rafi Ahmed'],
    ['Rafí Ahmed', 'Rafi Ahmed'],
    ['', ''],
    ['\u200b', '\u200b'],
    ['', 'Rafi Ahmed'],
  ])('%j is not that of %j', (holder, payee) => {
    expect(isPayeeName(holder, payee)).toBe(false);
  });
});

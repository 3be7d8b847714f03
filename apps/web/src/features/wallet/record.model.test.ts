import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BetRecord } from '@maidan/contract/types';
import { groupByDay, readAddress, recordBounds, recordHref } from './record.model.ts';
import { betOf } from './testing/bets.ts';

const TODAY = '2026-03-01';
const read = (query: string) => readAddress(new URLSearchParams(query), TODAY);
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyText = fc.oneof(
  fc.string(),
  days,
  fc.constantFrom('custom', 'today', 'won', '2026-02-30'),
);

describe('the address of the record', () => {
  test.each([
    ['', 'days_7', '2026-02-23', '2026-03-01'],
    ['period=today', 'today', '2026-03-01', '2026-03-01'],
    ['period=yesterday', 'yesterday', '2026-02-28', '2026-02-28'],
    ['period=days_7', 'days_7', '2026-02-23', '2026-03-01'],
    ['period=days_30', 'days_30', '2026-01-31', '2026-03-01'],
    ['period=custom&from=2026-01-05&to=2026-02-06', 'custom', '2026-01-05', '2026-02-06'],
  ])('MONEY-13 "%s" asks for %s, from %s to %s', (query, period, from, to) => {
    expect(read(query)).toEqual({ period, from, to, state: '', kind: '', vendor: '', game: '' });
  });

  test.each([
    'period=custom',
    'period=custom&from=2026-02-06&to=2026-01-05',
    'period=custom&from=2026-02-30&to=2026-03-01',
    'period=custom&from=2026-13-01&to=2026-13-02',
    'period=custom&from=yesterday&to=today',
    'period=custom&from=2026-04-01&to=2026-04-02',
  ])('MONEY-13 "%s" has no days, so it means the last seven', (query) => {
    expect(read(query)).toMatchObject({ from: '2026-02-23', to: '2026-03-01' });
  });

  test('MONEY-12 MONEY-13 whatever it says, the days are in order and within twelve months', () => {
    const { min, max } = recordBounds(TODAY);
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (period, from, to, state) => {
        const query = new URLSearchParams({ period, from, to, state });
        const address = readAddress(query, TODAY);
        expect(address.from >= min && address.from <= address.to && address.to <= max).toBe(true);
      }),
    );
  });

  test('MONEY-13 a choice is read back from its own address', () => {
    const states = fc.constantFrom('', 'open', 'won', 'lost', 'rolled_back');
    const periods = fc.constantFrom('today', 'yesterday', 'days_7', 'days_30', 'custom');
    fc.assert(
      fc.property(periods, states, (period, state) => {
        const address = read(`period=${period}&state=${state}&from=2026-02-01&to=2026-02-03`);
        const { search } = new URL(recordHref(address), 'http://lobby.example');
        expect(read(search)).toEqual(address);
      }),
    );
  });
});

describe('days', () => {
  test('MONEY-13 a period has its number of days, whatever today is', () => {
    fc.assert(
      fc.property(days, (today) => {
        const length = (period: string) => {
          const { from, to } = readAddress(new URLSearchParams({ period }), today);
          return [(Date.parse(to) - Date.parse(from)) / 86_400_000 + 1, to];
        };
        expect(length('days_7')).toEqual([7, today]);
        expect(length('days_30')).toEqual([30, today]);
      }),
    );
  });

  test.each([
    ['2024-03-01', '2024-02-29'],
    ['2026-03-01', '2026-02-28'],
    ['2027-01-01', '2026-12-31'],
  ])('MONEY-13 the day before %s is %s', (today, before) => {
    const { from, to } = readAddress(new URLSearchParams('period=yesterday'), today);
    expect([from, to]).toEqual([before, before]);
  });

  test('MONEY-13 each bet appears once, under its day, in the order it came', () => {
    const bets: BetRecord[] = [
      betOf(3, { openedAt: '2026-03-01T10:00:00.000Z' }),
      betOf(2, { openedAt: '2026-03-01T09:00:00.000Z' }),
      betOf(1, { openedAt: '2026-02-28T23:00:00.000Z' }),
    ];
    const grouped = groupByDay(bets, (instant) => instant.slice(0, 10));
    expect(
      grouped.map(({ day, bets: ofDay }) => [day, ofDay.map(({ roundId }) => roundId)]),
    ).toEqual([
      ['2026-03-01', ['round-3', 'round-2']],
      ['2026-02-28', ['round-1']],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { csvAmount, csvMoments, csvRows } from './csv.ts';

describe('a table as CSV', () => {
  it('MONEY-12 a text that a spreadsheet would calculate is written as a text', () => {
    for (const text of [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      ' =1',
      '\n=1',
      '＝1',
      '|calc',
    ])
      expect(csvRows([[text]])).toBe(`"'${text}"\r\n`);
    expect(csvRows([['Mango = Rush', 'a-b', '']])).toBe('"Mango = Rush","a-b",""\r\n');
  });

  it('MONEY-12 quotes, commas and breaks stay in their cell', () => {
    expect(csvRows([['He said "no", twice', 'two\nlines; and more']])).toBe(
      '"He said ""no"", twice","two\nlines; and more"\r\n',
    );
  });

  it('MONEY-12 amounts are numbers with a point, whatever the currency’s decimals', () => {
    const written = (minor: number, exponent: number) =>
      csvRows([[csvAmount(minor, exponent)]]).trim();
    expect([0, 5, -5, 1_234_567, -100].map((minor) => written(minor, 2))).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '12345.67',
      '-1.00',
    ]);
    expect([written(-12, 0), written(5, 3)]).toEqual(['-12', '0.005']);
  });

  it('MONEY-12 moments are those of the site’s clocks', () => {
    const at = new Date('2026-11-20T18:30:05.900Z');
    expect(csvMoments('Asia/Dhaka')(at)).toBe('2026-11-21 00:30:05');
    expect(csvMoments('UTC')(at)).toBe('2026-11-20 18:30:05');
  });
});

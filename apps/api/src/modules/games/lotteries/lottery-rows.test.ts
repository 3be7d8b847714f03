import { describe, expect, test } from 'vitest';
import { kindOf } from './lottery-rows.ts';

const elotteriesOf = (...vendors: string[]) => [
  { category: 'LOTT' as const, vendors: ['LOTT'] },
  { category: 'ELOTT' as const, vendors },
];
const modeOf = (
  gameType: 'LOTT' | 'ELOTT',
  lottoMode: string | null,
  categories: Parameters<typeof kindOf>[1],
) => kindOf({ gameType, lottoMode, playType: null }, categories).prizeMode;

describe('the prize mode of a lottery', () => {
  test('CAT-26 CAT-27 is Elott for e-lotteries of a site that holds either VN vendor among them, and Lott otherwise', () => {
    for (const vendor of ['TCG_LOTTO_VN', 'LOTT'])
      expect(modeOf('ELOTT', null, elotteriesOf('JL', vendor)), vendor).toBe('Elott');
    expect(modeOf('ELOTT', null, elotteriesOf('JL')), 'of the lotteries only').toBe('Lott');
    expect(modeOf('ELOTT', null, [])).toBe('Lott');
    expect(modeOf('LOTT', null, elotteriesOf('LOTT'))).toBe('Lott');
  });

  test('CAT-27 ENTITY-43 is what the catalogue names, ZY too, which is never chosen by itself', () => {
    for (const mode of ['Lott', 'ZY', 'Elott'])
      for (const categories of [elotteriesOf('LOTT'), elotteriesOf('JL'), []])
        expect(modeOf('ELOTT', mode, categories)).toBe(mode);
    expect(modeOf('LOTT', 'unknown', [])).toBe('Lott');
  });
});

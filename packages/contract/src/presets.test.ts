import { describe, expect, it } from 'vitest';
import { presetQuery, storedGameType } from './presets.ts';

const vendors = { inHouse: ['KH', 'KX'], esports: ['ES'], cockfight: [] };

describe('presets', () => {
  it.each([
    ['CAT-14', 'BINGO', 'BG', 'slot'],
    ['CAT-15', 'SLOT', 'SM', 'RNG'],
    ['CAT-16', 'CRASH', 'Crash', 'RNG'],
    ['CAT-17', 'JACKPOT', 'JP', 'slot'],
    ['CAT-18', 'FEATURE', 'FeatureBuy', 'slot'],
  ] as const)(
    '%s %s asks for RNG with its classify, and for its alternate type',
    (_row, category, classify, alternate) => {
      expect(presetQuery(category, 'rng', vendors)).toEqual({
        gameType: 'RNG',
        gameClassify: classify,
        vendors: [],
      });
      expect(presetQuery(category, 'slot', vendors).gameType).toBe(alternate);
    },
  );

  it('LIST-02 HOT asks for every game, in both dialects', () => {
    for (const dialect of ['rng', 'slot'] as const)
      expect(presetQuery('HOT', dialect, vendors)).toEqual({
        gameType: '',
        gameClassify: '',
        vendors: [],
      });
  });

  it('CAT-13 CAT-19 the dialect decides how the in-house vendors are asked for', () => {
    expect(presetQuery('INHOUSE', 'rng', vendors)).toMatchObject({
      gameType: 'RNG',
      vendors: ['KH', 'KX'],
    });
    expect(presetQuery('INHOUSE', 'slot', vendors)).toMatchObject({
      gameType: 'slot',
      vendors: ['KH', 'KX'],
    });
  });

  it('CAT-20 JL and RTG ask for their vendor, and the alternate dialect asks for JL as slot', () => {
    expect(presetQuery('JL', 'rng', vendors)).toMatchObject({ gameType: 'RNG', vendors: ['JL'] });
    expect(presetQuery('JL', 'slot', vendors)).toMatchObject({ gameType: 'slot', vendors: ['JL'] });
    expect(presetQuery('RTG', 'slot', vendors)).toMatchObject({
      gameType: 'RNG',
      vendors: ['RTG'],
    });
  });

  it('CAT-21 CAT-22 esports and cockfight ask for SPORTS with the vendors of the settings', () => {
    expect(presetQuery('ESPORTS', 'rng', vendors)).toMatchObject({
      gameType: 'SPORTS',
      vendors: ['ES'],
    });
  });

  it('CAT-22 a vendor preset without vendors asks for nobody rather than for everybody', () => {
    expect(presetQuery('COCKFIGHT', 'rng', vendors).vendors).not.toEqual([]);
  });

  it('CAT-13 slot on the wire is stored as RNG', () => {
    expect(storedGameType('slot')).toBe('RNG');
    expect(storedGameType('FISH')).toBe('FISH');
  });
});

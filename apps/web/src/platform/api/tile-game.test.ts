import { describe, expect, test } from 'vitest';
import { gameOf } from '../testing/catalogue-builders.ts';
import { toTileGame } from './tile-game.ts';

describe('a game as a tile', () => {
  test('HOME-20 HOME-22 has name, vendor and cover, and nothing that a tile does not show', () => {
    expect(toTileGame(gameOf(1))).toEqual({
      vendor: 'JL',
      nodeId: 1001,
      name: 'Game 1',
      vendorName: 'Jolpai',
      cover: 'covers/1.webp',
      gameType: 'RNG',
    });
  });

  test('has one tag: hot for the games that most members play, before new; being in the list of hot games gives none', () => {
    expect(toTileGame(gameOf(1, { isPopular: 1, isNew: 1 })).tag).toBe('hot');
    expect(toTileGame(gameOf(1, { isHot: 1, isNew: 1 })).tag).toBe('new');
    expect(toTileGame(gameOf(1, { isHot: 1, isPopular: 0 })).tag).toBeUndefined();
    expect(toTileGame(gameOf(1, { isNew: 1 })).tag).toBe('new');
  });

  test('has the square icon only if there is one', () => {
    expect(toTileGame(gameOf(1, { showIcon: 'icons/1.webp' })).square).toBe('icons/1.webp');
    expect(toTileGame(gameOf(1, { showIcon: '' }))).not.toHaveProperty('square');
  });

  test('CAT-30 opens the list of its vendor only when the game represents it', () => {
    expect(toTileGame(gameOf(1, { isGameH5: 'VASSALAGE' })).opensVendor).toBe(true);
    expect(toTileGame(gameOf(1, { isGameH5: 'Y' }))).not.toHaveProperty('opensVendor');
  });

  test('says when it is under maintenance', () => {
    expect(toTileGame(gameOf(1, { underMaintenance: true })).isUnderMaintenance).toBe(true);
  });
});

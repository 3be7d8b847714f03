import { describe, expect, test } from 'vitest';
import { openScreens } from '#platform/testing/open-screens.ts';
import { memberShortcuts } from './member-shortcuts.ts';
import { displayedName, initialOf } from './member.model.ts';

describe('the name of a member', () => {
  test('SESS-07 is the nickname, or the account when the nickname is empty', () => {
    expect(displayedName({ nickname: 'রাফি', account: 'rafi_88' })).toBe('রাফি');
    expect(displayedName({ nickname: ' ', account: 'rafi_88' })).toBe('rafi_88');
  });

  test('MENU-37 shortens to its first letter, upper-cased', () => {
    expect(initialOf('rafi_88')).toBe('R');
    expect(initialOf('রাফি')).toBe('রা');
    expect(initialOf('শ্রাবণ')).toBe('শ্রা');
    expect(initialOf('আরিফ')).toBe('আ');
    expect(initialOf('')).toBe('');
  });
});

const LISTS = ['favourites', 'recent'];
const names = (can: Parameters<typeof memberShortcuts>[0]) =>
  memberShortcuts(can).map(({ screen }) => screen);

describe('the member shortcuts', () => {
  test('MENU-16 SHELL-81 each appears only with its own setting on', () => {
    expect(names(() => true)).toContain('bettingRecord');
    expect(names(() => false)).toEqual(LISTS);
  });

  test('MENU-16 no shortcut leads to a screen that does not exist', () => {
    expect(names(() => true)).toEqual(['bettingRecord', ...LISTS]);
    openScreens();
    expect(names(() => true)).toEqual([
      'bettingRecord',
      'accountRecord',
      'profitAndLoss',
      'rewardCentre',
      'manualRebate',
      'securityCentre',
      ...LISTS,
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { memberShortcuts } from './home/member-shortcuts.ts';
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

/** The shortcuts of MENU-16, each of which has the setting of its name. */
const SHORTCUTS = [
  'bettingRecord',
  'accountRecord',
  'profitAndLoss',
  'rewardCentre',
  'manualRebate',
  'securityCentre',
] as const;
const LISTS = ['favourites', 'recent'];
const names = (can: Parameters<typeof memberShortcuts>[0]) =>
  memberShortcuts(can).map(({ screen }) => screen);

describe('the member shortcuts', () => {
  test.each(SHORTCUTS)('MENU-16 SHELL-81 %s appears only with its own setting on', (shortcut) => {
    expect(names((capability) => capability === shortcut)).toContain(shortcut);
    expect(names((capability) => capability !== shortcut)).not.toContain(shortcut);
  });

  test('MENU-16 keep their order, and the member’s own lists come after them whatever is switched off', () => {
    const named = names(() => true).filter((name) => [...SHORTCUTS, ...LISTS].includes(name));
    expect(named).toEqual([...SHORTCUTS, ...LISTS]);
    expect(names(() => false).filter((name) => LISTS.includes(name))).toEqual(LISTS);
  });
});

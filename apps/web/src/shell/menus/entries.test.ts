import { describe, expect, test } from 'vitest';
import { memberMenuEntries, sideMenuPlaces } from './entries.ts';

const agent = { can: () => true, isAgent: true, runMode: 'browser' as const };
const names = (entries: readonly { screen: string }[]) => entries.map(({ screen }) => screen);

/** The screens among the items of MENU-07, in its order. The side menu may have more of them. */
const NAMED = [
  'home',
  'memberCentre',
  'bettingRecord',
  'accountRecord',
  'invite',
  'agencyCentre',
  'download',
];
const named = (entries: readonly { screen: string }[]) =>
  names(entries).filter((screen) => NAMED.includes(screen));

describe('the places of the side menu', () => {
  test('MENU-07 keep their order', () => {
    expect(named(sideMenuPlaces(agent))).toEqual(NAMED);
  });

  test('MENU-08 appear only with their flags on', () => {
    expect(named(sideMenuPlaces({ ...agent, can: () => false }))).toEqual([
      'home',
      'memberCentre',
      'agencyCentre',
      'download',
    ]);
  });

  test('MENU-10 MENU-11 hide the agency centre from a member who is not an agent', () => {
    expect(names(sideMenuPlaces({ ...agent, isAgent: false }))).not.toContain('agencyCentre');
  });

  test('MENU-12 hide the download inside the app and on the home screen', () => {
    for (const runMode of ['app', 'standalone'] as const) {
      expect(names(sideMenuPlaces({ ...agent, runMode }))).not.toContain('download');
    }
  });

  test('MENU-39 lead to the routes of the table', () => {
    const targets = Object.fromEntries(
      sideMenuPlaces(agent).map(({ screen, href }) => [screen, href]),
    );
    expect(targets).toMatchObject({
      home: '/m/home',
      memberCentre: '/m/member/home',
      bettingRecord: '/m/gameRecord',
      accountRecord: '/m/transaction/record',
      download: '/m/download',
    });
  });
});

describe('the member popup', () => {
  test('MENU-20 MENU-21 MENU-22 has its five entries in their order', () => {
    expect(memberMenuEntries(agent).map(({ href }) => href)).toEqual([
      '/m/member/home',
      '/m/member/home',
      '/m/withdraw',
      '/m/transaction/record',
      '/m/gameRecord',
    ]);
  });
});

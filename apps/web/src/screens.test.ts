import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { readDemoSites } from '@maidan/site/demo';
import { describe, expect, test } from 'vitest';
import { canonicalPath } from '#platform/page/address.ts';
import { entriesOf } from './screen-facts.ts';
import type { Menu, ScreenRecord } from './screen-record.ts';
import { SCREENS } from './screens.ts';

const records = Object.entries<ScreenRecord>(SCREENS);
const paths = records.flatMap((entry) => entry[1].paths);
/** Addresses that a screen has, so that an alias for them would never be asked. */
const takenOf = (aliases: Readonly<Record<string, string>>) =>
  Object.keys(aliases).filter((alias) => paths.some((path) => matchPath(`/m/${path}`, alias)));

describe('the table of screens', () => {
  test('has one screen for each path, in whatever case it is written', () => {
    const written = paths.map((path) => path.toLowerCase());
    expect(written.filter((path, at) => written.indexOf(path) !== at)).toEqual([]);
  });

  test('knows a screen under its first path, whichever of its paths was opened', () => {
    const known = records.map(([, record]) =>
      record.paths.map((path) => canonicalPath(`/${path}`, path)),
    );
    expect(known).toEqual(
      records.map(([, record]) => record.paths.map(() => `/${record.paths[0]}`)),
    );
    expect(canonicalPath('/Register.HTML/', 'register.html')).toBe('/register');
  });

  test.each<Menu>(['side', 'avatar', 'shortcuts', 'lists'])(
    'MENU-39 no two entries of the menu %s have one place, and each leads to a path of the table',
    (menu) => {
      const places = records.flatMap(([, { menus }]) => menus?.[menu]?.[0] ?? []);
      expect(new Set(places).size).toBe(places.length);
      const targets = [...new Set(entriesOf(menu).map(({ href }) => href))];
      expect(takenOf(Object.fromEntries(targets.map((href) => [href, ''])))).toEqual(targets);
    },
  );

  test.each(readDemoSites((file) => readFileSync(file, 'utf8')).map(({ settings }) => settings))(
    'SHELL-32 $slug gives no alias to the path of a screen, which would never lead there',
    ({ pathAliases }) => {
      expect(takenOf(pathAliases)).toEqual([]);
      expect(takenOf({ ...pathAliases, '/m/Slot': '/m/home', '/m/casino': '/m/slot' })).toEqual([
        '/m/Slot',
      ]);
    },
  );
});

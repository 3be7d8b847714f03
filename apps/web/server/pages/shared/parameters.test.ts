import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ServerBuild } from 'react-router';
import { pagesByDevice, sharedAddresses } from './parameters.ts';
import { testBuild } from '../../testing/test-documents.ts';

let build: ServerBuild;
beforeAll(async () => {
  build = await testBuild();
});

const shared = (path: string) => {
  const { pathname, search } = sharedAddresses(build)(new URL(path, 'https://lobby.example'));
  return `${pathname}${search}`;
};

describe('what a page that all visitors share depends on', () => {
  test.each([
    ['/m/home?utm_source=x&lang=en', '/m/home?lang=en'],
    ['/m?fbclid=1', '/m'],
    ['/m/home/?x=1', '/m/home/'],
    ['/m//home?x=1', '/m//home'],
    ['/m/%68ome?x=1', '/m/%68ome'],
    ['/m/slot?page=2&gclid=7&vassalage=JL&page=3', '/m/slot?page=2&vassalage=JL'],
    ['/m/play/JL/7?free=1&x=1', '/m/play/JL/7?free=1'],
    ['/m/help?i=2&q=%E0%A6%95', '/m/help?i=2&q=%E0%A6%95'],
    // An alias passes its parameters on, and renders no page.
    ['/m/casino?vassalage=JL&x=1', '/m/casino?vassalage=JL&x=1'],
    ['/m/%E0?x=1', '/m/%E0?x=1'],
  ])('%s is rendered as %s', (asked, rendered) => {
    expect(shared(asked)).toBe(rendered);
  });

  test('every parameter that the browser’s code reads of an address is declared by a screen', () => {
    const source = join(import.meta.dirname, '../../../src');
    const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
      .flatMap((name) => [
        ...readFileSync(join(source, name), 'utf8').matchAll(
          /(?:[pP]arams|query|URLSearchParams\([^)]*\))\.(?:get|has)\('(\w+)'\)/g,
        ),
      ])
      .map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    const addresses = Object.values(build.routes).map((route) => {
      const path = `/m/${(route?.path ?? '').replaceAll(/:\w+/g, '7').replace('*', '')}`;
      return shared(`${path}?${names.map((name) => `${name}=1`).join('&')}`);
    });
    const known = new Set(
      addresses.flatMap((text) => [...new URL(text, 'https://a').searchParams.keys()]),
    );
    expect(names.filter((name) => !known.has(name ?? ''))).toEqual([]);
  });
});

test('DOWNLOAD-15 the download screen has a page for each kind of device, and other screens one for all', () => {
  const differs = (path: string) => pagesByDevice(build)(new URL(path, 'https://lobby.example'));
  expect(differs('/m/download?show=steps')).toBe(true);
  for (const path of ['/m/home', '/m', '/m/help', '/m/nowhere']) expect(differs(path)).toBe(false);
});

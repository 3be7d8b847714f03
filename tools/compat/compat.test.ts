import { describe, expect, test } from 'vitest';
import { BROWSER_FLOOR, SCRIPT_TARGETS, STYLE_TARGETS } from '../../browser-floor.ts';
import { findNewParts } from './built-files.ts';
import { newPartsOfScript } from './scripts.ts';
import { newPartsOfStyles } from './styles.ts';

const namesOf = (code: string) => newPartsOfScript(code, BROWSER_FLOOR).map(({ name }) => name);
const stylesOf = (css: string) => newPartsOfStyles(css, BROWSER_FLOOR).map(({ name }) => name);

describe('scripts', () => {
  test.each([
    ['list.findLast(isIt)', '.findLast()'],
    ['list.toSorted()', '.toSorted()'],
    ['list.at(-1)', '.at()'],
    ['Object.hasOwn(a, b)', 'Object.hasOwn'],
    ['structuredClone(a)', 'structuredClone'],
    ['self.structuredClone(a)', 'structuredClone'],
    ['new BroadcastChannel("a")', 'BroadcastChannel'],
    ['crypto.randomUUID()', '.randomUUID()'],
    ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['dialog.showModal()', '.showModal()'],
    ['a.replace(/(?<=x)y/, "")', 'lookbehind'],
    ['a.replace(RegExp("(?<!x)y"), "")', 'lookbehind'],
    ['/a/v.test(b)', 'builtins RegExp unicodeSets'],
    ['class A { static { this.b = 1 } }', 'classes static initialization_blocks'],
    ['class A { #a; is(b) { return #a in b } }', 'classes private_class_fields_in'],
    ['f?.(...list)', '?.(...)'],
  ])('%s is too new for the oldest browsers', (code, name) => {
    expect(namesOf(code)).toContain(name);
  });

  test.each([
    'list.find(isIt)?.name ?? ""',
    'a ??= b; text.replaceAll("a", "b"); Promise.allSettled([])',
    'list.at?.(-1)',
    'const structuredClone = 1; structuredClone',
    'own.findLast = 1',
    'a.replace(/(?=x)(?!y)(?<name>z)/u, "")',
  ])('%s is not', (code) => {
    expect(namesOf(code)).toEqual([]);
  });
});

describe('styles', () => {
  test.each([
    ['.a { aspect-ratio: 1 }', 'aspect-ratio'],
    ['.a { block-size: 100dvh }', 'viewport_percentage_units_dynamic'],
    ['.a { color: color-mix(in srgb, red, blue) }', 'color-mix'],
    ['.a { --a: color-mix(in srgb, red, blue) }', 'color-mix'],
    ['.a:has(b) { color: red }', ':has'],
    ['@layer a { b { color: red } }', '@layer'],
    ['@container (width > 1px) { b { color: red } }', '@container'],
    ['.a { overflow-wrap: anywhere }', 'overflow-wrap: anywhere'],
  ])('%s is too new for the oldest browsers', (css, name) => {
    expect(stylesOf(css)).toContain(name);
  });

  test.each([
    '.a { inset: 0; gap: 1px; min-inline-size: min(1px, 2px) }',
    '.a { block-size: 100vh; block-size: 100dvh }',
    '.a { -webkit-backdrop-filter: none; backdrop-filter: none }',
    '.a { aspect-ratio: 1 } @supports not (aspect-ratio: 1) { .a { padding-top: 100% } }',
    '@supports selector(:has(a)) { .a:has(b) { color: red } }',
    ':is(.a, .b) :where(c) { color: red }',
  ])('%s is not, or has a fallback', (css) => {
    expect(stylesOf(css)).toEqual([]);
  });
});

describe('served files', () => {
  const file = { path: 'apps/web/build/client/assets/shell-a1.js', text: 'a.at(-1)' };
  const excuse = { part: '.at()', files: ['shell'], why: 'it is a test' };

  test('a part that is too new is a finding that says which browsers lack it and what to do', () => {
    const [finding] = findNewParts([file], BROWSER_FLOOR, []);
    expect(finding?.path).toBe(file.path);
    expect(finding?.message).toMatch(/^\.at\(\) is missing in chrome 88 .*excuses\.ts/);
  });

  test('an excuse applies to its files only, and one that is not needed is a finding', () => {
    expect(findNewParts([file], BROWSER_FLOOR, [excuse])).toEqual([]);
    const elsewhere = findNewParts([{ ...file, path: 'lobby-a1.js' }], BROWSER_FLOOR, [excuse]);
    expect(elsewhere.map(({ path }) => path)).toEqual(['lobby-a1.js', 'tools/compat/excuses.ts']);
  });
});

test('the build settings follow the oldest browsers', () => {
  expect(STYLE_TARGETS).toEqual(['chrome88', 'safari14.1', 'ios14.5', 'firefox115']);
  expect(SCRIPT_TARGETS.slice(1)).toEqual(STYLE_TARGETS.slice(1));
});

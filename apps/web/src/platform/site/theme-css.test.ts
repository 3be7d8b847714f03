import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aboveDesignTokens } from './theme-css.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../ui/tokens.css'), 'utf8');

test('every selector of a brand has more weight than any of the design system', () => {
  const css = ` :root { --a: 1 }\n[data-tier='gold'],\n:root:not([data-theme="light"]) { --b: 2; --c: 3 }`;
  expect(aboveDesignTokens(css)).toBe(
    `:root:not(#_){ --a: 1 }[data-tier='gold']:not(#_),:root:not([data-theme="light"]):not(#_){ --b: 2; --c: 3 }`,
  );
});

test('the tokens of the design system use selectors that every browser knows', () => {
  expect(tokens.replace(/\/\*[\s\S]*?\*\//g, '')).not.toMatch(/:(?:where|is|has)\(|@layer|&/);
});

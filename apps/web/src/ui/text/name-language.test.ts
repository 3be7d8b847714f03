import { expect, test } from 'vitest';
import { nameLanguage } from './name-language.ts';

test.each([
  ['Pagla Games', 'en'],
  ['JDB', 'en'],
  ['Café 21', 'en'],
  ['পাগলা গেমস', undefined],
  ['Royal রাজা', undefined],
  ['२१', undefined],
  ['21', undefined],
])('the name %s is read out in %s', (name, language) => {
  expect(nameLanguage(name)).toBe(language);
});

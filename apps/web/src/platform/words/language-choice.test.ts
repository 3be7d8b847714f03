import { expect, test } from 'vitest';
import { languageChoice, readLanguageChoice } from './language-choice.ts';

test('SHELL-89 MEMBERX-04 language and digits share one cookie, as a language tag', () => {
  expect(languageChoice('bn')).toBe('bn');
  expect(readLanguageChoice('bn')).toEqual({ language: 'bn', digits: undefined });
  expect(languageChoice('bn', 'latn')).toBe('bn-u-nu-latn');
  expect(readLanguageChoice(languageChoice('en', 'beng'))).toEqual({
    language: 'en',
    digits: 'beng',
  });
});

test('MEMBERX-04 unknown digits are replaced by those of the language', () => {
  expect(readLanguageChoice('bn-u-nu-thai')).toEqual({ language: 'bn', digits: undefined });
  expect(readLanguageChoice(undefined)).toEqual({ language: undefined, digits: undefined });
});

import { describe, expect, it } from 'vitest';
import { textIn } from './localised.ts';

describe('the text of a language', () => {
  const text = { bn: 'খেলা', en: 'Game', hi: 'खेल' };

  it('SHELL-88 is found by code and by tag, in any case', () => {
    expect(['bn', 'BN', 'bn-BD', 'en', 'hi', 'hi-IN'].map((code) => textIn(text, code))).toEqual([
      'খেলা',
      'খেলা',
      'খেলা',
      'Game',
      'खेल',
      'खेल',
    ]);
  });

  it('SHELL-88 is the English one when there is none', () => {
    expect(textIn({ bn: 'খেলা', en: 'Game' }, 'hi')).toBe('Game');
    expect(textIn({ bn: 'খেলা', en: 'Game', hi: '' }, 'hi')).toBe('Game');
    expect(['fr', 'en-XA', 'constructor', ''].map((code) => textIn(text, code))).toEqual([
      'Game',
      'Game',
      'Game',
      'Game',
    ]);
  });
});

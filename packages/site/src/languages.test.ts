import { describe, expect, it } from 'vitest';
import { completeLocales, digitsIn, ownTextsIn } from './languages.ts';

describe('what settings say per language', () => {
  it('SHELL-88 a language that settings do not mention has Latin digits', () => {
    expect(digitsIn({ bn: 'beng', en: 'latn' }, 'bn')).toBe('beng');
    expect(digitsIn({ bn: 'beng', en: 'latn' }, 'hi')).toBe('latn');
    expect(digitsIn({ bn: 'beng', en: 'latn', hi: 'beng' }, 'hi')).toBe('beng');
    expect(digitsIn({ bn: 'beng', en: 'beng' }, 'en-XA')).toBe('latn');
  });

  it('SHELL-88 a site’s own text falls back to English key by key', () => {
    const texts = { bn: { a: 'ক' }, en: { a: 'A', b: 'B' }, hi: { b: 'बी' } };
    expect(ownTextsIn(texts, 'hi')).toEqual({ a: 'A', b: 'बी' });
    expect(ownTextsIn({ bn: {}, en: { a: 'A' } }, 'hi')).toEqual({ a: 'A' });
    expect(ownTextsIn(texts, 'bn')).toEqual({ a: 'ক' });
    expect(ownTextsIn(texts, 'en-XA')).toEqual({});
  });

  it('SHELL-88 a site offers those of its languages whose catalogues are complete', () => {
    const wanted = { default: 'hi', offered: ['hi', 'bn'] } as const;
    expect(completeLocales(wanted, ['bn', 'en', 'hi'])).toEqual(wanted);
    expect(completeLocales(wanted, ['bn', 'en'])).toEqual({ default: 'bn', offered: ['bn'] });
    expect(completeLocales({ default: 'hi', offered: ['hi'] }, ['bn', 'en'])).toEqual({
      default: 'en',
      offered: ['en'],
    });
  });
});

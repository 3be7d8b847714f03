import { describe, expect, it } from 'vitest';
import { inDigits } from './number-words.ts';
import { bonesOf, folded, scriptOf, soundOf, wordsOf } from './sounds.ts';

const soundsOf = (text: string) => wordsOf(folded(text)).map(soundOf).join(' ');

describe('how a text sounds', () => {
  it.each([
    ['rulet', 'roulette', 'রুলেট', 'रूलेट'],
    ['kriket', 'cricket', 'kriket', 'ক্রিকেট', 'क्रिकेट'],
    ['bengal', 'Bengal', 'বেঙ্গাল', 'বেংগাল'],
    ['kras', 'crash', 'kras', 'ক্রাশ', 'ক্রাস'],
    ['jadu', 'jadu', 'যাদু', 'জাদু', 'zadu', 'jadoo'],
    ['lari', 'লাড়ি', 'লারী', 'larhi'],
    ['mur', 'ময়ূর', 'moyur'],
    ['roal', 'royal', 'রয়াল'],
  ])('is %s for every spelling of it', (sound, ...spellings) => {
    for (const spelling of spellings) expect(soundsOf(spelling), spelling).toBe(sound);
  });

  it('is the same for composed and decomposed letters, doubled spaces and digits of every script', () => {
    expect(soundsOf('রয়েল'.normalize('NFD'))).toBe(soundsOf('রয়েল'.normalize('NFC')));
    expect(folded('  Tin\u00A0  ৭৭৭ १ ')).toBe('tin 777 1');
    expect(wordsOf(folded("3patti Hold'em Café"))).toEqual(['3', 'patti', 'holdem', 'cafe']);
  });

  it('leaves its consonants when vowels are left out', () => {
    expect(['ondor', 'andar', 'bahir', 'bahar', 'moris', 'moric'].map(bonesOf)).toEqual([
      'andr',
      'andr',
      'bhr',
      'bhr',
      'mrs',
      'mrs',
    ]);
  });

  it('is read by the script of its first letter', () => {
    expect(['৭ তাস', 'Hi', 'आम', '77'].map(scriptOf)).toEqual([
      'bengali',
      'latin',
      'devanagari',
      'latin',
    ]);
  });
});

describe('numbers in words', () => {
  it('are also digits', () => {
    expect(inDigits(['teen', 'patti'])).toEqual(['3', 'patti']);
    expect(inDigits(['twenty', 'nine'])).toEqual(['29']);
    expect(inDigits(['five', 'forty', 'five'])).toEqual(['5', '45']);
    expect(inDigits(['mango', 'rush'])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { NOUNS } from '../src/catalogues/message-keys.ts';
import {
  findFaults,
  findOfferedLocales,
  findOverrideFaults,
  inspectFurtherLanguages,
} from './check-catalogues.ts';
import { CATALOGUE_LOCALES } from './message-files.ts';
import type { AllMessages, LocaleMessages, MessageFile } from './message-files.ts';

function language(files: Partial<Record<(typeof NOUNS)[number], MessageFile>>): LocaleMessages {
  return Object.fromEntries(NOUNS.map((noun) => [noun, files[noun] ?? {}])) as LocaleMessages;
}

function both(en: MessageFile, bn: MessageFile): AllMessages {
  return { ...inEveryLanguage(language({ ui: en })), bn: language({ ui: bn }) };
}

/** Gives every language the same texts, so that a language that is added later has no gap here. */
function inEveryLanguage(texts: LocaleMessages): AllMessages {
  return Object.fromEntries(CATALOGUE_LOCALES.map((code) => [code, texts])) as AllMessages;
}

function keys(noun: string, count: number): MessageFile {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${noun}.k${index}`, 'x']),
  );
}

describe('catalogue checks', () => {
  it('MSG-01 finds no fault in catalogues with the same keys and arguments', () => {
    const all = both(
      { 'ui.a': '{count, plural, one {# game} other {# games}} by {name}.' },
      { 'ui.a': '{name}-এর {count, number}টি গেম।' },
    );
    expect(findFaults(all)).toEqual([]);
  });

  it.each<[string, string, string | undefined, RegExp]>([
    ['a missing text', 'Close', undefined, /no text; translate it/],
    [
      'another argument',
      'Hello {name}',
      'হ্যালো {user}',
      /takes \{user\}, the English text \{name\}/,
    ],
    ['a lost argument', 'Hello {name}', 'হ্যালো', /takes no arguments/],
    ['Latin digits', 'At most 3', 'সর্বোচ্চ 3', /Latin digits/],
    ['a full stop', 'Saved.', 'সংরক্ষিত.', /danda/],
    [
      'a full stop inside a plural',
      '{count, plural, one {#.} other {#.}}',
      '{count, plural, one {#টি.} other {#টি.}}',
      /danda/,
    ],
    ['an exclamation mark', 'Saved', 'সংরক্ষিত!', /exclamation/],
    ['an empty text', 'Saved', ' ', /is empty/],
    ['broken ICU', 'Saved', '{count, plural}', /not a valid ICU/],
    ['a number written plainly', '{count} games', '{count}টি গেম', /write \{count, number\}/],
  ])('MSG-01 reports %s', (_name, en, bn, fault) => {
    const faults = findFaults(both({ 'ui.a': en }, bn === undefined ? {} : { 'ui.a': bn }));
    expect(faults.join('\n')).toMatch(fault);
  });

  it('reports keys that English does not have, and keys in the wrong file', () => {
    const faults = findFaults(both({ 'site.a': 'A' }, { 'site.a': 'ক', 'ui.b': 'খ' })).join('\n');
    expect(faults).toMatch(/site\.a must begin with ui\./);
    expect(faults).toMatch(/ui\.b is not in the English catalogue/);
  });

  it('reports texts of a site that have an unknown key or leave out an argument', () => {
    const all = both({ 'ui.a': 'Hello {name}' }, { 'ui.a': 'হ্যালো {name}' });
    const messages = { 'ui.a': 'Hello', 'ui.gone': 'Gone' };
    const faults = findOverrideFaults(all, [
      { file: 'x/overrides.en.json', locale: 'en', messages },
    ]);
    expect(faults).toHaveLength(2);
    expect(faults.join('\n')).toMatch(/x\/overrides\.en\.json: ui\.gone/);
  });

  it('lets a site write its name in place of the argument, and leave out no other argument', () => {
    const texts = { 'ui.a': 'Bring friends to {site}', 'ui.b': 'Hello {name}' };
    const file = (messages: MessageFile) => [
      { file: 'x/overrides.bn.json', locale: 'bn' as const, messages },
    ];
    const faults = (messages: MessageFile) =>
      findOverrideFaults(both(texts, texts), file(messages));
    expect(faults({ 'ui.a': 'বন্ধুদের আনুন' })).toEqual([]);
    expect(faults({ 'ui.b': 'হ্যালো' }).join()).toContain('takes no arguments');
    expect(faults({ 'ui.a': '{host}-এ আনুন' }).join()).toContain('takes {host}');
  });

  it('SHELL-88 offers a language once it has all account, money and error texts and nine tenths of the rest', () => {
    const english = language({ ui: keys('ui', 10), auth: keys('auth', 2) });
    const offered = (hi: LocaleMessages) =>
      findOfferedLocales({ ...inEveryLanguage(english), hi }).includes('hi');
    expect(offered(language({ ui: keys('ui', 9), auth: keys('auth', 2) }))).toBe(true);
    expect(offered(language({ ui: keys('ui', 8), auth: keys('auth', 2) }))).toBe(false);
    expect(offered(language({ ui: keys('ui', 10), auth: keys('auth', 1) }))).toBe(false);
  });

  it('SHELL-88 a missing text in a further language is listed but is not a fault, because English replaces it', () => {
    const english = language({ ui: keys('ui', 2) });
    const all = { ...inEveryLanguage(english), hi: language({ ui: keys('ui', 1) }) };
    expect(findFaults(all)).toEqual([]);
    expect(inspectFurtherLanguages(all).gaps).toEqual([
      'messages/hi/ui.json: ui.k1 has no text; translate it',
    ]);
  });

  it('SHELL-88 a text of a further language that no longer fits its key is ignored and listed', () => {
    const english = language({ ui: { 'ui.a': 'Hello {name}', 'ui.b': 'Close' } });
    const hi = language({
      ui: { 'ui.a': 'नमस्ते {user}', 'ui.b': 'बंद करें', 'ui.gone': 'गया' },
    });
    const { usable, gaps } = inspectFurtherLanguages({ ...inEveryLanguage(english), hi });
    expect(usable.hi.ui).toEqual({ 'ui.b': 'बंद करें' });
    expect(gaps).toHaveLength(2);
    expect(gaps.join('\n')).toMatch(/ui\.a takes \{user\}[\s\S]*ui\.gone is not in the English/);
  });

  it('SHELL-88 Hindi is written with dandas and Latin digits', () => {
    const english = language({ ui: { 'ui.a': 'At most 3.', 'ui.b': 'At most 3.' } });
    const hi = language({ ui: { 'ui.a': 'ज़्यादा से ज़्यादा ३।', 'ui.b': 'ज़्यादा से ज़्यादा तीन.' } });
    const gaps = inspectFurtherLanguages({ ...inEveryLanguage(english), hi }).gaps.join('\n');
    expect(gaps).toMatch(/hi\/ui\.json: ui\.a has Devanagari digits/);
    expect(gaps).toMatch(/hi\/ui\.json: ui\.b ends a sentence with a full stop/);
  });
});

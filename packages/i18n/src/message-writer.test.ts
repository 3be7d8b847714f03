import { setupI18n } from '@lingui/core';
import type { Messages } from '@lingui/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogues } from './catalogues/testing.ts';
import type { CompiledMessage, CompiledToken, MessageCases } from './catalogues/catalogue.types.ts';
import { compileCatalogue } from './catalogues/compile.ts';
import { writeMessage } from './message-writer.ts';
import type { MessageValues } from './message-writer.ts';

const TAGS = ['bn-BD-u-nu-beng', 'bn-BD-u-nu-latn', 'en-IN-u-nu-latn', 'hi-IN-u-nu-latn'];

/** The text that lingui's own runtime makes of a message, which ours must equal. */
function byLingui(message: CompiledMessage, tag: string, values: MessageValues): string {
  const messages = { key: message } as unknown as Messages;
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: 'en', locales: [tag], messages });
  return i18n._('key', { ...values });
}

const name = fc.constantFrom('a', 'b', 'c');
// A backslash is left out: lingui reads it as an escape in values too, but ours writes values unchanged.
const text = fc.string({ unit: fc.constantFrom(...'#ক১ a0{}%|') });
const value = fc.oneof(
  fc.integer({ min: -3, max: 25 }),
  // Ours writes no minus before a zero, because it means nothing to a reader.
  fc.double({ noNaN: true }).map((double) => double + 0),
  fc.constantFrom('0', '2', 'one', 'few', 'other', 'রাফি'),
);
const values = fc.record({ a: value, b: value, c: value });
const number = fc.tuple(name, fc.constant('number' as const));

const { message } = fc.letrec<{
  message: CompiledMessage;
  cases: MessageCases;
  part: CompiledToken;
}>((tie) => ({
  message: fc.array(tie('part'), { maxLength: 4 }),
  cases: fc.record(
    {
      offset: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      '0': tie('message'),
      '2': tie('message'),
      one: tie('message'),
      few: tie('message'),
      other: tie('message'),
    },
    { requiredKeys: ['other'] },
  ) as fc.Arbitrary<MessageCases>,
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constant('#'),
    fc.tuple(name),
    number,
    fc.tuple(
      name,
      fc.constantFrom('plural' as const, 'select' as const, 'selectordinal' as const),
      tie('cases'),
    ),
  ),
}));

describe('writing of messages', () => {
  it('SHELL-86 writes every message as lingui does, in every language and digit set', () => {
    fc.assert(
      fc.property(message, values, fc.constantFrom(...TAGS), (one, given, tag) => {
        expect(writeMessage(one, tag, given)).toBe(byLingui(one, tag, given));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['bn', 'bn-BD-u-nu-beng'],
    ['en', 'en-IN-u-nu-latn'],
    ['hi', 'hi-IN-u-nu-latn'],
  ] as const)(
    'writes every message of the catalogues in %s as lingui does',
    async (locale, tag) => {
      const catalogues = await loadCatalogues(locale);
      for (const one of catalogues.flatMap((catalogue) => Object.values(catalogue))) {
        for (const amount of [0, 1, 2, 1_234_567]) {
          const given = valuesOf(one, amount);
          expect(writeMessage(one, tag, given)).toBe(byLingui(one, tag, given));
        }
      }
    },
  );

  it('writes nothing for an argument without a value, and ignores values that it does not need', () => {
    const { key } = compileCatalogue({ key: 'Hello {name}.' });
    expect(writeMessage(key ?? [], 'en')).toBe('Hello .');
    expect(writeMessage(key ?? [], 'en', { name: 'Rafi', other: 1 })).toBe('Hello Rafi.');
  });

  it('a choice takes only cases of its message, whatever a reader typed', () => {
    const { key } = compileCatalogue({
      key: '{a, select, x {X} other {O}} {a, plural, other {P}}',
    });
    expect(writeMessage(key ?? [], 'en', { a: 'toString' })).toBe('O P');
  });

  it('writes what a reader typed unchanged, whatever it contains', () => {
    const { key } = compileCatalogue({ key: '{count, plural, other {# {name}}}' });
    expect(writeMessage(key ?? [], 'en', { count: 2, name: '# \\u0041 {count}' })).toBe(
      '2 # \\u0041 {count}',
    );
  });

  it.each([
    '{at, date}',
    '{at, time, short}',
    '{part, number, percent}',
    '{a, plural, other {{at, date}}}',
  ])('refuses %s when it is compiled: format writes dates and styled numbers', (source) => {
    expect(() => compileCatalogue({ 'site.text': source })).toThrow(/site\.text has a kind/);
  });
});

/** A value for every argument of a message: numbers where one is counted, else a name. */
function valuesOf(one: CompiledMessage, amount: number): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const part of one) {
    if (typeof part === 'string') continue;
    const [argument, kind, cases = {}] = part;
    if (kind === undefined || kind === 'select') found[argument] ??= 'রাফি';
    else found[argument] = amount;
    for (const chosen of Object.values(cases)) {
      if (typeof chosen === 'object') Object.assign(found, valuesOf(chosen, amount));
    }
  }
  return found;
}

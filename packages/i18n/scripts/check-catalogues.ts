/** The rules that every catalogue must keep. A fault is a sentence that says where it is and how to fix it. */
import { compileCatalogue } from '../src/catalogues/compile.ts';
import type { CompiledMessage } from '../src/catalogues/catalogue.types.ts';
import { fallbackLocale } from '../src/locales.ts';
import type { CatalogueLocale } from '../src/locales.ts';
import { NOUNS } from '../src/catalogues/message-keys.ts';
import type { CatalogueNoun } from '../src/catalogues/message-keys.ts';
import { CATALOGUE_LOCALES } from './message-files.ts';
import type { AllMessages, MessageFile, OverrideFile } from './message-files.ts';

/** Languages that must have every key. In the others, English replaces a missing text. */
const ALWAYS_COMPLETE: readonly CatalogueLocale[] = ['bn', 'en'];
const NEEDED_WHOLE: readonly string[] = ['auth', 'wallet', 'errors'];
const NEEDED_SHARE = 0.9;
/** How a language that ends its sentences with a danda is written, and the digits that must not be in it. */
const SCRIPTS: {
  readonly [Code in CatalogueLocale]?: { otherDigits: RegExp; digits: string; fullStop: RegExp };
} = {
  bn: {
    otherDigits: /[0-9]/,
    digits: 'Latin digits; write Bengali ones',
    fullStop: /[\u0980-\u09ff)”]\.(?=\s|$)/,
  },
  hi: {
    otherDigits: /[०-९]/,
    digits: 'Devanagari digits; write Latin ones',
    fullStop: /[\u0900-\u097f)”]\.(?=\s|$)/,
  },
};
/** Arguments that are numbers. Written as plain text, they would keep Latin digits. */
const NUMERIC_ARGUMENTS: readonly string[] = [
  'age',
  'count',
  'exponent',
  'maxLength',
  'minLength',
  'position',
  'seconds',
  'shown',
  'step',
  'total',
];

/** Finds every fault in the languages that must be complete; empty when they may be compiled. */
export function findFaults(all: AllMessages): string[] {
  return ALWAYS_COMPLETE.flatMap((locale) =>
    NOUNS.flatMap((noun) => [
      ...Object.entries(all[locale][noun]).flatMap(([key, text]) =>
        findTextFaults(all, locale, noun, key, text),
      ),
      ...findMissing(all, locale, noun),
    ]),
  );
}

/** What is wrong in the further languages, which does not stop the others from being compiled. */
export type FurtherLanguages = {
  /** The catalogues with only the usable texts of the further languages. */
  readonly usable: AllMessages;
  /** A sentence for every text that is missing or not usable; English replaces it (SHELL-88). */
  readonly gaps: readonly string[];
};

/** Removes the faulty texts of further languages, and lists them with the missing ones. */
export function inspectFurtherLanguages(all: AllMessages): FurtherLanguages {
  const gaps: string[] = [];
  const further = CATALOGUE_LOCALES.filter((locale) => !ALWAYS_COMPLETE.includes(locale));
  const inspected = further.map((locale) => {
    const files = NOUNS.map((noun) => {
      const texts = Object.entries(all[locale][noun]).filter(([key, text]) => {
        const faults = findTextFaults(all, locale, noun, key, text);
        gaps.push(...faults);
        return faults.length === 0;
      });
      gaps.push(...findMissing(all, locale, noun));
      return [noun, Object.fromEntries(texts)];
    });
    return [locale, Object.fromEntries(files)];
  });
  return { usable: { ...all, ...Object.fromEntries(inspected) }, gaps };
}

function findTextFaults(
  all: AllMessages,
  locale: CatalogueLocale,
  noun: CatalogueNoun,
  key: string,
  text: string,
): string[] {
  const file = `messages/${locale}/${noun}.json`;
  const faults = findFileFaults(file, locale, { [key]: text }, all[fallbackLocale][noun]);
  if (!key.startsWith(`${noun}.`)) faults.push(`${file}: ${key} must begin with ${noun}.`);
  return faults;
}

function findMissing(all: AllMessages, locale: CatalogueLocale, noun: CatalogueNoun): string[] {
  return Object.keys(all[fallbackLocale][noun])
    .filter((key) => !(key in all[locale][noun]))
    .map((key) => `messages/${locale}/${noun}.json: ${key} has no text; translate it`);
}

/** Finds every fault of the texts that sites put over the catalogue; such a text may write the site's name itself. */
export function findOverrideFaults(all: AllMessages, overrides: readonly OverrideFile[]): string[] {
  const english: MessageFile = Object.assign({}, ...NOUNS.map((noun) => all[fallbackLocale][noun]));
  return overrides.flatMap(({ file, locale, messages }) =>
    findFileFaults(file, locale, messages, english, ['{site}']),
  );
}

/** The languages complete enough to offer, in the order of `locales`. */
export function findOfferedLocales(all: AllMessages): CatalogueLocale[] {
  return CATALOGUE_LOCALES.filter((locale) => {
    const counts = NOUNS.map((noun) => {
      const keys = Object.keys(all[fallbackLocale][noun]);
      return {
        noun,
        keys: keys.length,
        has: keys.filter((key) => key in all[locale][noun]).length,
      };
    });
    const whole = counts.every(
      ({ noun, keys, has }) => !NEEDED_WHOLE.includes(noun) || has === keys,
    );
    const rest = counts.filter(({ noun }) => !NEEDED_WHOLE.includes(noun));
    const sum = (part: 'keys' | 'has') => rest.reduce((total, count) => total + count[part], 0);
    return whole && sum('has') >= sum('keys') * NEEDED_SHARE;
  });
}

function findFileFaults(
  file: string,
  locale: CatalogueLocale,
  messages: MessageFile,
  english: MessageFile,
  mayLack: readonly string[] = [],
): string[] {
  const faults: string[] = [];
  for (const [key, text] of Object.entries(messages)) {
    const at = `${file}: ${key}`;
    const model = english[key];
    if (model === undefined) {
      faults.push(`${at} is not in the English catalogue; add it there or remove it here`);
      continue;
    }
    try {
      const compiled = compile(key, text);
      faults.push(...findWordingFaults(at, locale, compiled));
      const wanted = describeArguments(compile(key, model));
      const found = describeArguments(compiled);
      const lacks = wanted.filter((argument) => !found.includes(argument));
      if (
        found.some((argument) => !wanted.includes(argument)) ||
        lacks.some((argument) => !mayLack.includes(argument))
      ) {
        faults.push(
          `${at} takes ${found.join(' ') || 'no arguments'}, the English text ${wanted.join(' ') || 'none'}`,
        );
      }
    } catch (error) {
      faults.push(`${at}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}

function compile(key: string, text: string): CompiledMessage {
  return compileCatalogue({ [key]: text })[key] ?? [];
}

function findWordingFaults(
  at: string,
  locale: CatalogueLocale,
  message: CompiledMessage,
): string[] {
  const faults: string[] = [];
  const { literals, plain } = collect(message);
  const text = literals.join('\n');
  if (text.trim() === '' && plain.length === 0 && literals.length > 0) {
    faults.push(`${at} is empty`);
  }
  if (text.includes('!')) faults.push(`${at} has an exclamation mark; end the sentence calmly`);
  for (const argument of plain) {
    if (NUMERIC_ARGUMENTS.includes(argument)) {
      faults.push(`${at} writes {${argument}} plainly; write {${argument}, number}`);
    }
  }
  const script = SCRIPTS[locale];
  if (script === undefined) return faults;
  if (script.otherDigits.test(text)) faults.push(`${at} has ${script.digits}`);
  if (script.fullStop.test(text)) {
    faults.push(`${at} ends a sentence with a full stop; write a danda (।)`);
  }
  return faults;
}

/** Names of the arguments with their kind; plural and number count as one kind, because languages differ in that. */
function describeArguments(message: CompiledMessage): string[] {
  const { kinds } = collect(message);
  return [...kinds]
    .map(([name, kind]) => (kind === '' ? `{${name}}` : `{${name}, ${kind}}`))
    .toSorted();
}

type Collected = { literals: string[]; plain: string[]; kinds: Map<string, string> };

function collect(message: CompiledMessage, into?: Collected): Collected {
  const found = into ?? { literals: [], plain: [], kinds: new Map<string, string>() };
  for (const token of message) {
    if (typeof token === 'string') {
      found.literals.push(token);
      continue;
    }
    const [name, kind = '', cases = {}] = token;
    const isNumber = kind === 'plural' || kind === 'selectordinal' || kind === 'number';
    if (kind === '') found.plain.push(name);
    // An argument that both chooses a plural and is printed counts once, as a number.
    if (isNumber || !found.kinds.has(name)) found.kinds.set(name, isNumber ? 'number' : kind);
    for (const chosen of Object.values(cases)) {
      if (typeof chosen === 'object') collect(chosen, found);
    }
  }
  return found;
}

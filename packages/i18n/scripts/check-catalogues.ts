/** What every catalogue must keep; each fault is a sentence that says where it is and what mends it. */
import { compileCatalogue } from '../src/compile.ts';
import type { CompiledMessage } from '../src/catalogue.types.ts';
import { fallbackLocale, locales } from '../src/locales.ts';
import type { Locale } from '../src/locales.ts';
import { NOUNS } from '../src/message-keys.ts';
import type { AllMessages, MessageFile, OverrideFile } from './message-files.ts';

/** Languages that must have every key; the others are offered by their coverage. */
const ALWAYS_COMPLETE: readonly string[] = ['bn', 'en'];
const NEEDED_WHOLE: readonly string[] = ['auth', 'wallet', 'errors'];
const NEEDED_SHARE = 0.9;
/** Arguments that are numbers: written plainly they would stay in Latin digits. */
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

/** Finds every fault of the catalogues; none when they may be compiled. */
export function findFaults(all: AllMessages): string[] {
  const faults: string[] = [];
  for (const locale of Object.keys(locales) as Locale[]) {
    for (const noun of NOUNS) {
      const file = `messages/${locale}/${noun}.json`;
      const english = all[fallbackLocale][noun];
      faults.push(...findFileFaults(file, locale, all[locale][noun], english));
      for (const key of Object.keys(all[locale][noun])) {
        if (!key.startsWith(`${noun}.`)) faults.push(`${file}: ${key} must begin with ${noun}.`);
      }
      if (!ALWAYS_COMPLETE.includes(locale)) continue;
      for (const key of Object.keys(english)) {
        if (!(key in all[locale][noun])) faults.push(`${file}: ${key} has no text; translate it`);
      }
    }
  }
  return faults;
}

/** Finds every fault of the texts that sites put over the catalogue. */
export function findOverrideFaults(all: AllMessages, overrides: readonly OverrideFile[]): string[] {
  const english: MessageFile = Object.assign({}, ...NOUNS.map((noun) => all[fallbackLocale][noun]));
  return overrides.flatMap(({ file, locale, messages }) =>
    findFileFaults(file, locale, messages, english),
  );
}

/** The languages complete enough to offer, in the order of `locales`. */
export function findOfferedLocales(all: AllMessages): Locale[] {
  return (Object.keys(locales) as Locale[]).filter((locale) => {
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
  locale: Locale,
  messages: MessageFile,
  english: MessageFile,
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
      if (wanted !== found) {
        faults.push(`${at} takes ${found || 'no arguments'}, the English text ${wanted || 'none'}`);
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

function findWordingFaults(at: string, locale: Locale, message: CompiledMessage): string[] {
  const faults: string[] = [];
  const { literals, plain } = collect(message);
  const text = literals.join('\n');
  if (text.trim() === '' && plain.length === 0 && literals.length > 0) {
    faults.push(`${at} is empty`);
  }
  if (text.includes('!')) faults.push(`${at} has an exclamation mark; the voice is calm`);
  for (const argument of plain) {
    if (NUMERIC_ARGUMENTS.includes(argument)) {
      faults.push(`${at} writes {${argument}} plainly; write {${argument}, number}`);
    }
  }
  if (locale !== 'bn') return faults;
  if (/[0-9]/.test(text)) faults.push(`${at} has Latin digits; write Bengali ones`);
  if (/[\u0980-\u09ff)”]\.(?=\s|$)/.test(text)) {
    faults.push(`${at} ends a sentence with a full stop; write a danda (।)`);
  }
  return faults;
}

/** Names of the arguments with their kind; plural and number are one kind, as languages differ. */
function describeArguments(message: CompiledMessage): string {
  const { kinds } = collect(message);
  return [...kinds]
    .map(([name, kind]) => (kind === '' ? `{${name}}` : `{${name}, ${kind}}`))
    .toSorted()
    .join(' ');
}

type Collected = { literals: string[]; plain: string[]; kinds: Map<string, string> };

function collect(message: CompiledMessage, into?: Collected): Collected {
  const found = into ?? { literals: [], plain: [], kinds: new Map<string, string>() };
  for (const token of message) {
    if (typeof token === 'string') {
      found.literals.push(token);
      continue;
    }
    const [name, kind = '', options] = token;
    const isNumber = kind === 'plural' || kind === 'selectordinal' || kind === 'number';
    if (kind === '') found.plain.push(name);
    // An argument that chooses a plural and is printed too counts once, as a number.
    if (isNumber || !found.kinds.has(name)) found.kinds.set(name, isNumber ? 'number' : kind);
    if (typeof options !== 'object' || options === null) continue;
    for (const option of Object.values(options)) {
      if (Array.isArray(option)) collect(option as CompiledMessage, found);
    }
  }
  return found;
}

import { hasOwn } from '@maidan/contract/has-own';
import type { CompiledMessage, MessageCases, MessageKind } from './catalogues/catalogue.types.ts';
import { cachedByTag } from './formats/intl-objects.ts';
import { writeNumber } from './formats/number.ts';

/**
 * Values of a message's arguments. A number belongs to a `{name, number}` or plural argument and is written in the
 * reader's digits. Money, percentages and times are passed as text that `format` made.
 */
export type MessageValues = { readonly [argument: string]: string | number };

const cardinals = cachedByTag((tag) => new Intl.PluralRules(tag));
const ordinals = cachedByTag((tag) => new Intl.PluralRules(tag, { type: 'ordinal' }));

/**
 * The text of a compiled message with its values put in. An argument without a value leaves nothing.
 *
 * @param tag BCP 47 tag with the reader's digits, such as `bn-BD-u-nu-beng`
 * @param count the value of `#` inside a plural; elsewhere `#` stays unchanged
 */
export function writeMessage(
  message: CompiledMessage,
  tag: string,
  values: MessageValues = {},
  count = '#',
): string {
  let text = '';
  for (const part of message) {
    if (typeof part === 'string') {
      text += part === '#' ? count : part;
      continue;
    }
    const [name, kind, cases] = part;
    const value = values[name] ?? '';
    text += kind === undefined ? value : WRITERS[kind](value, tag, values, cases);
  }
  return text;
}

type Writer = (
  value: string | number,
  tag: string,
  values: MessageValues,
  cases?: MessageCases,
) => string;

const WRITERS: Readonly<Record<MessageKind, Writer>> = {
  number: (value, tag) => writeNumber(Number(value), tag),
  plural: pluralWriter(cardinals),
  selectordinal: pluralWriter(ordinals),
  select: (value, tag, values, cases = {}) =>
    writeMessage(caseOf(cases, String(value)) ?? caseOf(cases, 'other') ?? [], tag, values),
};

function pluralWriter(rulesOf: (tag: string) => Intl.PluralRules): Writer {
  return (value, tag, values, cases = {}) => {
    const rest = Number(value) - (cases.offset ?? 0);
    const chosen =
      caseOf(cases, String(value)) ??
      caseOf(cases, rulesOf(tag).select(rest)) ??
      caseOf(cases, 'other');
    return writeMessage(chosen ?? [], tag, values, writeNumber(rest, tag));
  };
}

function caseOf(cases: MessageCases, name: string): CompiledMessage | undefined {
  const found = hasOwn(cases, name) ? cases[name] : undefined;
  return typeof found === 'object' ? found : undefined;
}

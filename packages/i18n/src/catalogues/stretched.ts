/**
 * The stretched test language: English with every letter accented, each text 40 % longer and in brackets. A text
 * without brackets is not a message, and one that is cut off shows that a box is too small. It is made on request, and
 * only development requests it.
 */
import { loaders as english } from '../../generated/loaders.ts';
import type { CatalogueLoaders, CompiledCatalogue, CompiledMessage } from './catalogue.types.ts';
import { NOUNS } from './message-keys.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒğĥîĵķļɱñöþɋřšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽ';
const LONGER_BY = 0.4;
const BRACKETS_AND_SPACE = 3;
const FILLER = 'one two three four five six seven eight nine ten eleven twelve ';

/** Loads each noun's catalogue in the test language. */
export const loaders = Object.fromEntries(
  NOUNS.map((noun) => [
    noun,
    async () => ({ messages: stretchCatalogue((await english.en[noun]()).messages) }),
  ]),
) as unknown as CatalogueLoaders;

/** The messages of a compiled catalogue, stretched; arguments stay as they are. */
export function stretchCatalogue(catalogue: CompiledCatalogue): CompiledCatalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, stretchMessage(message)]),
  );
}

function stretchMessage(message: CompiledMessage): CompiledMessage {
  const more = Math.ceil(lengthOf(message) * LONGER_BY) - BRACKETS_AND_SPACE;
  if (more <= 0) return ['⟦', ...accentMessage(message), '⟧'];
  const filler = FILLER.repeat(Math.ceil(more / FILLER.length))
    .slice(0, more)
    .trim();
  return ['⟦', ...accentMessage(message), ` ${accent(filler)}⟧`];
}

function accentMessage(message: CompiledMessage): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' ? token : accent(token);
    const [name, kind, cases] = token;
    if (cases === undefined) return token;
    const accented = Object.entries(cases).map(([chosen, value]) => [
      chosen,
      typeof value === 'object' ? accentMessage(value) : value,
    ]);
    return [name, kind, Object.fromEntries(accented)] as const;
  });
}

/** The number of letters when each plural and choice takes its longest case. */
function lengthOf(message: CompiledMessage): number {
  let length = 0;
  for (const token of message) {
    if (typeof token === 'string') length += token.length;
    else {
      const cases = Object.values(token[2] ?? {}).filter((value) => typeof value === 'object');
      length += Math.max(0, ...cases.map(lengthOf));
    }
  }
  return length;
}

function accent(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));
}

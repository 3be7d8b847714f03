import type { ApiDocument, Schema } from './document.ts';

const FORMATS: Readonly<Record<string, string>> = {
  uri: 'https://made.example/x',
  date: '2026-11-20',
  'date-time': '2026-11-20T10:00:00.000Z',
};
/** A text for each pattern of the document without examples of its own. A new pattern needs a text here. */
const TEXTS = [
  'BDT',
  'bn',
  '#0b1110',
  '+880',
  '/m/home',
  'Made',
  'made.fault',
  '1.2',
  '18:30',
  'm'.repeat(43),
  `${'A0:'.repeat(31)}A0`,
];
const DEEPEST = 8;

/** A random value that satisfies a schema; `random` answers numbers from 0 to below 1. */
export function madeValue(document: ApiDocument, schema: Schema, random: () => number): unknown {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const upTo = (most: number) => Math.floor(random() * (most + 1));

  function made(part: Schema, depth: number): unknown {
    if (part.$ref !== undefined) {
      const named = document.components.schemas[part.$ref.split('/').at(-1) ?? ''];
      if (!named) throw new Error(`${part.$ref} leads nowhere`);
      return made(named, depth);
    }
    if (part.const !== undefined) return part.const;
    if (part.enum) return pick(part.enum);
    // A text may have to satisfy more than its schema can say, such as being the name of a time zone.
    if (part.examples) return pick(part.examples);
    const choice = pick(part.anyOf ?? part.oneOf ?? []);
    if (choice) return made(choice, depth + 1);
    if (part.allOf)
      return Object.assign(
        {},
        ...part.allOf.map((one) => made(one, depth + 1)),
        objectOf(part, depth),
      );
    const type = Array.isArray(part.type) ? pick(part.type) : part.type;
    if (type === 'object') return objectOf(part, depth);
    if (type === 'array') return listOf(part, depth);
    if (type === 'integer' || type === 'number') return numberOf(part);
    if (type === 'boolean') return random() < 0.5;
    return type === 'string' ? textOf(part) : null;
  }

  function objectOf(
    { properties = {}, required = [], additionalProperties }: Schema,
    depth: number,
  ) {
    const named = Object.entries(properties).flatMap(([name, property]) =>
      required.includes(name) || (depth < DEEPEST && random() < 0.5)
        ? [[name, made(property, depth + 1)] as const]
        : [],
    );
    const more =
      typeof additionalProperties === 'object' && Object.keys(properties).length === 0
        ? [['madeUp', made(additionalProperties, depth + 1)] as const]
        : [];
    return Object.fromEntries([...named, ...more]);
  }

  function listOf({ items, minItems = 0 }: Schema, depth: number): unknown[] {
    const length = Math.max(minItems, depth < DEEPEST ? upTo(3) : 0);
    return Array.from({ length }, () => made(items ?? {}, depth + 1));
  }

  function numberOf({ minimum = -1000, maximum = 1_000_000 }: Schema): number {
    const least = Math.max(minimum, -1_000_000_000);
    return least + upTo(Math.min(maximum, 1_000_000_000) - least);
  }

  function textOf({ pattern, format, minLength = 0, maxLength = 40 }: Schema): string {
    const known = format === undefined ? undefined : FORMATS[format];
    if (known !== undefined) return known;
    if (pattern !== undefined) {
      const fits = TEXTS.filter((text) => new RegExp(pattern).test(text));
      if (fits.length === 0) throw new Error(`No text of the mock keeps ${pattern}`);
      return pick(fits) ?? '';
    }
    const length = Math.min(maxLength, Math.max(minLength, upTo(12)));
    return 'মেলা made up text, and more of it'.slice(0, length);
  }

  return made(schema, 0);
}

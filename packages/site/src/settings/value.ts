import type { z } from 'zod';
import { siteSettingsSchema } from './schema.ts';

/** Raised when a typed value is not what its setting takes; the message says what it takes. */
export class SettingValueError extends Error {
  override readonly name = 'SettingValueError';
}

/** What a setting accepts, as far as it decides how typed text is read. */
interface Takes {
  readonly kinds: ReadonlySet<Kind>;
  /** The texts of a setting that knows only some. */
  readonly options: readonly string[];
}

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null';
type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

const SAID: Readonly<Record<Kind, string>> = {
  text: 'a text, without quotes',
  number: 'a number, such as 5',
  boolean: 'true or false',
  list: 'a list as JSON, such as [] or ["a","b"]',
  object: 'an object as JSON, such as {"bn":"…","en":"…"}',
  null: 'null',
};

/**
 * The value that an operator typed for a setting, read by what the setting accepts: a text with or without quotes, a
 * number, true or false, or a list or an object as JSON. `path` has dots, such as `maintenance.on`.
 * @throws SettingValueError when there is no such setting, or it accepts something else
 */
export function readSettingValue(path: string, typed: string): unknown {
  const schema = schemaAt(siteSettingsSchema, path.split('.'));
  if (!schema) throw new SettingValueError(`There is no setting ${path}.`);
  const { kinds, options } = takesOf(schema);
  const value = kinds.has('text') ? readText(typed, kinds) : parsed(typed);
  const isOption = typeof value !== 'string' || options.length === 0 || options.includes(value);
  if (kinds.has(kindOf(value)) && isOption) return value;
  const said = [...kinds].map((kind) =>
    kind === 'text' && options.length > 0 ? `one of ${options.join(', ')}` : SAID[kind],
  );
  throw new SettingValueError(`${path} takes ${said.join(', or ')}; ${typed} is none.`);
}

/** A text that happens to be JSON, such as 0, stays the typed text, unless the setting accepts such JSON too. */
function readText(typed: string, kinds: ReadonlySet<Kind>): unknown {
  const value = parsed(typed);
  if (typeof value === 'string') return value;
  return value !== undefined && kinds.has(kindOf(value)) ? value : typed;
}

function parsed(typed: string): unknown {
  try {
    return JSON.parse(typed) as unknown;
  } catch {
    return undefined;
  }
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'object' ? 'object' : 'text';
}

function schemaAt(schema: Schema, [step, ...rest]: readonly string[]): Schema | undefined {
  if (step === undefined) return schema;
  const inner = definitionsOf(schema).flatMap((definition) => stepInto(definition, step));
  return inner.map((child) => schemaAt(child, rest)).find(Boolean);
}

function stepInto(definition: Definition, step: string): Schema[] {
  if (definition.type === 'object') {
    return Object.hasOwn(definition.shape, step) ? [definition.shape[step] as Schema] : [];
  }
  if (definition.type === 'record') return [definition.valueType];
  return definition.type === 'array' && /^\d+$/.test(step) ? [definition.element] : [];
}

function takesOf(schema: Schema): Takes {
  const definitions = definitionsOf(schema);
  const options = definitions.flatMap((definition) =>
    definition.type === 'enum' ? Object.values(definition.entries).map(String) : [],
  );
  return { kinds: new Set(definitions.flatMap(kindsOf)), options };
}

function kindsOf(definition: Definition): Kind[] {
  switch (definition.type) {
    case 'object':
    case 'record':
      return ['object'];
    case 'array':
      return ['list'];
    case 'literal':
      return definition.values.map(kindOf);
    case 'number':
    case 'boolean':
    case 'null':
      return [definition.type];
    default:
      return ['text'];
  }
}

/** The definitions that a schema may be met by, without what only wraps them. */
function definitionsOf(schema: Schema): Definition[] {
  const { def: definition } = schema as unknown as { readonly def: Definition };
  switch (definition.type) {
    case 'optional':
    case 'default':
      return definitionsOf(definition.innerType);
    case 'nullable':
      return [...definitionsOf(definition.innerType), { type: 'null' }];
    case 'union':
      return definition.options.flatMap(definitionsOf);
    default:
      return [definition];
  }
}

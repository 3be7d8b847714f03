import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../terminal/project.ts';

/** A schema of the document, as far as values are made from one. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
}

/** What an answer of one status holds. */
export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

/** An operation, as far as it is answered. */
export interface Operation {
  /** The ways to say who asks, one of which is needed; an empty one is nobody. */
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, { content: Readonly<Record<string, Media>> }>>;
}

/** The document that the mock is made from. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    /** A problem of each code. */
    readonly examples: Readonly<Record<string, { readonly value: { readonly status: number } }>>;
  };
}

/** Reads the committed document. */
export function readApiDocument(): ApiDocument {
  const file = join(projectRoot, 'packages/contract/openapi.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
}

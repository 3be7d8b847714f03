import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../terminal/project.ts';

/** The parts of a schema that values are made from. */
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

/** The content of a response with one status. */
export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

/** The parts of an operation that are needed to answer it. */
export interface Operation {
  /** The ways to authenticate, one of which is needed; an empty one allows no authentication. */
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, { content: Readonly<Record<string, Media>> }>>;
}

/** The OpenAPI document from which the mock is made. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    /** An example of each problem, by its code. */
    readonly examples: Readonly<Record<string, { readonly value: { readonly status: number } }>>;
  };
}

/** Reads the committed OpenAPI document. */
export function readApiDocument(): ApiDocument {
  const file = join(projectRoot, 'packages/contract/openapi.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
}

// The document as outsiders read it: what must be sent, what is answered, and whether tools can read it.
import { bundleFromString, createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { buildOpenApiDocument } from './openapi.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into documents of every shape
type Loose = any;
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}
interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { content: Record<string, { schema: Loose; example?: unknown }> };
  readonly responses: Record<string, { content: Record<string, Loose>; headers?: object }>;
  readonly 'x-access': string;
  readonly 'x-sealed'?: true;
  readonly 'x-events'?: Record<string, { data: { $ref?: string; required?: string[] } }>;
}

const document = buildOpenApiDocument() as Loose;
const operations: [string, Operation][] = Object.entries(document.paths).flatMap(
  ([path, item]: [string, Loose]) =>
    Object.entries(item as Record<string, Operation>).flatMap(([method, operation]) =>
      method === 'parameters' ? [] : [[`${method} ${path}`, operation] as [string, Operation]],
    ),
);
const byId = (id: string) =>
  operations.find(([, { operationId }]) => operationId === id)?.[1] ?? expect.fail(`no ${id}`);
const endpointOf = (id: string) =>
  ENDPOINTS.find(({ route }) => route.operationId === id) ?? expect.fail(`no ${id}`);
const headersOf = ({ parameters = [] }: Operation) =>
  parameters.filter((parameter) => parameter.in === 'header');

describe('the document', () => {
  test('keeps the recommended rules of the linter', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
    await expect(bundleFromString({ source, config })).resolves.toBeDefined();
  });

  test('says whose it is, where it is served and what its nouns are', () => {
    expect(document.info.license.name).toBe('MIT');
    expect(document.servers[0].variables.apiUrl.default).toMatch(/^http/);
    const tags = document.tags.map(({ name }: { name: string }) => name);
    for (const [name, operation] of operations) expect(tags, name).toContain(operation.tags[0]);
  });
});

describe('what must be sent', () => {
  test('a session is a bearer token, and each operation says whether it needs one', () => {
    expect(document.components.securitySchemes.session).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
    for (const [name, operation] of operations) {
      const isOpen = operation.security.some((one) => Object.keys(one).length === 0);
      expect(isOpen, name).toBe(operation['x-access'] === 'public');
      expect(operation.security, name).toContainEqual({ session: [] });
    }
  });

  test('every operation knows the headers of web', () => {
    for (const [path, item] of Object.entries<Loose>(document.paths)) {
      const names = item.parameters.map(
        ({ $ref }: { $ref: string }) =>
          document.components.parameters[$ref.split('/').at(-1) ?? ''].name,
      );
      expect(names, path).toEqual([
        'Maidan-Deployment',
        'Maidan-Host',
        'Maidan-Client-Address',
        'Maidan-Country',
        'Maidan-Device',
        'X-Request-Id',
      ]);
    }
  });

  test('each sealed body names its header, its envelope and the payload inside', () => {
    const sealed = operations.filter(([, operation]) => operation['x-sealed']);
    expect(sealed).toHaveLength(13);
    for (const [name, operation] of sealed) {
      expect(headersOf(operation), name).toContainEqual(
        expect.objectContaining({ name: 'Encryption', required: true }),
      );
      const { schema } = operation.requestBody?.content['application/json'] ?? expect.fail(name);
      const inside = schema.properties.sealed.contentSchema;
      expect(inside.required, name).toEqual(['issuedAt', 'nonce', 'payload']);
      const payload = inside.properties.payload.$ref.split('/').at(-1);
      const { properties } = document.components.schemas[payload];
      expect(Object.keys(properties).length, name).toBeGreaterThan(0);
      expect(operation.description, name).toContain('AES-GCM');
      expect(operation.description, name).toContain('associated data');
    }
    expect(document['x-sealing']).toMatchObject({ wrapping: 'RSA-OAEP-256', cipher: 'A256GCM' });
    expect(document['x-sealing'].associatedData).toBe('<site of the key> <METHOD> <path>');
  });

  test('a transfer names its key, and a registration its module', () => {
    expect(headersOf(byId('postWalletTransfer'))).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', required: true }),
    );
    expect(headersOf(byId('putAccountRegister')).map(({ name }) => name)).toContain('Module-Id');
  });
});

describe('what is answered', () => {
  test('the stream says which events it has, and what each holds', () => {
    const events = byId('getLiveEvents')['x-events'] ?? {};
    expect(
      Object.entries(events).map(([name, { data }]) => [name, data.$ref ?? data.required]),
    ).toEqual([
      ['balance', '#/components/schemas/Wallet'],
      ['notices', ['unread', 'version']],
      ['promotions', ['version']],
      ['deposits', ['deposits']],
      ['withdrawals', ['withdrawals']],
      ['jobs', ['jobs']],
      ['inbox', ['unread', 'version']],
      ['ended', undefined],
      ['chat', '#/components/schemas/ChatState'],
    ]);
  });

  test('a wrong method is 405 with the allowed ones, and too many requests say when to come again', () => {
    for (const [name, { responses }] of operations) {
      expect(responses['405']?.headers, name).toHaveProperty('Allow');
      expect(responses['429']?.headers, name).toHaveProperty('Retry-After');
    }
  });

  test('a site without an age statement of its own may say null', () => {
    const { anyOf } = document.components.schemas.SiteSettings.properties.ageStatement;
    expect(anyOf).toEqual([{ $ref: '#/components/schemas/Localised' }, { type: 'null' }]);
  });
});

/** A multipart example, which shows files as texts, as a program sends it. */
function asFiles(example: Loose): Loose {
  const fields = Object.entries(example as Record<string, string>);
  return Object.fromEntries(fields.map(([name, text]) => [name, new Blob([text])]));
}

describe('examples', () => {
  test.each(operations)('of %s fits its own schema', (_name, { operationId: id }) => {
    const { shapes, reply, options, example } = endpointOf(id) as Loose;
    const request = options.multipart ? asFiles(example.request) : example.request;
    if (shapes.body) expect(shapes.body.safeParse(request).error).toBeUndefined();
    else expect(example.request).toBeUndefined();
    const parameters = { ...shapes.params?.shape, ...shapes.query?.shape };
    for (const [name, value] of Object.entries(example.parameters ?? {}))
      expect(parameters[name]?.safeParse(value).success, name).toBe(true);
    const isStream = byId(id)['x-events'] !== undefined;
    if (!isStream) expect(reply.safeParse(example.reply).error).toBeUndefined();
    const [content] = Object.values(byId(id).responses['200']?.content ?? {});
    expect(content.example).toEqual(example.reply);
    const [body] = Object.values(byId(id).requestBody?.content ?? {});
    if (body) expect(body.example).toEqual(options.sealed ? expect.anything() : example.request);
  });
});

import { OpenAPIHono } from '@hono/zod-openapi';
import { sealedPayloadName } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 document of every declared endpoint; deterministic. Where a body travels sealed, `x-sealed-payload` is the
 * schema of what is inside.
 */
export function buildOpenApiDocument(): Json {
  const app = new OpenAPIHono();
  for (const endpoint of ENDPOINTS) {
    const { route, options, shapes } = endpoint;
    if (options.sealed && shapes.body)
      app.openAPIRegistry.register(sealedPayloadName(String(route.operationId)), shapes.body);
    app.openAPIRegistry.registerPath(route);
  }
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Maidan lobby API',
      version: '1.0.0',
      description:
        'Everything the mobile front end asks of a back end. Errors are problem documents (RFC 9457) with a code. Money is an integer of minor units beside its currency. A query parameter that an operation does not name, or that comes twice, is refused with request.invalid.',
    },
    security: [],
  }) as unknown as Json;
  return withNullableReferences(document) as Json;
}

/**
 * A shape of a name or null comes out of the generator as "that shape, and an object or null", which null never is: said
 * here as what it means.
 */
function withNullableReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullableReferences);
  if (typeof node !== 'object' || node === null) return node;
  const { allOf, ...rest } = node as { allOf?: Json[] };
  const [reference, other] = allOf ?? [];
  const types = other?.['type'];
  const isNullable = allOf?.length === 2 && Array.isArray(types) && types.includes('null');
  const shown = isNullable ? { ...rest, anyOf: [reference, { type: 'null' }] } : node;
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, withNullableReferences(value)]),
  );
}

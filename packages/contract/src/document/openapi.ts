import { OpenAPIHono } from '@hono/zod-openapi';
import { SECURITY_SCHEMES, SEALING, TAGS, WEB_HEADERS } from './common-parts.ts';
import { withDetails } from './operation-details.ts';
import { sealedPayloadName } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

type Json = Record<string, unknown>;

const DESCRIPTION = [
  'Everything the mobile front end asks of a back end.',
  'Errors are problem documents (RFC 9457) with a code; the description of a response lists the codes of its status.',
  'Money is an integer of minor units beside its currency.',
  'A query parameter that an operation does not name, or that comes twice, is refused with `request.invalid`.',
  'A body says `Content-Type: application/json` unless its operation says otherwise.',
  'Which site is meant says the host of the request, or `Maidan-Host` from web.',
].join(' ');

/**
 * The OpenAPI 3.1 document of every declared endpoint; deterministic. Where a body travels sealed, `x-sealed-payload` is the
 * schema of what is inside.
 */
export function buildOpenApiDocument(): Json {
  const app = registeredApp();
  const generated = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Maidan lobby API', version: '1.1.0', description: DESCRIPTION },
  }) as unknown as Json;
  const { paths, components } = withNullableReferences(generated) as Generated;
  const document = {
    openapi: generated['openapi'],
    info: {
      ...(generated['info'] as Json),
      contact: { name: 'The maintainers of Maidan' },
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [
      {
        url: '{apiUrl}',
        description: 'Where the back end listens, as API_URL of web names it',
        variables: {
          apiUrl: { default: 'http://127.0.0.1:3001', description: 'Origin, without a path' },
        },
      },
    ],
    tags: TAGS,
    'x-sealing': SEALING,
    paths,
    components: {
      schemas: components.schemas,
      parameters: WEB_HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
  return withDetails(document, ENDPOINTS);
}

function registeredApp(): OpenAPIHono {
  const app = new OpenAPIHono();
  for (const { route, options, shapes } of ENDPOINTS) {
    if (options.sealed && shapes.body)
      app.openAPIRegistry.register(sealedPayloadName(String(route.operationId)), shapes.body);
    app.openAPIRegistry.registerPath(route);
  }
  return app;
}

interface Generated {
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: { readonly schemas: Record<string, Json> };
}

/**
 * The generator writes a nullable reference as "that shape, and an object or null", which null never fits; this writes
 * what is meant.
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

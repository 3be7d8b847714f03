import { OpenAPIHono } from '@hono/zod-openapi';
import { ENDPOINTS } from './endpoints.ts';

/** The OpenAPI 3.1 document of every declared endpoint; deterministic. */
export function buildOpenApiDocument(): Record<string, unknown> {
  const app = new OpenAPIHono();
  for (const endpoint of ENDPOINTS) app.openAPIRegistry.registerPath(endpoint.route);
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Maidan lobby API',
      version: '1.0.0',
      description:
        'Everything the mobile front end asks of a back end. Errors are problem documents (RFC 9457) with a code. Money is an integer of minor units beside its currency.',
    },
    security: [],
  }) as unknown as Record<string, unknown>;
}

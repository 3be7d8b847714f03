import { OpenAPIHono } from '@hono/zod-openapi';
import { CONSOLE_ENDPOINTS } from './console-endpoints.ts';

/** The OpenAPI 3.1 document of the console's endpoints (OPS-90); deterministic. */
export function buildConsoleDocument(): Record<string, unknown> {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', 'operator', {
    type: 'http',
    scheme: 'bearer',
    description: 'The session of an operator',
  });
  for (const { route, permission } of CONSOLE_ENDPOINTS) {
    app.openAPIRegistry.registerPath({
      ...route,
      security: permission === 'public' ? [] : [{ operator: [] }],
    });
  }
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Maidan console API',
      version: '1.0.0',
      description:
        'What operators do with a deployment. It is served on a port of its own and never by the lobby. `x-permission` names what a grant on the site has to give.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [
      { url: '{consoleUrl}', variables: { consoleUrl: { default: 'http://127.0.0.1:3004' } } },
    ],
    tags: [{ name: 'console', description: 'Operators and what they do' }],
  }) as unknown as Record<string, unknown>;
}

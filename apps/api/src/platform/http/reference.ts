import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { AppError } from '@maidan/contract/errors';
import type { Router } from './router.ts';
import { isLoopbackName } from './loopback-name.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>API reference</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
  </head>
  <body>
    <script id="api-reference" data-url="/openapi.json" data-configuration='{"withDefaultFonts":false,"hideClientButton":true,"telemetry":false,"agent":{"disabled":true},"mcp":{"disabled":true}}'></script>
    <script src="/reference/standalone.js"></script>
  </body>
</html>
`;

// The page's library writes style elements; scripts come from this origin only.
const PAGE_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Binds the reference page and the OpenAPI document that it shows; in development only, and under a loopback name only.
 * Nothing on the page comes from another origin. A production installation lacks the library that draws the page, so it
 * has no such page.
 */
export function bindReference(router: Router, document: object): void {
  const { hono, kernel } = router;
  for (const path of ['/openapi.json', '/reference', '/reference/*']) {
    hono.use(path, async (c, next) => {
      const { host } = kernel.readOrigin((name) => c.req.header(name), '127.0.0.1');
      if (!isLoopbackName(host)) throw new AppError('request.not_found');
      await next();
    });
  }
  const json = JSON.stringify(document);
  hono.get('/openapi.json', (c) => {
    c.set('route', '/openapi.json');
    return c.body(json, 200, { 'Content-Type': 'application/json' });
  });
  const scriptPath = standalonePath();
  if (scriptPath === undefined) return;
  let script: Buffer | undefined;
  hono.get('/reference', (c) => {
    c.set('route', '/reference');
    return c.html(PAGE, 200, { 'Content-Security-Policy': PAGE_CSP });
  });
  hono.get('/reference/standalone.js', (c) => {
    c.set('route', '/reference/standalone.js');
    script ??= readFileSync(scriptPath);
    return c.body(new Uint8Array(script), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'private, max-age=3600',
    });
  });
}

function standalonePath(): string | undefined {
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve('@scalar/api-reference');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
  const root = entry.slice(0, entry.lastIndexOf(join('dist', '')));
  return join(root === '' ? dirname(entry) : root, 'dist', 'browser', 'standalone.js');
}

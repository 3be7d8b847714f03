import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

const FOREVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';
/** A browser asks for the worker of a site anew on every visit; a copy of it would hold back a new version. */
const NEVER_KEPT = 'no-cache';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Serves what lies in folders: the built client, its service worker, and the art when there is a folder of it. */
export function bindFiles(app: Hono, clientDir: string, artDir: string): void {
  const built = serveStatic({
    root: clientDir,
    rewriteRequestPath: (path) => path.slice('/m'.length),
    precompressed: true,
  });
  app.use('/m/assets/*', withHeaders(built, { 'Cache-Control': FOREVER }));
  app.use(
    '/m/service-worker.js',
    // Asked for on every visit: an unchanged one is answered without a body.
    etag({ retainedHeaders: ['cache-control', 'content-security-policy', 'etag'] }),
    withHeaders(built, {
      'Cache-Control': NEVER_KEPT,
      'Content-Security-Policy': WORKER_POLICY,
    }),
  );
  if (artDir) bindArt(app, artDir);
}

function bindArt(app: Hono, folder: string): void {
  const choose = artFileChooser(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const art = serveStatic({
    root: folder,
    rewriteRequestPath: (path, c) =>
      choose(path.slice('/m/art'.length), c.req.header('save-data') === 'on'),
  });
  app.use('/m/art/*', withHeaders(art, { 'Cache-Control': A_WEEK, Vary: 'Save-Data' }));
}

/** The headers are put on the answer itself: the server's own hook comes when its headers are fixed already. */
function withHeaders(
  serve: MiddlewareHandler,
  headers: Readonly<Record<string, string>>,
): MiddlewareHandler {
  return async (c, next) => {
    const answer = await serve(c, next);
    // A file that is not there leaves the answer to those behind, and what comes back then is no response.
    if (!(answer instanceof Response)) return undefined;
    for (const [name, value] of Object.entries(headers)) answer.headers.append(name, value);
    answer.headers.set('X-Content-Type-Options', 'nosniff');
    return answer;
  };
}

/** Width in the name of a picture's smaller twin: `banner.webp` and `banner-480.webp`. */
const SMALL = /-480(\.\w+)$/;

/**
 * Says which file a reader is given: the smaller twin, where there is one, when the request asks to save data
 * (`Save-Data: on`). Paths are those below the folder, beginning with a slash.
 *
 * @param names the files of the folder, relative to it
 */
export function artFileChooser(
  names: readonly string[],
): (path: string, isSaving: boolean) => string {
  const smallOf = new Map(
    names
      .filter((name) => SMALL.test(name))
      .map((name) => `/${name.split(sep).join('/')}`)
      .map((path) => [path.replace(SMALL, '$1'), path]),
  );
  return (path, isSaving) => (isSaving ? (smallOf.get(path) ?? path) : path);
}

import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { CHECKER_FILE, CHECKER_FILE_ADDRESS } from '#platform/checker/address.ts';
import { WORKER_ADDRESS, WORKER_SCOPE } from '#platform/installation/worker-messages.ts';
import { problemResponse } from '@maidan/deployment/problem';

const FOREVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';
/** A browser asks for the worker of a site on every visit; a cached copy would hold back a new version. */
const NEVER_KEPT = 'no-cache';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Serves the files in two folders: the built client with its service worker, and the art when it has a folder. A file
 * that does not exist is not found, whoever asks (SHELL-33).
 */
export function bindFiles(app: Hono, clientDir: string, artDir: string): void {
  const built = serveStatic({
    root: clientDir,
    rewriteRequestPath: (path) => path.slice('/m'.length),
    precompressed: true,
  });
  app.use('/m/assets/*', withHeaders(built, { 'Cache-Control': FOREVER }));
  app.use(
    WORKER_ADDRESS,
    // Browsers ask on every visit; an unchanged file is answered without a body.
    etag({
      retainedHeaders: [
        'cache-control',
        'content-security-policy',
        'service-worker-allowed',
        'etag',
      ],
    }),
    withHeaders(built, {
      'Cache-Control': NEVER_KEPT,
      'Content-Security-Policy': WORKER_POLICY,
      // This path is wider than the worker's folder, because bare `/m` is a page of the site too.
      'Service-Worker-Allowed': WORKER_SCOPE,
    }),
  );
  app.use(
    CHECKER_FILE_ADDRESS,
    etag({ retainedHeaders: ['cache-control', 'content-disposition', 'etag'] }),
    withHeaders(built, {
      'Cache-Control': NEVER_KEPT,
      // It is a file to keep; opened from here it would be a page of the site without its policy.
      'Content-Disposition': `attachment; filename="${CHECKER_FILE}"`,
    }),
  );
  if (artDir) bindArt(app, artDir);
  else app.use(ART, () => Promise.resolve(problemResponse('request.not_found')));
}

const ART = '/m/art/*';

function bindArt(app: Hono, folder: string): void {
  const choose = artFileChooser(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const art = serveStatic({
    root: folder,
    rewriteRequestPath: (path, c) =>
      choose(path.slice('/m/art'.length), c.req.header('save-data') === 'on'),
  });
  app.use(ART, withHeaders(art, { 'Cache-Control': A_WEEK, Vary: 'Save-Data' }));
}

/** Sets headers on the answer itself, because the server's own hook runs too late to change them. */
function withHeaders(
  serve: MiddlewareHandler,
  headers: Readonly<Record<string, string>>,
): MiddlewareHandler {
  return async (c) => {
    // Otherwise a missing file would reach the next handlers, which take its address for a page.
    const answer = await serve(c, () => Promise.resolve());
    if (!(answer instanceof Response)) return problemResponse('request.not_found');
    for (const [name, value] of Object.entries(headers)) answer.headers.append(name, value);
    // A file that never changes is never asked for again, so its date would be wasted bytes.
    if (headers['Cache-Control'] === FOREVER) answer.headers.delete('Last-Modified');
    answer.headers.set('X-Content-Type-Options', 'nosniff');
    return answer;
  };
}

/** The width in the name of a picture's smaller version: `banner-480.webp` beside `banner.webp`. */
const WIDTH = /-(\d{2,4})(\.\w+)$/;

const widthOf = (path: string) => Number(WIDTH.exec(path)?.[1]);

/**
 * Says which file a reader is given: the smallest twin, where there is one, when the request asks to save data
 * (`Save-Data: on`), the picture itself in place of a width that it does not lie in, and WebP in place of an AVIF that
 * is not there. Paths are those below the folder, beginning with a slash.
 *
 * @param names the files of the folder, relative to it
 */
export function artFileChooser(
  names: readonly string[],
): (path: string, isSaving: boolean) => string {
  const present = new Set(names.map((name) => `/${name.split(sep).join('/')}`));
  const ownOf = (path: string) => {
    const own = path.replace(WIDTH, '$2');
    return present.has(own) ? own : path;
  };
  const smallOf = new Map<string, string>();
  for (const path of present) {
    const own = ownOf(path);
    if (own === path) continue;
    const known = smallOf.get(own);
    if (known === undefined || widthOf(path) < widthOf(known)) smallOf.set(own, path);
  }
  const inWidth = (path: string, isSaving: boolean) => {
    const own = ownOf(path);
    if (isSaving) return smallOf.get(own) ?? own;
    return present.has(path) ? path : own;
  };
  return (path, isSaving) => {
    const chosen = inWidth(path, isSaving);
    const isMissing = chosen.endsWith('.avif') && !present.has(chosen);
    return isMissing ? inWidth(path.replace(/avif$/, 'webp'), isSaving) : chosen;
  };
}

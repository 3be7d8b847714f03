import { Hono, type Context } from 'hono';
import { etag as withEtag } from 'hono/etag';
import type { Asset, Assets } from './assets.ts';
import { GameError } from './errors.ts';
import { hashOf, type Page, type Pages } from './pages.ts';

function pageHeaders(
  lobbyOrigins: readonly string[],
  { scriptSources, styleSources, version }: Page,
): Record<string, string> {
  const rules = [
    `default-src 'none'`,
    `script-src ${scriptSources}`,
    `style-src ${styleSources}`,
    // The symbols of reels are painted in the page, in the colours of the title.
    `img-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    `frame-ancestors ${lobbyOrigins.join(' ')}`,
  ];
  const policy = rules.join('; ');
  // A phone keeps the policy with the document, so a new policy is a new version of it.
  const etag = `"${hashOf(version + policy)}"`;
  return { 'content-security-policy': policy, 'cache-control': 'no-cache', etag };
}

function sendAsset(c: Context, asset: Asset, headers: Record<string, string>) {
  const acceptsBrotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
  const brotli = acceptsBrotli ? asset.brotli : undefined;
  return c.body(brotli ?? asset.bytes, 200, {
    'content-type': asset.type,
    vary: 'accept-encoding',
    ...(brotli !== undefined ? { 'content-encoding': 'br' } : {}),
    ...headers,
  });
}

/** The documents of games, which only the lobbies may frame, and the files that they share. */
export function createFrontEndRoutes(
  assets: Assets,
  pages: Pages,
  lobbyOrigins: readonly string[],
): Hono {
  return (
    new Hono()
      // A phone that has the document of this build is told so, and spares its bytes.
      .get('/play/', withEtag(), (c) => {
        const page = pages.pageOf(c.req.query('room'));
        if (page === undefined) throw new GameError('not_found');
        return sendAsset(c, page.asset, pageHeaders(lobbyOrigins, page));
      })
      .get('/assets/*', (c) => {
        const asset = assets.get(c.req.path);
        if (asset === undefined) throw new GameError('not_found');
        return sendAsset(c, asset, { 'cache-control': 'public, max-age=31536000, immutable' });
      })
  );
}

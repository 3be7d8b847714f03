import { redirect } from 'react-router';
import { routerPath } from '#platform/page/address.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { Route } from './+types/unknown-path-screen.ts';

/** A path without a route leads to the site's alias for it, with its query, or else home (SHELL-32, SHELL-33). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { pathAliases } = context.get(requestScope).site.settings;
  const target = aliasOf(url.pathname, pathAliases);
  throw redirect(target === undefined ? '/home' : withQuery(target, url.searchParams), 302);
}

/** The router's path to which the aliases lead; undefined when there is none, or when they lead in a circle. */
function aliasOf(pathname: string, aliases: Readonly<Record<string, string>>): string | undefined {
  const seen = new Set<string>();
  let address = aliases[pathname];
  while (address !== undefined) {
    const [path = ''] = address.split('?');
    const next = aliases[path];
    if (next === undefined) return routerPath(address);
    if (seen.has(path)) return undefined;
    seen.add(path);
    address = next;
  }
  return undefined;
}

/** Joins the queries; the alias's own parameters win over those of the address. */
function withQuery(path: string, asked: URLSearchParams): string {
  const [bare = '', own = ''] = path.split('?');
  const query = new URLSearchParams(own);
  const ofAlias = new Set(query.keys());
  for (const [name, value] of asked) if (!ofAlias.has(name)) query.append(name, value);
  const text = String(query);
  return text === '' ? bare : `${bare}?${text}`;
}

export default function UnknownPath() {
  return null;
}

import { redirect } from 'react-router';
import { routerPath } from '#platform/page/address.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { Route } from './+types/unknown-path-screen.ts';

/** A path of no route: the site's own alias, with the query it was asked with, else home (SHELL-32, SHELL-33). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { pathAliases } = context.get(requestScope).site.settings;
  const target = aliasOf(url.pathname, pathAliases);
  throw redirect(target === undefined ? '/home' : withQuery(target, url.searchParams), 302);
}

/** The router's path that the aliases lead to; undefined when there is none, or when they only lead in a circle. */
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

/** What the alias itself asks for wins over what it was asked with. */
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

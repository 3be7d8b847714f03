import { redirect } from 'react-router';
import { routerPath } from '#platform/address.ts';
import { requestScope } from '#platform/request-scope.ts';
import type { Route } from './+types/unknown-path-screen.ts';

/** A path of no route: the site's own alias when it has one, else home (SHELL-32, SHELL-33). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { pathAliases } = context.get(requestScope).site.settings;
  throw redirect(aliasOf(url.pathname, pathAliases) ?? '/home', 302);
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

export default function UnknownPath() {
  return null;
}

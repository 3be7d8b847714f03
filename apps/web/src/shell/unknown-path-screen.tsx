import { redirect } from 'react-router';
import { routerPath } from '#platform/address.ts';
import { requestScope } from '#platform/request-scope.ts';
import type { Route } from './+types/unknown-path-screen.ts';

/** A path of no route: the site's own alias when it has one, else home (SHELL-32, SHELL-33). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { pathAliases } = context.get(requestScope).site.settings;
  const alias = pathAliases[url.pathname];
  throw redirect((alias && routerPath(alias)) ?? '/home', 302);
}

export default function UnknownPath() {
  return null;
}

import type { ServerBuild } from 'react-router';
import { routerPath } from '#platform/page/address.ts';
import type { ScreenHandleOf } from '#platform/page/screen.ts';

/** The parameters that every page reads. */
const EVERYWHERE = ['lang'];

/** The address with only the parameters that its screen reads, for a page that every visitor shares. */
export type SharedAddress = (url: URL) => URL;

/**
 * Makes the function that reduces an address to what its screen reads (`ScreenHandle.parameters`). It drops all other
 * parameters, keeps the first of two with the same name, and sorts them, so that a made-up address is not a page of its
 * own. An address without a screen stays unchanged, because it only redirects.
 */
export function sharedAddresses({ routes }: Pick<ServerBuild, 'routes'>): SharedAddress {
  const screens = Object.values(routes).flatMap((route) => {
    if (route?.parentId === undefined || route.path === '*') return [];
    const { path = '', module } = route;
    return [{ pattern: patternOf(path), parameters: parametersOf(`/${path}`, module) }];
  });
  return (url) => {
    const path = readablePath(url);
    const screen = screens.find(({ pattern }) => pattern.test(path));
    if (!screen) return url;
    const shared = new URL(url.pathname, url);
    for (const name of screen.parameters) {
      const value = url.searchParams.get(name);
      if (value !== null) shared.searchParams.set(name, value);
    }
    return shared;
  };
}

/** A route's path as a pattern. The router ignores case and a slash at the end. */
function patternOf(path: string): RegExp {
  const text = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replaceAll('/', '/+');
  return new RegExp(`^/+${text}/*$`, 'i');
}

function readablePath({ pathname }: URL): string {
  const path = routerPath(pathname) ?? pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function parametersOf(path: string, module: unknown): string[] {
  const { handle } = module as { handle?: ScreenHandleOf };
  const screen = typeof handle === 'function' ? handle(path, '') : handle;
  return [...EVERYWHERE, ...(screen?.parameters ?? [])].toSorted();
}

import type { ServerBuild } from 'react-router';
import { routerPath } from '#platform/page/address.ts';
import type { ScreenHandleOf } from '#platform/page/screen.ts';

/** What every page reads of its address. */
const EVERYWHERE = ['lang'];

/** The address of a page that is the same for every visitor, with what its screen reads and nothing else. */
export type SharedAddress = (url: URL) => URL;

/**
 * Finds what the screen of an address reads of it (`ScreenHandle.parameters`): the rest is left out, of a parameter that
 * comes twice the first counts, and all stand in one order, so that an address that somebody makes up is no page of its
 * own. An address of no screen stays as it is: it only leads elsewhere.
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

/** Paths as the router reads them: of any case, with or without a slash at the end. */
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

import type { ServerBuild } from 'react-router';
import { routerPath } from '#platform/page/address.ts';
import type { ScreenHandle, ScreenHandleOf } from '#platform/page/screen.ts';

/** The parameters that every page reads. */
const EVERYWHERE = ['lang'];

/** The address with only the parameters that its screen reads, for a page that every visitor shares. */
export type SharedAddress = (url: URL) => URL;

/**
 * Makes the function that reduces an address to what its screen reads (`ScreenHandle.parameters`). It drops all other
 * parameters, keeps the first of two with the same name, and sorts them, so that a made-up address is not a page of its
 * own. An address without a screen stays unchanged, because it only redirects.
 */
export function sharedAddresses(build: Pick<ServerBuild, 'routes'>): SharedAddress {
  const screenAt = screenFinder(build);
  return (url) => {
    const screen = screenAt(url);
    if (!screen) return url;
    const shared = new URL(url.pathname, url);
    for (const name of parametersOf(screen)) {
      const value = url.searchParams.get(name);
      if (value !== null) shared.searchParams.set(name, value);
    }
    return shared;
  };
}

/** Makes the function that says whether the shared page of an address differs between devices (`readsDevice`). */
export function pagesByDevice(build: Pick<ServerBuild, 'routes'>): (url: URL) => boolean {
  const screenAt = screenFinder(build);
  return (url) => screenAt(url)?.handle?.readsDevice ?? false;
}

/** What the screen at a path tells of itself. */
interface FoundScreen {
  readonly pattern: RegExp;
  readonly handle: ScreenHandle | undefined;
}

function screenFinder({ routes }: Pick<ServerBuild, 'routes'>) {
  const screens = Object.values(routes).flatMap((route): FoundScreen[] => {
    if (route?.parentId === undefined || route.path === '*') return [];
    const { path = '', module } = route;
    return [{ pattern: patternOf(path), handle: handleOf(`/${path}`, module) }];
  });
  return (url: URL) => {
    const path = readablePath(url);
    return screens.find(({ pattern }) => pattern.test(path));
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

function handleOf(path: string, module: unknown): ScreenHandle | undefined {
  const { handle } = module as { handle?: ScreenHandleOf };
  return typeof handle === 'function' ? handle(path, '') : handle;
}

function parametersOf({ handle }: FoundScreen): string[] {
  return [...EVERYWHERE, ...(handle?.parameters ?? [])].toSorted();
}

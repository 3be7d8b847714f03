import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { SCREENS } from './screens.ts';

/** Every path of the table, with an id of its own: many paths share one file. */
const screens: RouteConfigEntry[] = Object.values(SCREENS).flatMap(({ paths, file }) =>
  paths.map((path) => routeOf(path, `features/${file}`)),
);

function routeOf(path: string, file: string): RouteConfigEntry {
  return path === '' ? index(file, { id: 'base' }) : route(path, file, { id: path });
}

export default [
  layout('shell/frame/screen-place.tsx', [
    ...screens,
    route('dev/gallery', 'shell/development/gallery-screen.tsx'),
    route('dev/outbox', 'shell/development/outbox-screen.tsx'),
    route('*', 'shell/status/unknown-path-screen.tsx'),
  ]),
] satisfies RouteConfig;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { PageFiles, Sheet } from '#platform/page/document-extras.ts';

/** Finds the files that the browser needs for the screens of a page. */
export type PageFilesOf = (routeIds: readonly string[]) => PageFiles;

/** Reads the style sheets of all screens, once for the life of the process, and which scripts each screen needs. */
export function readPageFiles(build: ServerBuild, clientDir: string): PageFilesOf {
  const { entry, routes } = build.assets;
  const sheets = readSheets(build, clientDir);
  return (routeIds) => {
    const matched = routeIds.flatMap((id) => routes[id] ?? []);
    return {
      sheets: unique(matched.flatMap((route) => route.css ?? [])).flatMap(
        (href) => sheets.get(withoutMark(href)) ?? [],
      ),
      scripts: unique([...entry.imports, ...matched.flatMap((route) => route.imports ?? [])]),
    };
  };
}

function readSheets(build: ServerBuild, clientDir: string): Map<string, Sheet> {
  const addresses = Object.values(build.assets.routes).flatMap((route) => route?.css ?? []);
  return new Map(
    unique(addresses.map(withoutMark)).map((href) => {
      const path = join(clientDir, href.slice(build.publicPath.length));
      return [href, { href, text: readFileSync(path, 'utf8').trim() }];
    }),
  );
}

/** The router adds a bare `#` to the address of a style sheet that a later chunk has too. */
function withoutMark(href: string): string {
  return href.replace(/#$/, '');
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/**
 * The build without the links that the router would put into the head of a page: style sheets, which travel inside the
 * page, and scripts, which are asked for at its end.
 */
export function withoutHeadLinks(build: ServerBuild): ServerBuild {
  const { assets } = build;
  const routes = Object.fromEntries(
    Object.entries(assets.routes).map(([id, route]) => [
      id,
      route && { ...route, css: [], imports: [] },
    ]),
  );
  return { ...build, assets: { ...assets, entry: { ...assets.entry, imports: [] }, routes } };
}

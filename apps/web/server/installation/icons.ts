import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A drawn icon of a site, as `npm run icons` of the site package makes them. */
export interface SiteIcon {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Changes when the picture does; part of its address, so that it can be kept for good. */
  readonly version: string;
}

/** Icons by site (its slug) and file name. */
export type SiteIcons = ReadonlyMap<string, ReadonlyMap<string, SiteIcon>>;

/** Reads the icons that the build laid out, a folder for each site; none where the folder is missing. */
export function readSiteIcons(folder: string): SiteIcons {
  if (!existsSync(folder)) return new Map();
  const slugs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(slugs.map(({ name }) => [name, iconsOf(join(folder, name))]));
}

function iconsOf(folder: string): ReadonlyMap<string, SiteIcon> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  return new Map(
    names.map((name) => {
      const bytes = new Uint8Array(readFileSync(join(folder, name)));
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return [name, { bytes, version }];
    }),
  );
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An icon of a site, drawn by `npm run icons`. */
export interface SiteIcon {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /**
   * Changes whenever the picture does. It is part of the icon's address, so that a browser may keep the icon for good.
   */
  readonly version: string;
}

/** Icons by site (its slug) and file name. */
export type SiteIcons = ReadonlyMap<string, ReadonlyMap<string, SiteIcon>>;

/** Reads the icons that the build wrote, one folder for each site; empty when the folder is missing. */
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

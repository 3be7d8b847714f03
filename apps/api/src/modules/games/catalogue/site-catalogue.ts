import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { categoriesOf } from './categories.ts';
import type { CategoryContent } from './categories.ts';
import { gamesStore } from './games.store.ts';
import type { ClassifyRow, VendorCount, VendorRow } from './games.store.ts';

/** The parts of a site's catalogue that every answer needs; read once per content version. */
export interface Catalogue {
  readonly vendors: ReadonlyMap<string, VendorRow>;
  readonly classifies: readonly ClassifyRow[];
  readonly counts: readonly VendorCount[];
  readonly categories: readonly CategoryContent[];
  /** Codes of vendors that are switched off. */
  readonly off: readonly string[];
}

/** Reads the catalogue of a site; vendors that are switched off are left out of its vendors and counts. */
export async function readCatalogue(db: Database, site: SiteView): Promise<Catalogue> {
  const store = gamesStore(db, site.siteId);
  const rows = await store.vendors();
  const classifies = await store.classifies();
  const all = await store.counts();
  const vendors = new Map(rows.filter((row) => row.isEnabled).map((row) => [row.vendor, row]));
  const counts = all.filter((row) => vendors.has(row.vendor));
  const off = rows.filter((row) => !row.isEnabled).map((row) => row.vendor);
  const inOrder = new Map(rows.map((row, index) => [row.vendor, index]));
  counts.sort((a, b) => (inOrder.get(a.vendor) ?? 0) - (inOrder.get(b.vendor) ?? 0));
  return { vendors, classifies, counts, off, categories: categoriesOf(counts, site.settings) };
}

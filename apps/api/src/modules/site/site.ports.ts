import type { Capability, SiteSettings } from '@maidan/site';
import type { Queryable } from '#platform/database/connection.ts';

/** A site whose settings come in. */
export interface IncomingSite {
  readonly siteId: string;
  readonly settings: SiteSettings;
  can(capability: Capability): boolean;
}

/** What forbids a site to run in this deployment, each named in a sentence without its stop; empty when nothing does. */
export type SiteGuard = (site: IncomingSite, db: Queryable) => Promise<readonly string[]>;

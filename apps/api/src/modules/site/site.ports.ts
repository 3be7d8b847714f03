import type { Capability, SiteSettings } from '@maidan/site';
import type { Queryable } from '#platform/database/connection.ts';

/** A site whose settings are to be checked. */
export interface IncomingSite {
  readonly siteId: string;
  readonly settings: SiteSettings;
  can(capability: Capability): boolean;
}

/**
 * Answers what forbids a site to run in this deployment, one sentence each, without a full stop; empty when nothing
 * does.
 */
export type SiteGuard = (site: IncomingSite, db: Queryable) => Promise<readonly string[]>;

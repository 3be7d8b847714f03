import { MEMBER_TYPE } from '@maidan/contract/constants';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';

/** Checks of one address per minute: enough for every form, too few to look for codes. */
const ADDRESS_LIMIT = { most: 60, windowMs: 60_000 };

/** What affiliates need. */
export interface AffiliatesDeps {
  readonly db: Database;
  readonly throttles: Throttles;
}

/** Affiliates: members whose invitation code travels in links and belongs to domains of the site's settings. */
export function affiliatesService({ db, throttles }: AffiliatesDeps) {
  /** The member that the settings name for a domain, while it is active. */
  async function holderOf({ siteId, settings }: SiteView, domain: string) {
    const account = settings.affiliateDomains[domain];
    if (account === undefined) return undefined;
    return activeOnly(await memberStore(db, siteId).findByAccount(account));
  }

  return {
    /**
     * Whether a code is an active member's and good for a domain (API-14): one that the settings give to that member, or
     * any host of the site that they give to nobody. Without a domain the code alone counts.
     * @throws AppError `request.too_many`
     */
    async isGood(
      site: SiteView,
      clientAddress: string,
      { code, domain }: { code: string; domain: string },
    ): Promise<boolean> {
      const { siteId, settings } = site;
      await throttles.limitAddress(siteId, 'affiliate', clientAddress, ADDRESS_LIMIT);
      const typed = code.trim().toUpperCase();
      if (typed === '') return false;
      const owner = activeOnly(await memberStore(db, siteId).findByInviteCode(typed));
      const host = domain.trim().toLowerCase();
      if (!owner || host === '') return owner !== undefined;
      if (!Object.hasOwn(settings.affiliateDomains, host)) return settings.hosts.includes(host);
      return (await holderOf(site, host))?.memberId === owner.memberId;
    },

    /** The invitation code that belongs to the host a visitor came to (API-15); empty when none does. */
    async codeOf(site: SiteView, host: string): Promise<string> {
      const isBound = Object.hasOwn(site.settings.affiliateDomains, host);
      return (isBound && (await holderOf(site, host))?.inviteCode) || '';
    },
  };
}

/** Affiliates, as `affiliatesService` makes it. */
export type AffiliatesService = ReturnType<typeof affiliatesService>;

/** Trial users end within a day and invite nobody. */
function activeOnly(owner: MemberRow | undefined): MemberRow | undefined {
  return owner?.status === 'active' && owner.type !== MEMBER_TYPE.trial ? owner : undefined;
}

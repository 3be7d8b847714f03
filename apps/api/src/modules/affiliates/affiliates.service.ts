import { MEMBER_TYPE } from '@maidan/contract/constants';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';

/** Checks per address and minute: enough for every form, too few to search for valid codes. */
const ADDRESS_LIMIT = { most: 60, windowMs: 60_000 };

export interface AffiliatesDeps {
  readonly db: Database;
  readonly throttles: Throttles;
}

/** Affiliates: members whose invitation code is passed on in links, and who may own domains in the site's settings. */
export function affiliatesService({ db, throttles }: AffiliatesDeps) {
  /** The active member to whom the settings give a domain; undefined when there is none. */
  async function holderOf({ siteId, settings }: SiteView, domain: string) {
    const account = settings.affiliateDomains[domain];
    if (account === undefined) return undefined;
    return activeOnly(await memberStore(db, siteId).findByAccount(account));
  }

  return {
    /**
     * Whether a code belongs to an active member and is valid for a domain (API-14). It is valid for domains that the
     * settings give to that member, and for hosts of the site that they give to nobody. Without a domain only the code
     * is checked.
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

    /** The invitation code of the host that a visitor came to (API-15); empty when the host has none. */
    async codeOf(site: SiteView, host: string): Promise<string> {
      const isBound = Object.hasOwn(site.settings.affiliateDomains, host);
      return (isBound && (await holderOf(site, host))?.inviteCode) || '';
    },
  };
}

export type AffiliatesService = ReturnType<typeof affiliatesService>;

/** Leaves out trial users: they are closed within a day and cannot invite anybody. */
function activeOnly(owner: MemberRow | undefined): MemberRow | undefined {
  return owner?.status === 'active' && owner.type !== MEMBER_TYPE.trial ? owner : undefined;
}

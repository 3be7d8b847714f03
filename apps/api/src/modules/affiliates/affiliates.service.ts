import { createHash } from 'node:crypto';
import { createFormat } from '@maidan/i18n/format';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import { activeOnly, findInviter } from './inviter.ts';
import { linkStore } from './links/link.store.ts';

/** Checks per address and minute: enough for every form, too few to search for valid codes. */
const ADDRESS_LIMIT = { most: 60, windowMs: 60_000 };

const DAY_MS = 24 * 3_600_000;
const MARK_LENGTH = 16;

export interface AffiliatesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttles: Throttles;
  readonly shortLived: Pick<ShortLivedStore, 'claim'>;
}

/** Who asks about a code. */
interface Visitor {
  readonly clientAddress: string;
  readonly deviceId: string | undefined;
}

/** Affiliates: members whose invitation code is passed on in links, and who may own domains in the site's settings. */
export function affiliatesService({ db, clock, throttles, shortLived }: AffiliatesDeps) {
  /** The active member to whom the settings give a domain; undefined when there is none. */
  async function holderOf({ siteId, settings }: SiteView, domain: string) {
    const account = settings.affiliateDomains[domain];
    if (account === undefined) return undefined;
    return activeOnly(await memberStore(db, siteId).findByAccount(account));
  }

  /** Whether a member's codes are valid for a domain; without one they are. */
  async function isValidFor(site: SiteView, owner: MemberRow, domain: string): Promise<boolean> {
    const { settings } = site;
    const host = domain.trim().toLowerCase();
    if (host === '') return true;
    if (!Object.hasOwn(settings.affiliateDomains, host)) return settings.hosts.includes(host);
    return (await holderOf(site, host))?.memberId === owner.memberId;
  }

  /** Counts a device once a day; of the device no more than a hash is kept, for that day. */
  async function countVisit({ siteId, settings }: SiteView, code: string, device: string) {
    const day = createFormat({ locale: 'en', timeZone: settings.timeZone }).dayKey(clock.now());
    const mark = createHash('sha256').update(device).digest('base64url').slice(0, MARK_LENGTH);
    if (await shortLived.claim(siteId, `visit:${day}:${code}:${mark}`, DAY_MS))
      await linkStore(db, siteId).countVisit(code, day);
  }

  return {
    /**
     * Whether a code belongs to an active member and is valid for a domain (API-14). It is valid for domains that the
     * settings give to that member, and for hosts of the site that they give to nobody. Without a domain only the code
     * is checked. With `isVisit` the visitor came by a link, which is counted once a day for a device (AGENTX-07).
     * @throws AppError `request.too_many`
     */
    async isGood(
      site: SiteView,
      { clientAddress, deviceId }: Visitor,
      { code, domain, isVisit = false }: { code: string; domain: string; isVisit?: boolean },
    ): Promise<boolean> {
      const { siteId } = site;
      await throttles.limitAddress(siteId, 'affiliate', clientAddress, ADDRESS_LIMIT);
      const inviter = await findInviter(db, siteId, code);
      if (!inviter || !(await isValidFor(site, inviter.owner, domain))) return false;
      if (isVisit) await countVisit(site, inviter.code, deviceId ?? clientAddress);
      return true;
    },

    /** The invitation code of the host that a visitor came to (API-15); empty when the host has none. */
    async codeOf(site: SiteView, host: string): Promise<string> {
      const isBound = Object.hasOwn(site.settings.affiliateDomains, host);
      return (isBound && (await holderOf(site, host))?.inviteCode) || '';
    },
  };
}

export type AffiliatesService = ReturnType<typeof affiliatesService>;

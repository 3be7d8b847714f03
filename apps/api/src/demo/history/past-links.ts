import { linksService } from '#modules/agent/index.ts';
import { affiliatesService } from '#modules/affiliates/index.ts';
import { memberStore } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import { databaseShortLived } from '#platform/short-lived/store.ts';
import { createThrottles } from '#platform/short-lived/throttles.ts';
import { DEMO_AGENT } from '../demo-accounts.ts';
import type { Chance } from './chance.ts';

/** The links of the demo's agent beside the one with the own code; their names are what the agent wrote. */
const LINKS = [
  { code: 'FBKHELA', name: 'ফেসবুক পাতা' },
  { code: 'DHAKA26', name: 'পোস্টার, ঢাকা' },
] as const;
/** For how many of the last days anybody looks at the links. */
const LOOKED_AT_DAYS = 30;
/** Most devices that look at a link in a day. */
const MOST_VISITS = 4;

/** The code of a further link of the demo's agent. */
export type PastLink = (typeof LINKS)[number]['code'];

/** The links by which the demo's agent invited, and who looked at them. */
export async function pastLinks(
  { db, clock }: { db: Database; clock: Clock },
  site: SiteView,
  chance: Chance,
) {
  const { siteId } = site;
  const shortLived = databaseShortLived(db, clock);
  const throttles = createThrottles(shortLived);
  const affiliates = affiliatesService({ db, clock, throttles, shortLived });
  const agent = await memberStore(db, siteId).findByAccount(DEMO_AGENT);
  if (!agent) throw new Error(`The demo has no ${DEMO_AGENT}`);
  for (const link of LINKS) await linksService({ db, clock }).add(site, agent.memberId, link);
  const codes = [agent.inviteCode, ...LINKS.map(({ code }) => code)];
  let devices = 0;
  return {
    /** Lets some devices come by each link on the day of the clock, while it is one of the last. */
    async look(daysLeft: number): Promise<void> {
      if (daysLeft > LOOKED_AT_DAYS) return;
      for (const code of codes) {
        for (let visit = chance.whole(0, MOST_VISITS); visit > 0; visit -= 1) {
          devices += 1;
          const visitor = {
            clientAddress: `198.51.100.${devices % 250}`,
            deviceId: `demo-${devices}`,
          };
          await affiliates.isGood(site, visitor, { code, domain: '', isVisit: true });
        }
      }
    },
  };
}

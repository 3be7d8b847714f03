import { bonusesContract as contract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { BonusRow } from '#modules/wallet/index.ts';
import type { BonusService } from './bonus.service.ts';
import { bonusView } from './bonus.view.ts';
import type { DepositBonusService } from './deposit-bonus.service.ts';

export interface BonusRoutesDeps {
  readonly clock: Clock;
  readonly bonuses: BonusService;
  readonly depositBonuses: DepositBonusService;
}

/** Binds the calls by which members read, claim and give up their bonuses, and see those of a deposit. */
export function bindBonusRoutes(
  router: Router,
  { clock, bonuses, depositBonuses }: BonusRoutesDeps,
): void {
  const knownOf = async (siteId: string, ...rows: readonly BonusRow[]) => ({
    now: clock.now(),
    receipts: await bonuses.receipts(siteId, rows),
  });
  bind(router, contract.listBonuses, async ({ site, session, query }) => {
    const { memberId } = session;
    const rows = await bonuses.list({ siteId: site.siteId, memberId });
    const known = await knownOf(site.siteId, ...rows);
    const views = rows.map((row) => bonusView(row, query.language, known));
    return {
      value: {
        offered: views.filter(({ state }) => state === 'offered'),
        active: views.filter(({ state }) => state === 'active'),
        past: views.filter(({ state }) => state !== 'offered' && state !== 'active'),
      },
    };
  });
  bind(router, contract.claimBonus, async ({ site, session, params, body }) => {
    const whose = { siteId: site.siteId, memberId: session.memberId };
    const row = await bonuses.claim(whose, params.bonusId);
    return { value: bonusView(row, body.language, await knownOf(site.siteId, row)) };
  });
  bind(router, contract.giveBonusUp, async ({ site, session, params, body }) => {
    const whose = { siteId: site.siteId, memberId: session.memberId };
    const row = await bonuses.giveUp(whose, params.bonusId);
    return { value: bonusView(row, body.language, await knownOf(site.siteId, row)) };
  });
  bind(router, contract.listDepositBonuses, async ({ site, session, query }) => ({
    value: { bonuses: await depositBonuses.list(site, { ...query, memberId: session.memberId }) },
  }));
}

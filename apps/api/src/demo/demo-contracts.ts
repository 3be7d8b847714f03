import type { ContractKind } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import { createFormat } from '@maidan/i18n';
import { offerContract } from '../modules/agent/index.ts';
import { memberStore } from '../modules/member/index.ts';
import type { SiteView } from '../platform/http/request-context.ts';
import { DEMO_AGENT, DEMO_HEAD_AGENT } from './demo-accounts.ts';
import type { SeedDeps } from './seed-deps.ts';

type DemoTerms = Omit<ContractTerms, 'currency' | 'validFrom'>;

const TERMS: Readonly<Record<ContractKind, DemoTerms>> = {
  salary: {
    base: 'valid_bets',
    period: 'day',
    tiers: [
      { fromMinor: 5_000_000, amountMinor: 60_000 },
      { fromMinor: 10_000_000, amountMinor: 120_000 },
      { fromMinor: 25_000_000, amountMinor: 320_050 },
    ],
    minActiveMembers: 5,
    deductions: [],
    carriesLoss: false,
  },
  dividend: {
    base: 'net_result',
    period: 'month',
    tiers: [
      { fromMinor: 1, rateBasisPoints: 1000 },
      { fromMinor: 50_000_000, rateBasisPoints: 1250 },
      { fromMinor: 150_000_000, rateBasisPoints: 1500 },
    ],
    minActiveMembers: 10,
    deductions: ['bonus', 'rebate', 'payment_fee', 'vendor_fee'],
    carriesLoss: true,
  },
  hourly: {
    base: 'valid_bets',
    period: 'hour',
    tiers: [{ fromMinor: 1_000_000, amountMinor: 7_500 }],
    minActiveMembers: 3,
    deductions: [],
    carriesLoss: false,
  },
};

/**
 * Offers the demo's agent one contract of each kind, from the head agent above it. A contract that was offered before
 * is left as it is, answered or not.
 */
export async function seedDemoContracts(
  { database, clock }: Pick<SeedDeps, 'database' | 'clock'>,
  { siteId, settings }: SiteView,
): Promise<void> {
  const members = memberStore(database.db, siteId);
  const agent = await members.findByAccount(DEMO_AGENT);
  const headAgent = await members.findByAccount(DEMO_HEAD_AGENT);
  if (!agent || !headAgent) return;
  const now = clock.now();
  const { timeZone, currency } = settings;
  const validFrom = createFormat({ locale: 'en', timeZone }).dayKey(now);
  await database.db.transaction(async (tx) => {
    for (const [kind, terms] of Object.entries(TERMS) as [ContractKind, DemoTerms][]) {
      await offerContract(
        tx,
        siteId,
        {
          contractId: `demo-${kind}`,
          kind,
          offeredByMemberId: headAgent.memberId,
          memberId: agent.memberId,
          terms: { ...terms, currency: currency.code, validFrom },
        },
        now,
      );
    }
  });
}

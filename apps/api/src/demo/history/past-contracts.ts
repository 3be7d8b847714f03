import type { ContractKind } from '@maidan/contract/constants';
import type { ContractTerms } from '@maidan/contract/types';
import { agentService, dayOf, offerContract } from '#modules/agent/index.ts';
import { memberStore } from '#modules/member/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { DEMO_AGENT, DEMO_HEAD_AGENT } from '../demo-accounts.ts';
import type { SeedDeps } from '../seed-deps.ts';
import type { PastClock } from './past-clock.ts';

const TAKA = 100;
const DEVICE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

/** What the head agent has promised the demo's agent for a while, and what is settled week by week and month by month. */
const PROMISED: readonly {
  kind: ContractKind;
  terms: Omit<ContractTerms, 'currency' | 'validFrom'>;
}[] = [
  {
    kind: 'salary',
    terms: {
      base: 'valid_bets',
      period: 'week',
      tiers: [
        { fromMinor: 1_000 * TAKA, amountMinor: 50 * TAKA },
        { fromMinor: 3_000 * TAKA, amountMinor: 180 * TAKA },
      ],
      minActiveMembers: 3,
      deductions: [],
      carriesLoss: false,
    },
  },
  {
    kind: 'dividend',
    terms: {
      base: 'net_result',
      period: 'month',
      tiers: [{ fromMinor: 1, rateBasisPoints: 800 }],
      minActiveMembers: 3,
      deductions: ['bonus', 'rebate'],
      carriesLoss: true,
    },
  },
];

/** Lets the head agent offer these contracts, and the demo's agent read and accept them a few minutes later. */
export async function signPastContracts(
  { database: { db }, clock }: Pick<SeedDeps, 'database'> & { readonly clock: PastClock },
  site: SiteView,
): Promise<void> {
  const { siteId, settings } = site;
  const members = memberStore(db, siteId);
  const head = await members.findByAccount(DEMO_HEAD_AGENT);
  const agent = await members.findByAccount(DEMO_AGENT);
  if (!head || !agent) return;
  const { memberId } = agent;
  const agents = agentService({ db, clock });
  const reader = { language: settings.locales.default };
  for (const { kind, terms } of PROMISED) {
    const contractId = `past-${kind}`;
    const validFrom = dayOf(clock.now(), settings.timeZone);
    const offer = { contractId, kind, offeredByMemberId: head.memberId, memberId };
    await db.transaction((tx) =>
      offerContract(
        tx,
        siteId,
        { ...offer, terms: { ...terms, currency: settings.currency.code, validFrom } },
        clock.now(),
      ),
    );
    clock.moveTo(new Date(clock.now().getTime() + 5 * 60_000));
    const { textHash } = await agents.read(site, memberId, kind, reader);
    const answer = { memberId, kind, contractId, answer: 'accept', textHash, reader } as const;
    await agents.answer(site, { ...answer, device: DEVICE });
  }
}

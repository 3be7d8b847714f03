import { AppError } from '@maidan/contract/errors';
import type { CurrencyCode } from '@maidan/contract/money';
import { BET_KINDS } from '@maidan/contract/constants';
import { holdMember } from '#modules/member/index.ts';
import { messageWords } from '#modules/messages/index.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { BonusDraft, BonusService } from '../bonuses/bonus.service.ts';
import { inviteRewardStore } from './invite-reward.store.ts';
import type { OpenReward } from './invite-reward.store.ts';
import type { RewardOutcome } from './invite-reward.tables.ts';

/** For how long a reward stays open while its member is on a break. */
const OPEN_MS = 30 * 86_400_000;
const MONTH_MS = 30 * 86_400_000;
/** Rewards that are read at a time. */
const TURN = 200;
const WHOLE = 10_000;
/** Refusals that pass by themselves, so that the reward is tried again. */
const PASSING = new Set([
  'safety.on_break',
  'safety.promotions_blocked',
  'auth.excluded',
  'auth.exclusion_over',
]);

type Site = Pick<SiteView, 'siteId' | 'settings'>;
type Rule = NonNullable<SiteView['settings']['inviteReward']>;

export interface InviteRewardDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly bonuses: Pick<BonusService, 'grant'>;
}

/**
 * The rewards of who invites (MEMBERX-05): a bonus for each invited member who pays in enough, once, by the rule that the site
 * has when it is given. A member on a break gets it afterwards.
 */
export function inviteRewardService(deps: InviteRewardDeps) {
  const { db, clock } = deps;
  return {
    /** Gives what is open. It may be repeated, stopped, and run in several processes. Answers how many it gave. */
    async giveDue(site: Site): Promise<number> {
      const { inviteReward: rule } = site.settings;
      if (!rule) return 0;
      const oldest = Math.max(Date.parse(rule.from), clock.now().getTime() - OPEN_MS);
      const title = await titleOf(site);
      let given = 0;
      let last: OpenReward | undefined;
      for (;;) {
        const rows = await inviteRewardStore(db, site.siteId).due(new Date(oldest), last, TURN);
        for (const row of rows) {
          const isGiven = await db.transaction((tx) => give(deps, tx, { site, rule, title, row }));
          if (isGiven) given += 1;
        }
        last = rows.at(-1);
        if (rows.length < TURN) return given;
      }
    },
  };
}

async function give(
  { clock, bonuses }: InviteRewardDeps,
  tx: Transaction,
  { site, rule, title, row }: { site: Site; rule: Rule; title: LocalisedText; row: OpenReward },
): Promise<boolean> {
  const { siteId } = site;
  const { memberId, inviterId } = row;
  const store = inviteRewardStore(tx, siteId);
  const now = clock.now();
  const end = (
    outcome: RewardOutcome,
    given = { amountMinor: 0, bonusId: null as string | null },
  ) => store.insert({ memberId, inviterId, outcome, ...given, at: now });
  if (Number(row.depositMinor) < rule.leastDepositMinor)
    return end('deposit_below').then(() => false);
  // Of two rewards of one member at once the second counts the first.
  await holdMember(tx, siteId, inviterId);
  const before = await store.countGiven(inviterId, new Date(now.getTime() - MONTH_MS));
  if (before >= rule.mostPerMonth) return end('most_reached').then(() => false);
  try {
    const draft = draftOf(site, rule, { title, row });
    const { bonusId } = await bonuses.grant(tx, draft);
    await end('granted', { amountMinor: rule.amountMinor, bonusId });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (!PASSING.has(error.code)) await end('not_allowed');
    return false;
  }
}

function draftOf(
  { siteId, settings }: Site,
  { amountMinor, wagerTimes, lifeDays }: Rule,
  { title, row }: { title: LocalisedText; row: OpenReward },
): BonusDraft {
  return {
    siteId,
    memberId: row.inviterId,
    source: `invite:${row.memberId}`,
    promotionId: null,
    title,
    currency: settings.currency.code as CurrencyCode,
    amountMinor,
    wagerMinor: amountMinor * wagerTimes,
    contributions: Object.fromEntries(BET_KINDS.map((kind) => [kind, WHOLE])),
    lifeDays,
  };
}

/** What the bonus is called, in every language of the site. */
async function titleOf(site: Site): Promise<LocalisedText> {
  const languages = new Set(['en', 'bn', ...site.settings.locales.offered] as const);
  const texts = await Promise.all(
    [...languages].map(async (language) => {
      const { t } = await messageWords(site, language);
      return [language, t('messages.invite_reward')] as const;
    }),
  );
  return Object.fromEntries(texts) as LocalisedText;
}

import { applicationsService, decideApplication } from '#modules/promotions/index.ts';
import type { BonusService } from '#modules/promotions/index.ts';
import type { WalletService } from '#modules/wallet/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { composeFourEyes } from '../../four-eyes.ts';
import type { SeedDeps } from '../seed-deps.ts';
import type { PastClock } from './past-clock.ts';

const HOUR_MS = 3_600_000;

/** What happened to an application: nothing yet, taken up, given, or rejected. */
type Outcome = 'waiting' | 'process' | 'issued' | 'rejected';

/** An application: by which of the players, for which promotion, so many days ago. */
interface Past {
  readonly player: number;
  readonly promotionId: number;
  readonly daysAgo: number;
  readonly outcome: Outcome;
}

/** The first player is the demo's own, who sees each state; the others fill the queue of the operators. */
const PAST_APPLICATIONS: readonly Past[] = [
  { player: 0, promotionId: 1102, daysAgo: 9, outcome: 'issued' },
  { player: 0, promotionId: 1103, daysAgo: 6, outcome: 'rejected' },
  { player: 4, promotionId: 1102, daysAgo: 5, outcome: 'issued' },
  { player: 0, promotionId: 1104, daysAgo: 3, outcome: 'process' },
  { player: 5, promotionId: 1103, daysAgo: 2, outcome: 'waiting' },
  { player: 0, promotionId: 1107, daysAgo: 1, outcome: 'waiting' },
  { player: 6, promotionId: 1104, daysAgo: 1, outcome: 'waiting' },
  { player: 7, promotionId: 1107, daysAgo: 1, outcome: 'waiting' },
];

const REMARKS: Readonly<Record<string, string>> = {
  bn: 'গত সপ্তাহে নিয়মিত খেলেছি, দয়া করে দেখুন।',
  en: 'I played all of last week, please have a look.',
  hi: 'पिछले हफ़्ते रोज़ खेला है, कृपया देखें।',
};
const REASON: Readonly<Record<string, string>> = {
  bn: 'এই অফারের শর্ত এখনো পূরণ হয়নি। শর্ত পূরণ হলে আবার আবেদন করুন।',
  en: 'The terms of this offer are not met yet. Apply again once they are.',
  hi: 'इस ऑफ़र की शर्तें अभी पूरी नहीं हुईं। पूरी होने पर फिर आवेदन करें।',
};

/** Applications for rewards in every state, made and decided by the commands of a live site. */
export function pastApplications(
  { database: { db }, random }: Pick<SeedDeps, 'database' | 'random'>,
  {
    clock,
    wallet,
    bonuses,
  }: { readonly clock: PastClock; readonly wallet: WalletService; readonly bonuses: BonusService },
  { siteId, settings }: SiteView,
) {
  const language = settings.locales.default;
  const applications = applicationsService({
    db,
    clock,
    random,
    // Applications of the past have no pictures.
    pictures: {
      loose: () => Promise.resolve(new Set()),
      take: () => Promise.resolve(true),
      views: () => Promise.resolve(new Map()),
    },
    admitReward: () => Promise.resolve(),
  });
  const fourEyes = composeFourEyes({
    db,
    clock,
    random,
    bonuses,
    wallet,
    guard: () => Promise.resolve([]),
    tellMaker: () => Promise.resolve(),
  });
  const decide = (applicationId: string, state: Exclude<Outcome, 'waiting'>) =>
    decideApplication(fourEyes, {
      siteId,
      applicationId,
      state,
      reason: state === 'rejected' ? (REASON[language] ?? REASON['en']) : undefined,
    });

  return {
    /** Makes the applications of a day. */
    async apply(players: readonly { readonly memberId: string }[], daysAgo: number): Promise<void> {
      for (const past of PAST_APPLICATIONS) {
        const memberId = players[past.player]?.memberId;
        if (past.daysAgo !== daysAgo || memberId === undefined) continue;
        const { promotionId, outcome } = past;
        const request = { promotionId, remarks: REMARKS[language] ?? '', pictures: [] };
        const applicant = { siteId, memberId, language };
        const made = await applications.apply(applicant, request, `past-${promotionId}`);
        if (outcome === 'waiting') continue;
        clock.moveTo(new Date(clock.now().getTime() + HOUR_MS));
        await decide(made.applicationId, outcome);
      }
    },
  };
}

import type { BonusService } from '#modules/promotions/index.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Clock } from '#platform/process/clock.ts';

const DAY_MS = 86_400_000;
const TAKA = 100;

/** A bonus of the demo's player, and what became of it. */
interface Past {
  readonly name: string;
  readonly title: LocalisedText;
  readonly daysAgo: number;
  readonly amountMinor: number;
  /** How often the amount has to be played. */
  readonly times: number;
  readonly lifeDays: number;
  readonly becomes: 'offered' | 'claimed' | 'given up';
}

/** One bonus of each fate: played to its end by chance or out of time, given up, under way, and on offer. */
const PAST_BONUSES: readonly Past[] = [
  {
    name: 'festival',
    title: { bn: 'উৎসবের বোনাস', en: 'Festival bonus', hi: 'त्योहार बोनस' },
    daysAgo: 60,
    amountMinor: 1_000 * TAKA,
    times: 400,
    lifeDays: 7,
    becomes: 'claimed',
  },
  {
    name: 'evening',
    title: { bn: 'সন্ধ্যার বোনাস', en: 'Evening bonus', hi: 'शाम का बोनस' },
    daysAgo: 40,
    amountMinor: 200 * TAKA,
    times: 1,
    lifeDays: 30,
    becomes: 'claimed',
  },
  {
    name: 'comeback',
    title: { bn: 'ফিরে আসার বোনাস', en: 'Welcome back bonus', hi: 'वापसी बोनस' },
    daysAgo: 18,
    amountMinor: 500 * TAKA,
    times: 20,
    lifeDays: 14,
    becomes: 'given up',
  },
  {
    name: 'weekend',
    title: { bn: 'সপ্তাহান্তের বোনাস', en: 'Weekend bonus', hi: 'सप्ताहांत बोनस' },
    daysAgo: 10,
    amountMinor: 1_000 * TAKA,
    times: 3,
    lifeDays: 30,
    becomes: 'claimed',
  },
  {
    name: 'monday',
    title: { bn: 'সোমবারের বোনাস', en: 'Monday bonus', hi: 'सोमवार बोनस' },
    daysAgo: 1,
    amountMinor: 300 * TAKA,
    times: 5,
    lifeDays: 14,
    becomes: 'offered',
  },
];
/** How long an offer can be claimed. */
const CLAIM_DAYS = 10;

/** Offers the demo's player the bonuses of a day, which the player claims, gives up, or leaves. */
export async function givePastBonuses(
  { clock, bonuses }: { readonly clock: Clock; readonly bonuses: BonusService },
  { siteId, settings }: SiteView,
  { memberId, daysAgo }: { readonly memberId: string; readonly daysAgo: number },
): Promise<void> {
  for (const past of PAST_BONUSES.filter((one) => one.daysAgo === daysAgo)) {
    const { amountMinor, title, lifeDays } = past;
    const source = `past:${past.name}:${memberId}`;
    const draft = {
      siteId,
      memberId,
      source,
      promotionId: null,
      title,
      currency: settings.currency.code,
      amountMinor,
      wagerMinor: amountMinor * past.times,
      contributions: { SLOT: 10_000, CRASH: 10_000, FISH: 10_000, LIVE: 5_000 },
      lifeDays,
    };
    await bonuses.offer(draft, new Date(clock.now().getTime() + CLAIM_DAYS * DAY_MS));
    if (past.becomes === 'offered') continue;
    const whose = { siteId, memberId };
    const offered = (await bonuses.list(whose)).find((row) => row.source === source);
    if (!offered) throw new Error(`The bonus ${source} was not offered`);
    await bonuses.claim(whose, offered.bonusId);
    if (past.becomes === 'given up') await bonuses.giveUp(whose, offered.bonusId);
  }
}

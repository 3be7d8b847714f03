import { AppError } from '@maidan/contract/errors';
import type { Clock } from '#platform/process/clock.ts';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { cleanStoredHtml } from '#platform/content/sanitise-html.ts';
import { PROMOTIONS_TOPIC } from './live-promotions.ts';
import { workedExample } from './promotion-example.ts';
import { actOf, isOpenTo, promotionFault, stateOf } from './promotion-state.ts';
import { promotionsStore } from './promotions.store.ts';
import type { PromotionRow } from './promotions.store.ts';
import type { StoredTerms } from './promotions.tables.ts';

/** How long a promotion stays in the list after its end. */
const ENDED_SHOWN_MS = 30 * 24 * 3_600_000;

/** Who reads: a language, and the member, if there is one. */
export interface PromotionReader {
  readonly language: string;
  readonly memberId?: string | undefined;
}

/** The state of a member's newest application for each promotion, by the promotion's linked id. */
export type ApplicationStates = (
  siteId: string,
  memberId: string,
) => Promise<ReadonlyMap<number, string>>;

export interface PromotionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly applicationStates: ApplicationStates;
}

/** Promotions as visitors and members read them, and joining them. */
export function promotionsService({ db, clock, applicationStates }: PromotionsDeps) {
  /** The promotions that have begun, with the state of each for a member or a visitor, and what that reader can do. */
  const standing = async (siteId: string, memberId: string | undefined, endedAfter: Date) => {
    const now = clock.now();
    const store = promotionsStore(db, siteId);
    const rows = await store.begunBy(now, endedAfter);
    const [joined, applied] = memberId
      ? await Promise.all([store.joinedBy(memberId), applicationStates(siteId, memberId)])
      : [new Set<number>(), new Map<number, string>()];
    return rows.map((row) => {
      const hasJoined = joined.has(row.promotionId);
      const application = applied.get(row.linkedPromotionId);
      const state = stateOf({ ...row, hasJoined, application }, now);
      return { row, state, act: actOf(row, state, now) };
    });
  };
  /** The same in the reader's language (ENTITY-30, ENTITY-45). */
  const read = async (site: SiteView, reader: PromotionReader, endedAfter: Date) => {
    const found = await standing(site.siteId, reader.memberId, endedAfter);
    return found.map(({ row, state, act }) => ({
      ...promotionView(row, site, reader.language, state),
      ...act,
    }));
  };
  return {
    /** The promotions of a site that run now. */
    current: (site: SiteView, reader: PromotionReader) => read(site, reader, clock.now()),

    /** The promotions of a site that run now or ended within the last thirty days. */
    recent: (site: SiteView, reader: PromotionReader) =>
      read(site, reader, new Date(clock.now().getTime() - ENDED_SHOWN_MS)),

    /** How many of the promotions that run a member can take now. */
    async openTo(siteId: string, memberId: string): Promise<number> {
      const found = await standing(siteId, memberId, clock.now());
      return found.filter(({ state, act }) => isOpenTo(state, act)).length;
    },

    /**
     * Joins a member to a promotion (API-52). Joining twice is one join.
     * @throws AppError promotions.not_found, promotions.not_begun, promotions.ended, promotions.not_joinable
     */
    async join(siteId: string, memberId: string, promotionId: number) {
      const now = clock.now();
      const store = promotionsStore(db, siteId);
      const row = await store.find(promotionId);
      const fault = promotionFault(row, now);
      if (fault || !row) throw new AppError(fault ?? 'promotions.not_found');
      if (row.status !== 'join' || (row.act ?? 'join') !== 'join')
        throw new AppError('promotions.not_joinable');
      const joinedAt = await store.join(memberId, promotionId, now);
      await notifyLive(db, [{ siteId, memberId, topic: PROMOTIONS_TOPIC }]);
      return { promotionId, status: 'signed' as const, joinedAt: joinedAt.toISOString() };
    },
  };
}

export type PromotionsService = ReturnType<typeof promotionsService>;

function promotionView(row: PromotionRow, site: SiteView, language: string, state: string) {
  return {
    id: row.promotionId,
    linkedPromotionId: row.linkedPromotionId,
    title: textIn(row.title, language),
    content: cleanStoredHtml(textIn(row.content, language)),
    startDate: row.startsAt.toISOString(),
    ...(row.endsAt ? { endDate: row.endsAt.toISOString() } : {}),
    noExpiry: row.noExpiry ? (1 as const) : (0 as const),
    promoAnnouncementCategoryIds: row.categoryIds,
    imageRequired: row.imageRequired ? ('Y' as const) : ('N' as const),
    remarkRequired: row.remarkRequired ? ('Y' as const) : ('N' as const),
    image: row.image,
    status: state,
    ...(row.kind === null ? {} : { kind: row.kind }),
    ...(row.summary ? { summary: textIn(row.summary, language) } : {}),
    ...(row.terms ? { terms: termsIn(row.terms, language) } : {}),
    ...(row.figures
      ? { workedExample: workedExample(row.figures, site.settings.currency.code) }
      : {}),
  };
}

function termsIn(terms: StoredTerms, language: string) {
  return Object.fromEntries(
    Object.entries(terms).map(([term, text]) => [term, textIn(text, language)]),
  ) as { [Term in keyof StoredTerms]: string };
}

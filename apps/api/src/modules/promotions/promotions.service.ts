import { AppError } from '@maidan/contract/errors';
import type { Clock } from '#platform/process/clock.ts';
import { textIn } from '#platform/database/columns.ts';
import type { Database } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { cleanStoredHtml } from '#platform/content/sanitise-html.ts';
import { workedExample } from './promotion-example.ts';
import { actOf, stateOf } from './promotion-state.ts';
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
  /** The promotions that have begun, in the reader's language and state (ENTITY-30, ENTITY-45). */
  const read = async (site: SiteView, reader: PromotionReader, endedAfter: Date) => {
    const now = clock.now();
    const store = promotionsStore(db, site.siteId);
    const rows = await store.begunBy(now, endedAfter);
    const { memberId } = reader;
    const [joined, applied] = memberId
      ? await Promise.all([store.joinedBy(memberId), applicationStates(site.siteId, memberId)])
      : [new Set<number>(), new Map<number, string>()];
    return rows.map((row) => {
      const facts = {
        ...row,
        hasJoined: joined.has(row.promotionId),
        application: applied.get(row.linkedPromotionId),
      };
      return promotionView(row, site, reader.language, stateOf(facts, now));
    });
  };
  return {
    /** The promotions of a site that run now. */
    current: (site: SiteView, reader: PromotionReader) => read(site, reader, clock.now()),

    /** The promotions of a site that run now or ended within the last thirty days. */
    recent: (site: SiteView, reader: PromotionReader) =>
      read(site, reader, new Date(clock.now().getTime() - ENDED_SHOWN_MS)),

    /**
     * Joins a member to a promotion (API-52). Joining twice is one join.
     * @throws AppError promotions.not_found, promotions.not_begun, promotions.ended, promotions.not_joinable
     */
    async join(siteId: string, memberId: string, promotionId: number) {
      const now = clock.now();
      const store = promotionsStore(db, siteId);
      const row = await store.find(promotionId);
      if (!row) throw new AppError('promotions.not_found');
      if (row.startsAt > now) throw new AppError('promotions.not_begun');
      if (row.status === 'close' || (row.endsAt !== null && row.endsAt <= now))
        throw new AppError('promotions.ended');
      if (row.status !== 'join' || (row.act ?? 'join') !== 'join')
        throw new AppError('promotions.not_joinable');
      const joinedAt = await store.join(memberId, promotionId, now);
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
    ...actOf(row, state),
  };
}

function termsIn(terms: StoredTerms, language: string) {
  return Object.fromEntries(
    Object.entries(terms).map(([term, text]) => [term, textIn(text, language)]),
  ) as { [Term in keyof StoredTerms]: string };
}

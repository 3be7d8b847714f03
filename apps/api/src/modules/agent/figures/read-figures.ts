import { createFormat } from '@maidan/i18n';
import type { Database, Queryable } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { Branch } from './figures.store.ts';
import { figuresStore } from './figures.store.ts';
import { catchUp } from './team-sums.ts';
import { spanOf } from './span.ts';
import type { Span } from './span.ts';

/** A store of figures on one view of the data. */
export type Figures = ReturnType<typeof figuresStore>;

/** What a page of the agent area reads figures with. */
export interface FiguresScope {
  readonly tx: Queryable;
  readonly figures: Figures;
  readonly span: Span;
}

/**
 * Reads figures of a period. Everything that `read` reads is of one moment, so that what was summed meanwhile is not
 * counted a second time.
 */
export async function withFigures<Read>(
  db: Database,
  { site, period, now }: { site: SiteView; period: string; now: Date },
  read: (scope: FiguresScope) => Promise<Read>,
): Promise<Read> {
  const { timeZone } = site.settings;
  await catchUp(db, { siteId: site.siteId, timeZone });
  const span = spanOf(period, createFormat({ locale: 'en', timeZone }).dayKey(now));
  return db.transaction(
    (tx) => read({ tx, figures: figuresStore(tx, site.siteId, { span, timeZone }), span }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Figures of a branch as they are sent. */
export function figuresView({ validBetMinor, wonMinor, members, active }: Branch) {
  return { validBetMinor, netMinor: validBetMinor - wonMinor, members, active };
}

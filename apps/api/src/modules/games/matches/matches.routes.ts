import { matchesContract } from '@maidan/contract';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { MatchesService } from './matches.service.ts';

/** Binds the endpoints of matches. */
export function bindMatchesRoutes(router: Router, { matches }: { matches: MatchesService }): void {
  bind(router, matchesContract.readMatchTimetable, ({ site, query }) =>
    matches.timetable(site, query.category, query.language),
  );

  bind(router, matchesContract.listMatchResults, ({ site, query }) =>
    matches.results(site, query.category, query),
  );
}

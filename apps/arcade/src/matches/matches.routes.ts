import { MATCHES_PATHS, matchResultsQuery, matchTimetableQuery } from '@maidan/wire';
import { Hono } from 'hono';
import { refuse, signedOnly } from '../clocked/signed-only.ts';
import type { OperatorCallOptions } from '../launch/operator-call.ts';
import type { MatchesService } from './matches.service.ts';

/** The operator's endpoints about matches: what runs and comes, and what is over. */
export function createMatchesRoutes(
  options: OperatorCallOptions & { matches: MatchesService },
): Hono {
  const { matches } = options;
  const signed = signedOnly(options);
  return new Hono()
    .get(MATCHES_PATHS.timetable, signed, (c) => {
      const query = matchTimetableQuery.safeParse(c.req.query()).data;
      if (query === undefined) return refuse(c, 'invalid_request');
      return c.json(matches.timetable(query.category));
    })
    .get(MATCHES_PATHS.results, signed, (c) => {
      const query = matchResultsQuery.safeParse(c.req.query()).data;
      if (query === undefined) return refuse(c, 'invalid_request');
      return c.json(matches.results(query.category, query));
    });
}

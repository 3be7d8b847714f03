import { DRAWS_PATHS, drawResultsQuery, type DrawTitlesReply } from '@maidan/wire';
import { Hono } from 'hono';
import { refuse, signedOnly } from '../clocked/signed-only.ts';
import type { OperatorCallOptions } from '../launch/operator-call.ts';
import type { DrawsService } from './draws.service.ts';

/** The operator's endpoints about draws: what comes next, and what was drawn. */
export function createDrawsRoutes(options: OperatorCallOptions & { draws: DrawsService }): Hono {
  const { draws } = options;

  const signed = signedOnly(options);
  return new Hono()
    .get(DRAWS_PATHS.titles, signed, (c) =>
      c.json({ titles: draws.titles() } satisfies DrawTitlesReply),
    )
    .get(DRAWS_PATHS.results, signed, (c) => {
      const query = drawResultsQuery.safeParse(c.req.query()).data;
      if (query === undefined) return refuse(c, 'invalid_request');
      const reply = draws.results(query.gameCode, query);
      return reply === undefined ? refuse(c, 'unknown_game') : c.json(reply);
    });
}

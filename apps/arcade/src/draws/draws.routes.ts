import {
  DRAWS_PATHS,
  DRAWS_REFUSAL_STATUS,
  drawResultsQuery,
  type DrawsRefusalCode,
  type DrawTitlesReply,
} from '@maidan/wire';
import { Hono, type Context } from 'hono';
import { verifyOperator, type OperatorCallOptions } from '../launch/operator-call.ts';
import type { DrawsService } from './draws.service.ts';

function refuse(c: Context, code: DrawsRefusalCode) {
  return c.json({ code }, DRAWS_REFUSAL_STATUS[code]);
}

/** The operator's endpoints about draws: what comes next, and what was drawn. */
export function createDrawsRoutes(options: OperatorCallOptions & { draws: DrawsService }): Hono {
  const { draws } = options;

  async function refusalOf(c: Context): Promise<DrawsRefusalCode | undefined> {
    const check = await verifyOperator(options, c.req, '');
    if (check.ok) return undefined;
    return check.reason === 'duplicate_request' ? 'duplicate_request' : 'invalid_signature';
  }

  return new Hono()
    .get(DRAWS_PATHS.titles, async (c) => {
      const refusal = await refusalOf(c);
      if (refusal !== undefined) return refuse(c, refusal);
      return c.json({ titles: draws.titles() } satisfies DrawTitlesReply);
    })
    .get(DRAWS_PATHS.results, async (c) => {
      const refusal = await refusalOf(c);
      if (refusal !== undefined) return refuse(c, refusal);
      const query = drawResultsQuery.safeParse(c.req.query()).data;
      if (query === undefined) return refuse(c, 'invalid_request');
      const reply = draws.results(query.gameCode, query);
      return reply === undefined ? refuse(c, 'unknown_game') : c.json(reply);
    });
}

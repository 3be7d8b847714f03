import { DRAWS_PATHS, drawResultsReply, drawTitlesReply } from '@maidan/wire';
import type { VendorDraws } from '#modules/games/games.ports.ts';
import type { PartnerOptions } from '../signed-call.ts';
import { arcadeAsker, invalidAnswer, proveSeed } from './arcade-clock.ts';

/**
 * Reads lottery draws from the arcade, by the signed calls of `@maidan/wire`. A result is believed only when its seed fits
 * the hash that was published before the draw.
 */
export function arcadeDraws(options: PartnerOptions): VendorDraws {
  const ask = arcadeAsker(options);
  return {
    async titles() {
      const { status, value } = await ask(DRAWS_PATHS.titles);
      const reply = drawTitlesReply.safeParse(value);
      if (status !== 200 || !reply.success) throw invalidAnswer(`status ${status}, no titles`);
      const { titles } = reply.data;
      for (const { last } of titles) if (last) proveSeed(last, `draw ${last.drawNo}`);
      return titles;
    },
    async results(gameCode, { page, pageSize }) {
      const query = new URLSearchParams({
        gameCode,
        page: String(page),
        pageSize: String(pageSize),
      });
      const { status, value, code } = await ask(`${DRAWS_PATHS.results}?${query.toString()}`);
      if (status === 404 && code === 'unknown_game') return { totalCount: 0, results: [] };
      const reply = drawResultsReply.safeParse(value);
      if (status !== 200 || !reply.success) throw invalidAnswer(`status ${status}, no results`);
      for (const result of reply.data.results) proveSeed(result, `draw ${result.drawNo}`);
      return reply.data;
    },
  };
}

import { createHash } from 'node:crypto';
import { DRAWS_PATHS, drawResultsReply, drawTitlesReply } from '@maidan/wire';
import type { DrawResult } from '@maidan/wire';
import { VendorDrawsError } from '#modules/games/games.ports.ts';
import type { VendorDraws } from '#modules/games/games.ports.ts';
import { PartnerSilentError, callPartner } from '../signed-call.ts';
import type { PartnerAnswer, PartnerOptions } from '../signed-call.ts';

/** A page waits for the answer, so it may take less time than a launch. */
const TIMEOUT_MS = 2000;

/**
 * Reads lottery draws from the arcade, by the signed calls of `@maidan/wire`. A result is believed only when its seed fits
 * the hash that was published before the draw.
 */
export function arcadeDraws(options: PartnerOptions): VendorDraws {
  const partner = { timeoutMs: TIMEOUT_MS, ...options };

  async function ask(path: string): Promise<PartnerAnswer> {
    try {
      return await callPartner(partner, 'GET', path);
    } catch (error) {
      if (error instanceof PartnerSilentError) throw new VendorDrawsError('silent', error.message);
      throw error;
    }
  }

  return {
    async titles() {
      const { status, value } = await ask(DRAWS_PATHS.titles);
      const reply = drawTitlesReply.safeParse(value);
      if (status !== 200 || !reply.success) throw invalid(`status ${status}, no titles`);
      const { titles } = reply.data;
      proveResults(titles.flatMap(({ last }) => last ?? []));
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
      if (status !== 200 || !reply.success) throw invalid(`status ${status}, no results`);
      proveResults(reply.data.results);
      return reply.data;
    },
  };
}

function invalid(detail: string): VendorDrawsError {
  return new VendorDrawsError('invalid', detail);
}

function proveResults(results: readonly DrawResult[]): void {
  for (const { drawNo, seed, commitment } of results) {
    const hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
    if (hash !== commitment) throw invalid(`the seed of draw ${drawNo} does not fit its hash`);
  }
}

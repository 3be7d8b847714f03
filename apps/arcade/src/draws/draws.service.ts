import type { DrawResult, DrawResultsReply, DrawTitle } from '@maidan/wire';
import { inTransaction } from '@maidan/partner-service';
import type { Clock, Database } from '@maidan/partner-service';
import { commitmentOf, newSeed } from '../clocked/seed.ts';
import type { Draw, DrawsStore } from './draws.store.ts';
import { ballsOf, drumOf } from './balls.ts';
import { codeOfDrawn, DRAWN_TITLES, drawnTitle, nextDrawAt } from './timetable.ts';

/** How long results are kept. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** The draws of the lottery titles, by the arcade's clock and the same for everybody. */
export interface DrawsService {
  /** Draws what is due, and gives each title its next draw. */
  advance: () => void;
  /** Every title that draws by the clock, with its next draw and its last result. */
  titles: () => DrawTitle[];
  /** A page of a title's results, newest first; undefined for a title that does not draw by the clock. */
  results: (
    gameCode: string,
    page: { page: number; pageSize: number },
  ) => DrawResultsReply | undefined;
  purge: () => void;
}

function resultOf(draw: Draw): DrawResult {
  const { drawNo, drawsAt, commitment, seed, balls = [] } = draw;
  return { drawNo, drawsAt: new Date(drawsAt).toISOString(), balls, commitment, seed };
}

/** Makes the service over its store. */
export function createDrawsService(
  database: Database,
  store: DrawsStore,
  clock: Clock,
): DrawsService {
  /** Nothing is due before; undefined until the first look. */
  let quietUntil: number | undefined;

  function drawAgain(slug: string): void {
    const seed = newSeed();
    const drawsAt = nextDrawAt(slug, clock());
    store.add({ slug, drawsAt, seed, commitment: commitmentOf(seed) });
  }

  function advance(): void {
    const nowMs = clock();
    if (quietUntil !== undefined && nowMs < quietUntil) return;
    inTransaction(database, () => {
      for (const draw of store.waiting()) {
        if (draw.drawsAt > nowMs) break;
        store.setBalls(draw, ballsOf(draw.seed, draw.slug, draw.drawNo));
      }
      const waits = new Set(store.waiting().map(({ slug }) => slug));
      for (const slug of DRAWN_TITLES) if (!waits.has(slug)) drawAgain(slug);
    });
    quietUntil = store.waiting()[0]?.drawsAt;
  }

  return {
    advance,
    titles() {
      advance();
      return store.waiting().map(({ slug, drawNo, drawsAt, commitment }) => {
        const last = store.last(slug);
        return {
          gameCode: codeOfDrawn(slug),
          drum: drumOf(slug),
          next: { drawNo, drawsAt: new Date(drawsAt).toISOString(), commitment },
          ...(last === undefined ? {} : { last: resultOf(last) }),
        };
      });
    },
    results(gameCode, { page, pageSize }) {
      const slug = drawnTitle(gameCode);
      if (slug === undefined) return undefined;
      advance();
      const bounds = { limit: pageSize, offset: (page - 1) * pageSize };
      return { totalCount: store.count(slug), results: store.results(slug, bounds).map(resultOf) };
    },
    purge: () => store.purge(clock() - KEPT_MS),
  };
}

import type { DrawResult, DrawResultsReply, DrawTitle } from '@maidan/wire';
import { inTransaction } from '@maidan/partner-service';
import type { Clock, Database } from '@maidan/partner-service';
import { commitmentOf } from '../clocked/seed.ts';
import type { ChainsService } from '../fair/chains.service.ts';
import type { Draw, DrawsStore } from './draws.store.ts';
import { ballsOf } from './balls.ts';
import type { Tickets } from './tickets.ts';
import {
  codeOfDrawn,
  DRAWN_TITLES,
  drawnRoom,
  drawnTitle,
  isDrawn,
  nextDrawAt,
  runMsOf,
} from './timetable.ts';

/** How long results are kept. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** The draws of the lottery titles, by the arcade's clock and the same for everybody. */
export interface DrawsService {
  /** Draws what is due, settles its tickets, and gives each title its next draw. */
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

/** What draws are made of. */
export interface DrawsOptions {
  database: Database;
  store: DrawsStore;
  chains: Pick<ChainsService, 'take' | 'ensure'>;
  tickets: Pick<Tickets, 'settle' | 'giveBack'>;
  clock: Clock;
}

/** The name under which a title has its chains. */
export const chainOfTitle = (slug: string): string => `draws/${slug}`;

/** When a draw is over: its numbers are public then, and its tickets settled. */
const overAt = ({ slug, drawsAt }: Pick<Draw, 'slug' | 'drawsAt'>): number =>
  drawsAt + runMsOf(slug);

/** Whether a title's draws are told to operators: those that are told whole. A running draw is followed in its frame. */
const isToldWhole = (slug: string): boolean => runMsOf(slug) === 0;

function resultOf(draw: Draw): DrawResult {
  const { drawNo, drawsAt, commitment, seed, balls = [] } = draw;
  return { drawNo, drawsAt: new Date(drawsAt).toISOString(), balls, commitment, seed };
}

/** Makes what brings the draws to the present moment. */
function createClockwork({ database, store, chains, tickets, clock }: DrawsOptions) {
  /** Nothing is due before; undefined until the first look, and while a title waits for its chain. */
  let quietUntil: number | undefined;

  function removeOne(draw: Draw): void {
    tickets.giveBack(draw);
    store.remove(draw);
  }

  function drawOne(draw: Draw, salt: string): void {
    const { slug, drawNo, seed: value } = draw;
    const balls = ballsOf({ value, salt, slug, drawNo });
    store.setBalls(draw, balls);
    tickets.settle(draw, balls);
  }

  /** Announces the next draw of a title; answers false while it has no chain. */
  function announce(slug: string): boolean {
    const taken = chains.take(chainOfTitle(slug));
    if (taken === undefined) return false;
    const { value, chainId, valueNo } = taken;
    const drawsAt = nextDrawAt(slug, clock());
    store.add({ slug, drawsAt, seed: value, commitment: commitmentOf(value), chainId, valueNo });
    return true;
  }

  return function advance(): void {
    const nowMs = clock();
    if (quietUntil !== undefined && nowMs < quietUntil) return;
    const unready = inTransaction(database, () => {
      for (const draw of store.waiting()) {
        // An older version announced draws without a chain, and draws of titles that draw by the clock no more.
        if (draw.chain === undefined || !isDrawn(draw.slug)) removeOne(draw);
        else if (overAt(draw) <= nowMs) drawOne(draw, draw.chain.salt);
      }
      const waits = new Set(store.waiting().map(({ slug }) => slug));
      return DRAWN_TITLES.filter((slug) => !waits.has(slug) && !announce(slug));
    });
    // One chain grows at a time, so that many titles do not make the first minute slow.
    const [first] = unready;
    if (first !== undefined) chains.ensure(chainOfTitle(first));
    quietUntil = unready.length > 0 ? undefined : Math.min(...store.waiting().map(overAt));
  };
}

/** Makes the service over its store. */
export function createDrawsService(options: DrawsOptions): DrawsService {
  const { store, clock } = options;
  const advance = createClockwork(options);
  return {
    advance,
    titles() {
      advance();
      const told = store.waiting().filter(({ slug }) => isToldWhole(slug));
      return told.map(({ slug, drawNo, drawsAt, commitment }) => {
        const last = store.last(slug);
        return {
          gameCode: codeOfDrawn(slug),
          drum: drawnRoom(slug).drum,
          next: { drawNo, drawsAt: new Date(drawsAt).toISOString(), commitment },
          ...(last === undefined ? {} : { last: resultOf(last) }),
        };
      });
    },
    results(gameCode, { page, pageSize }) {
      const slug = drawnTitle(gameCode);
      if (slug === undefined || !isToldWhole(slug)) return undefined;
      advance();
      const bounds = { limit: pageSize, offset: (page - 1) * pageSize };
      return { totalCount: store.count(slug), results: store.results(slug, bounds).map(resultOf) };
    },
    purge: () => store.purge(clock() - KEPT_MS),
  };
}

import { Hono } from 'hono';
import type { Clock } from '@maidan/partner-service';
import { valueBefore } from '../fair/chain.ts';
import type { ChainsService } from '../fair/chains.service.ts';
import type { Session } from '../launch/sessions.store.ts';
import { GameError } from '../platform/errors.ts';
import type { SessionOf } from '../play/frame-calls.ts';
import type { RoundsStore } from '../play/rounds.store.ts';
import { playerGameOf } from '../play/session-game.ts';
import { viewRound } from '../play/views.ts';
import { ballsOf } from './balls.ts';
import type { DrawsService } from './draws.service.ts';
import type { Draw, DrawsStore } from './draws.store.ts';
import { drawNoOf } from './tickets.ts';
import { drawnRoom, drawnTitle, nextDrawAt } from './timetable.ts';

/** How many results and settled tickets a frame is told. */
const TOLD = 12;

export interface FrameDrawsOptions {
  sessionOf: SessionOf;
  draws: Pick<DrawsService, 'advance'>;
  drawsStore: DrawsStore;
  rounds: RoundsStore;
  chains: Pick<ChainsService, 'views'>;
  clock: Clock;
}

/** A draw that is over, with the value that it came from and the one before, to which that leads. */
function viewResult({ drawNo, drawsAt, balls = [], seed, chain }: Draw) {
  const told = { drawNo, drawsAt: new Date(drawsAt).toISOString(), balls };
  if (chain === undefined) return told;
  const { chainId, valueNo } = chain;
  return { ...told, chainId, valueNo, value: seed, before: valueBefore(seed) };
}

/** A draw that is to come: nothing of its value but the one before it, which is the tip for the first. */
function viewNext({ drawNo, drawsAt, seed, chain }: Draw) {
  const { chainId, valueNo } = chain ?? {};
  const at = new Date(drawsAt).toISOString();
  return { drawNo, drawsAt: at, chainId, valueNo, before: valueBefore(seed) };
}

/** A draw whose balls are coming: those whose time has come, and no trace of the others. */
function viewRunning(draw: Draw, nowMs: number) {
  const { slug, drawNo, drawsAt, seed: value, chain } = draw;
  const { ballMs } = drawnRoom(slug);
  if (ballMs === undefined || chain === undefined || nowMs < drawsAt) return undefined;
  const balls = ballsOf({ value, salt: chain.salt, slug, drawNo });
  return {
    drawNo,
    drawsAt: new Date(drawsAt).toISOString(),
    ballMs,
    balls: balls.slice(0, 1 + Math.floor((nowMs - drawsAt) / ballMs)),
    nextAt: new Date(nextDrawAt(slug, nowMs)).toISOString(),
  };
}

/** The slug of a session's title. @throws GameError `invalid_request` for a title that does not draw by the clock */
function titleOf(session: Session): string {
  const slug = drawnTitle(session.gameCode);
  if (slug === undefined || session.playerRef === undefined) throw new GameError('invalid_request');
  return slug;
}

/** The frame's calls about draws, below /game/v1/draws. */
export function createFrameDrawsRoutes(options: FrameDrawsOptions): Hono {
  const { sessionOf, draws, drawsStore, rounds, chains, clock } = options;

  function newsOf(session: Session) {
    const slug = titleOf(session);
    draws.advance();
    const next = drawsStore.next(slug);
    const player = playerGameOf(session);
    const nowMs = clock();
    const running = next && viewRunning(next, nowMs);
    const own = [...rounds.underWay(player), ...rounds.recent(player, TOLD)];
    return {
      now: new Date(nowMs).toISOString(),
      ...(running && { running }),
      ...(next === undefined || running ? {} : { next: viewNext(next) }),
      results: drawsStore.results(slug, { limit: TOLD, offset: 0 }).map(viewResult),
      tickets: own.flatMap((round) => {
        const drawNo = drawNoOf(round);
        return drawNo === undefined ? [] : [{ ...viewRound(round), drawNo }];
      }),
    };
  }

  /** The chains of the draws that a frame is told of, the newest first. */
  function chainsOf(slug: string) {
    const told = drawsStore.results(slug, { limit: TOLD, offset: 0 });
    return chains.views([drawsStore.next(slug), ...told].flatMap((draw) => draw?.chain ?? []));
  }

  return new Hono()
    .get('/', (c) => c.json(newsOf(sessionOf(c))))
    .get('/proof', (c) => {
      const session = sessionOf(c);
      const title = titleOf(session);
      return c.json({ ...newsOf(session), title, chains: chainsOf(title) });
    });
}

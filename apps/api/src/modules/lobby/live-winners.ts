import type { SiteView } from '#platform/http/request-context.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import type { LiveSource } from '#platform/live/live-stream.ts';
import { WINNERS_KEPT_MS } from './winners.service.ts';
import type { WinnersService } from './winners.service.ts';

const TOPIC = 'winners';

/** The winner board on the stream of events: a version that differs when the board is to be read again (WIDGET-20). */
export function liveWinners({
  winners,
  siteOf,
}: {
  readonly winners: Pick<WinnersService, 'version'>;
  readonly siteOf: (siteId: string) => SiteView;
}): LiveSource {
  return {
    topic: TOPIC,
    read: async ({ siteId }) => ({ data: { version: await winners.version(siteOf(siteId)) } }),
  };
}

/** Tells the open pages of a site that somebody won. */
export interface WinAnnouncer {
  /** A round was settled with a win. */
  noteWin(siteId: string): void;
  /** Stops; what was noted is not announced any more. */
  close(): void;
}

/**
 * Announces wins, however many, once in the time for which a board is kept, and not before: every board that a process
 * kept at the win is too old by then, so each reads one with the win in it.
 */
export function winAnnouncer(events: Pick<LiveEvents, 'announce'>): WinAnnouncer {
  const waiting = new Map<string, NodeJS.Timeout>();
  return {
    noteWin(siteId) {
      if (waiting.has(siteId)) return;
      const announce = () => {
        waiting.delete(siteId);
        events.announce({ siteId, topic: TOPIC });
      };
      waiting.set(siteId, setTimeout(announce, WINNERS_KEPT_MS));
    },
    close() {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}

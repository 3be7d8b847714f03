import { liveContract } from '@maidan/contract';
import { bindResponse } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { SessionView } from '#platform/http/request-context.ts';
import type { LiveEvents } from './live-events.ts';
import { liveStream } from './live-stream.ts';
import type { LiveSource, StreamSession } from './live-stream.ts';
import { STREAMS_PER_MEMBER, streamPlaces } from './stream-places.ts';

export interface LiveRoutesDeps {
  readonly events: LiveEvents;
  /** What the stream sends; the modules that own it make its sources. */
  readonly liveSources: readonly LiveSource[];
  /** Follows the session of a stream for as long as the stream is open. */
  readonly sessionOf: (siteId: string, session: SessionView) => StreamSession;
}

/** Binds the stream of what concerns a member. A source that fails at the start answers with its error. */
export function bindLiveRoutes(
  router: Router,
  { events, liveSources: sources, sessionOf }: LiveRoutesDeps,
): void {
  const places = streamPlaces(STREAMS_PER_MEMBER);
  bindResponse(router, liveContract.followLive, async ({ site, session }, c) => {
    const reader = { siteId: site.siteId, memberId: session.memberId };
    await Promise.all(sources.map((source) => source.read(reader)));
    const stream = liveStream({
      ...reader,
      events,
      sources,
      session: sessionOf(site.siteId, session),
      places,
      signal: c.req.raw.signal,
    });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } });
  });
}

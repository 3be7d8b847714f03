import { AppError } from '@maidan/contract/errors';
import type { Clock } from '#platform/process/clock.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';

/** How long a proof counts. */
const RIGHT_MS = 5 * 60_000;

/**
 * The right of a session to take steps that somebody with a borrowed phone must not take (decision record 0070). It is
 * bound to the session, lasts five minutes and is not moved by use.
 */
export function stepUps({ store, clock }: { store: ShortLivedStore; clock: Clock }) {
  return {
    /** Gives the right; answers its end. */
    async give(siteId: string, sessionId: string): Promise<Date> {
      await store.put(siteId, keyOf(sessionId), '1', RIGHT_MS);
      return new Date(clock.now().getTime() + RIGHT_MS);
    },

    /** The end of the right; undefined without one. */
    async endOf(siteId: string, sessionId: string): Promise<Date | undefined> {
      const right = await store.peek(siteId, keyOf(sessionId));
      return right && new Date(clock.now().getTime() + right.endsInMs);
    },

    /** Lets a step pass. @throws AppError `security.step_up_required` */
    async require(siteId: string, sessionId: string): Promise<void> {
      if (!(await store.peek(siteId, keyOf(sessionId)))) {
        throw new AppError('security.step_up_required');
      }
    },
  };
}

function keyOf(sessionId: string): string {
  return `step-up:${sessionId}`;
}

export type StepUps = ReturnType<typeof stepUps>;

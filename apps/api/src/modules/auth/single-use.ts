import type { Log } from '#platform/process/log.ts';

/** A code or ticket that counts once and was used up just now. */
export interface Spent {
  /** Makes it count again, for the rest of its own time. Only for whoever used it up, and only when nothing came of it. */
  giveBack(): Promise<void>;
}

/** What nothing has to be given back for: there was none, or it counts more than once by itself. */
export const NOTHING_SPENT: Spent = { giveBack: async () => undefined };

/**
 * Does the work that something was used up for. When the work fails it is given back, so that nobody has to ask for
 * another one, and the failure goes on.
 */
export async function spend<Used extends Spent, Result>(
  log: Log,
  used: Used,
  work: (used: Used) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(used);
  } catch (error) {
    await used.giveBack().catch((reason: unknown) => {
      // The visitor is told the failure of the work: it came first, and another code can be asked for.
      log.warn({ error: reason }, 'what was used up could not be given back');
    });
    throw error;
  }
}

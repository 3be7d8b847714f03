import type { Log } from '#platform/process/log.ts';

/** A code or ticket that counts once and was just used up. */
export interface UsedCode {
  /**
   * Makes it valid again until its original end. To be called only by the caller who used it up, and only when the work
   * failed.
   */
  giveBack(): Promise<void>;
}

/** For work that uses nothing up: there was no code, or it may be used several times. */
export const NO_CODE_USED: UsedCode = { giveBack: async () => undefined };

/**
 * Does the work for which a code was used up. When the work fails, the code is given back, so that the visitor need not
 * ask for another, and the failure is thrown on.
 */
export async function withUsedCode<Used extends UsedCode, Result>(
  log: Log,
  used: Used,
  work: (used: Used) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(used);
  } catch (error) {
    await used.giveBack().catch((reason: unknown) => {
      // The visitor gets the failure of the work: it came first, and a new code can be asked for.
      log.warn({ error: reason }, 'what was used up could not be given back');
    });
    throw error;
  }
}

import { z } from 'zod';

/** How long an operator stays signed in; the schema of the settings explains it. */
export const operatorSessionsSchema = z
  .strictObject({
    /** Minutes without a call after which a session ends. */
    idleMinutes: z.int().min(1).max(30).default(30),
    /** Minutes after the sign-in at which it ends in any case. */
    totalMinutes: z.int().min(5).max(720).default(720),
  })
  .prefault({});

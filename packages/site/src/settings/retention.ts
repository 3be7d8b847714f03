import { z } from 'zod';

const days = (usual: number) => z.int().min(7).max(3650).default(usual);

/** For how many days each kind of data is kept; the schema of the settings explains it. */
export const retentionSchema = z
  .strictObject({
    /** Log-ins and attempts at one. */
    signInDays: days(365),
    /** What the site wrote into inboxes. */
    messageDays: days(730),
    /** What members and customer service wrote to each other. */
    chatDays: days(365),
    feedbackDays: days(730),
    /** Name, number, address and pictures of an account that was closed, counted from its closing. */
    closedAccountDays: days(30),
  })
  .prefault({});

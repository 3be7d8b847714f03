import { z } from '@hono/zod-openapi';
import { integerText, momentSchema } from '../shapes.ts';

/** The site of a console address. */
export const siteParam = z.string().min(1).max(64);

/** The answer of an act that has nothing to tell. */
export const doneReply = z.object({ value: z.literal(true) });

/** How many rows a page has. */
export const pageLimit = integerText(1, 100).default(50);

/** Why an operator did something, in words that only operators read. */
export const reasonText = z.string().trim().min(1).max(500);

/** The answer, with status 202, of an act that waits for a second operator (OPS-09). */
export const proposedReply = z
  .object({ proposal: z.object({ proposalId: z.string(), endsAt: momentSchema }) })
  .openapi('Proposed');

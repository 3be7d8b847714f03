import { z } from '@hono/zod-openapi';
import { currencySchema, minorSchema } from '../../shapes.ts';

/** What was moved by a branch in a period, and how many members it has now. */
export const branchFiguresSchema = z
  .object({
    members: z.int().min(0).openapi({ description: 'Members now' }),
    active: z.int().min(0).openapi({ description: 'Members who placed a bet in the period' }),
    validBetMinor: z.int().openapi({ description: 'Stakes, without those taken back' }),
    netMinor: z.int().openapi({ description: 'Valid bets less wins' }),
  })
  .openapi('BranchFigures');

/** Everything that is told of a team in a period. */
export const teamFiguresSchema = branchFiguresSchema
  .extend({
    newMembers: z.int().min(0).openapi({ description: 'Members who joined in the period' }),
    depositMinor: minorSchema,
    withdrawalMinor: minorSchema.openapi({ description: 'Paid out' }),
    currency: currencySchema,
  })
  .openapi('TeamFigures');

const dayPattern = /^20\d{2}-\d{2}-\d{2}$/;

/** A day of the site, such as `2026-11-21`. */
export const daySchema = z.string().regex(dayPattern);

/** Days of a period in the time zone of the site, both included. */
export const spanSchema = z.object({ from: daySchema, to: daySchema }).openapi('Span');

/** A period by its name, or a month such as `2026-09`. */
export const periodSchema = z
  .string()
  .regex(/^(?:today|days_7|month|last_month|20\d{2}-(?:0[1-9]|1[0-2]))$/)
  .default('month')
  .openapi({
    description: 'today, days_7, month, last_month, or a month such as 2026-09; days of the site',
  });

/** Figures as an example shows them. */
export const EXAMPLE_BRANCH = {
  members: 92,
  active: 49,
  validBetMinor: 988_000_000,
  netMinor: 31_240_000,
};

/** Figures of a team as an example shows them. */
export const EXAMPLE_TEAM = {
  ...EXAMPLE_BRANCH,
  newMembers: 27,
  depositMinor: 128_400_000,
  withdrawalMinor: 99_150_000,
  currency: 'BDT',
};

/** The days of an example. */
export const EXAMPLE_SPAN = { from: '2026-11-01', to: '2026-11-20' };

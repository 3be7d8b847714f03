import { inLanguages } from '@maidan/contract/localised';
import { z } from 'zod';

const minorUnits = z.int().min(1).max(1_000_000_000_000);
const name = z.string().trim().min(1).max(60);

const channel = z
  .strictObject({
    /** The code that orders, the rail and the clearing account of the ledger have. It never changes. */
    code: z.string().regex(/^[a-z0-9_-]{1,32}$/, 'is no channel code'),
    name: z.strictObject(inLanguages(name, name.optional())),
    /** Path of its sign below the image host. */
    icon: z.string().regex(/^[a-z0-9][a-z0-9/_-]{0,120}\.(webp|svg|png)$/, 'is no picture path'),
    /** Least and most of one deposit, both included, in minor units. */
    minMinor: minorUnits,
    maxMinor: minorUnits,
    /** What the channel takes on top of each deposit, in minor units. */
    feeMinor: z.int().min(0).max(1_000_000_000).default(0),
    /** Amounts that members are offered, in minor units; any other within the limits can be typed. */
    amountsMinor: z.array(minorUnits).max(12).default([]),
    /** Whether payouts are ordered over the rail, or in signed files that operators carry (OPS-56). */
    payouts: z.enum(['rail', 'file']).default('rail'),
    /** Off keeps the channel in the list, greyed, with its reason. */
    isOpen: z.boolean().default(true),
  })
  .refine((one) => one.minMinor <= one.maxMinor, 'minMinor is above maxMinor')
  .refine(
    (one) => one.amountsMinor.every((amount) => amount >= one.minMinor && amount <= one.maxMinor),
    'an offered amount is outside the limits',
  );

/** The payment channels of a site, in their order. */
export const depositChannelsSchema = z
  .array(channel)
  .max(20)
  .refine(
    (channels) => new Set(channels.map(({ code }) => code)).size === channels.length,
    'two channels have one code',
  )
  .default([]);

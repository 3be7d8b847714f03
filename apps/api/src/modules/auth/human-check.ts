import { createHash, createHmac } from 'node:crypto';
import type { HumanCheckKind } from '@maidan/contract';
import { AppError } from '@maidan/contract/errors';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';
import { isSameSecret } from '#platform/same-secret.ts';
import type { ShortLivedStore } from '#platform/short-lived.ts';

/** Numbers a solver has to try at most, by kind. */
export type HumanCheckCost = Readonly<Record<HumanCheckKind, number>>;

/**
 * With a form: about half a second on a slow phone. In the place of a captcha, for those who cannot see the picture:
 * some seconds, since it alone stands against a guessing script.
 */
export const HUMAN_CHECK_COST: HumanCheckCost = { form: 50_000, captcha: 400_000 };
const LIFE_MS = 10 * 60_000;

/** A challenge of the ALTCHA proof of work (altcha.org, version 1): find the number behind the hash. */
export interface Challenge {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
}

const solutionSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0),
  salt: z.string().max(256),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Makes and checks challenges; each is for one site, lives ten minutes and counts once. */
export function humanCheck(deps: {
  key: Buffer;
  cost: HumanCheckCost;
  store: ShortLivedStore;
  clock: Clock;
  random: Random;
}) {
  const { key, cost, store, clock, random } = deps;
  const sign = (siteId: string, kind: HumanCheckKind, challenge: string) =>
    createHmac('sha256', key).update(`${siteId}\n${kind}\n${challenge}`).digest('hex');

  return {
    /** A new challenge of a site. */
    create(siteId: string, kind: HumanCheckKind = 'form'): Challenge {
      const maxnumber = cost[kind];
      const expires = Math.floor((clock.now().getTime() + LIFE_MS) / 1000);
      const salt = `${random.bytes(12).toString('hex')}?expires=${expires}&`;
      const challenge = sha256(`${salt}${random.integer(0, maxnumber + 1)}`);
      const signature = sign(siteId, kind, challenge);
      return { algorithm: 'SHA-256', challenge, salt, signature, maxnumber };
    },

    /** @throws AppError `auth.human_check_failed` when the solution is wrong, over, of another site or kind, or was used */
    async check(siteId: string, payload: string, kind: HumanCheckKind = 'form'): Promise<void> {
      const solution = readSolution(payload);
      const expires = Number(/\?expires=(\d+)&/.exec(solution?.salt ?? '')?.[1]);
      const isRight =
        solution !== undefined &&
        expires * 1000 > clock.now().getTime() &&
        sha256(`${solution.salt}${solution.number}`) === solution.challenge &&
        isSameSecret(sign(siteId, kind, solution.challenge), solution.signature);
      if (!isRight) throw new AppError('auth.human_check_failed');
      const isFirst = await store.claim(siteId, `human:${solution.challenge}`, LIFE_MS);
      if (!isFirst) throw new AppError('auth.human_check_failed');
    },
  };
}

/** The human check, as `humanCheck` makes it. */
export type HumanCheck = ReturnType<typeof humanCheck>;

function readSolution(payload: string): z.output<typeof solutionSchema> | undefined {
  try {
    return solutionSchema.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { createHash, createHmac } from 'node:crypto';
import type { HumanCheckKind } from '@maidan/contract';
import { WORK_LEVELS } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { z } from 'zod';
import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import { isSameSecret } from '@maidan/deployment/same-secret';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';

/** The most numbers that a solver has to try, by kind. */
export type HumanCheckCost = Readonly<Record<HumanCheckKind, number>>;

/**
 * The cost at level 0. With a form: under 0.3 seconds on a cheap phone. Instead of a captcha, for visitors who cannot
 * see the picture: some seconds, since it alone stops a guessing script.
 */
export const HUMAN_CHECK_COST: HumanCheckCost = { form: 25_000, captcha: 400_000 };
/** The highest level of each kind. The proof that replaces a captcha starts dear, so it rises by two levels only. */
const HIGHEST: HumanCheckCost = { form: WORK_LEVELS.highest, captcha: 2 };
/** A form that was open for less time than this, in milliseconds, was hardly read. */
const SHORTEST_MS = 1500;
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
  /** What the form says that it observed of its reader. */
  seen: z
    .object({ openedMs: z.number().catch(0), touches: z.number().catch(0) })
    .optional()
    .catch(undefined),
});
type Solution = z.output<typeof solutionSchema>;

/** What a proof must fulfil. */
export interface RequiredWork {
  readonly kind?: HumanCheckKind;
  /**
   * The level that is asked now, 0 to 4. A proof one level below is accepted too, since its level may have been asked a
   * moment ago.
   */
  readonly level?: number;
}

/** Makes and checks challenges. Each is for one site, lives ten minutes and counts once. */
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
    /** A new challenge of a site, at a level from 0 to 4. */
    create(siteId: string, kind: HumanCheckKind = 'form', wished = 0): Challenge {
      const level = Math.min(wished, HIGHEST[kind]);
      const maxnumber = cost[kind] * 2 ** level;
      const expires = Math.floor((clock.now().getTime() + LIFE_MS) / 1000);
      const salt = `${random.bytes(12).toString('hex')}?expires=${expires}&level=${level}&`;
      const challenge = sha256(`${salt}${random.integer(0, maxnumber + 1)}`);
      const signature = sign(siteId, kind, challenge);
      return { algorithm: 'SHA-256', challenge, salt, signature, maxnumber };
    },

    /**
     * Checks a solution. What the form observed of its reader can raise the level that is asked, and never refuses by
     * itself.
     * @throws AppError `auth.human_check_failed` with params.workLevel when the solution is wrong, expired, too cheap,
     * of another site or kind, or already used
     */
    async check(siteId: string, payload: string, asked: RequiredWork = {}): Promise<void> {
      const { kind = 'form', level = 0 } = asked;
      const solution = readSolution(payload);
      const [, expires, done] = /\?expires=(\d+)&level=(\d)&/.exec(solution?.salt ?? '') ?? [];
      const wanted = Math.min(level + (kind === 'form' ? suspicionOf(solution) : 0), HIGHEST[kind]);
      const refusal = new AppError('auth.human_check_failed', { workLevel: wanted });
      const isRight =
        solution !== undefined &&
        Number(expires) * 1000 > clock.now().getTime() &&
        Number(done) >= wanted - 1 &&
        sha256(`${solution.salt}${solution.number}`) === solution.challenge &&
        isSameSecret(sign(siteId, kind, solution.challenge), solution.signature);
      if (!isRight) throw refusal;
      const isFirst = await store.claim(siteId, `human:${solution.challenge}`, LIFE_MS);
      if (!isFirst) throw refusal;
    },
  };
}

export type HumanCheck = ReturnType<typeof humanCheck>;

/**
 * How suspicious a form looks, 0 to 2: it was opened a moment ago, and it was never touched. A form that says nothing
 * counts 1. A script can claim anything, so this only doubles the cost and never refuses.
 */
function suspicionOf(solution: Solution | undefined): number {
  if (!solution?.seen) return 1;
  const { openedMs, touches } = solution.seen;
  return Number(openedMs < SHORTEST_MS) + Number(touches < 1);
}

function readSolution(payload: string): Solution | undefined {
  try {
    return solutionSchema.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

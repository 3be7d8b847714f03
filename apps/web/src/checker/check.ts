import { ChoiceError } from './games/rule.ts';
import { RULES } from './games/rules.ts';
import type { CheckedRound } from './round-text.ts';
import { drawingOf, type Drawing } from './scheme/drawing.ts';
import { bytesOf, bytesOfHex, hexOf, hmacSha256, sha256 } from './scheme/sha256.ts';

/** What does not fit: the hash shown before, the outcome, or the amount that was paid. */
export type Difference = 'hash' | 'outcome' | 'payout';

/** What a check found. */
export interface Report {
  /**
   * agrees: all that is known of the round follows from its seeds. differs: something does not. hidden: the server seed is
   * not known yet. computed: nothing of the round was given with which it could be compared. unknown_game and bad_choice:
   * fractions alone could be computed.
   */
  readonly verdict: 'agrees' | 'differs' | 'hidden' | 'computed' | 'unknown_game' | 'bad_choice';
  readonly differences: readonly Difference[];
  /** SHA-256 of the server seed that was given. */
  readonly hash?: string;
  /** What is drawn from in place of the server seed, in a round that has a salt. */
  readonly salted?: string | undefined;
  readonly outcome?: Readonly<Record<string, unknown>>;
  readonly payoutMinor?: number;
  readonly drawing?: Pick<Drawing, 'uses' | 'rounds'>;
}

/** Computes a round again from its seeds, without asking anybody. Never throws. */
export function checkRound(round: CheckedRound): Report {
  const { serverSeed, clientSeed, nonce, hash: shown } = round;
  if (serverSeed === undefined) return { verdict: 'hidden', differences: [] };
  const hash = hexOf(sha256(bytesOf(serverSeed)));
  const isOther = shown !== undefined && shown !== hash;
  const differences: Difference[] = isOther ? ['hash'] : [];
  const salted =
    round.salt === undefined
      ? undefined
      : hexOf(hmacSha256(bytesOf(round.salt), bytesOfHex(serverSeed)));
  const drawing = drawingOf({ serverSeed: salted ?? serverSeed, clientSeed, nonce });
  const rule = round.game === undefined ? undefined : RULES[round.game];
  if (rule === undefined) {
    for (let count = 0; count < 8; count += 1) drawing.fraction();
    const verdict = isOther ? 'differs' : 'unknown_game';
    return { verdict, differences, hash, salted, drawing };
  }
  try {
    const { choice, steps, stakeMinor } = round;
    const result = rule.play({ choice, steps, stakeMinor }, drawing);
    if (round.outcome && !isSame(round.outcome, result.outcome)) differences.push('outcome');
    const { payoutMinor } = round;
    if (payoutMinor !== undefined && payoutMinor !== result.payoutMinor) differences.push('payout');
    return {
      verdict: verdictOf(round, differences),
      differences,
      hash,
      salted,
      ...result,
      drawing,
    };
  } catch (error) {
    if (!(error instanceof ChoiceError)) throw error;
    return { verdict: isOther ? 'differs' : 'bad_choice', differences, hash, salted, drawing };
  }
}

function verdictOf(round: CheckedRound, differences: readonly Difference[]): Report['verdict'] {
  if (differences.length > 0) return 'differs';
  const isKnown = round.outcome !== undefined || round.payoutMinor !== undefined;
  return isKnown && round.hash !== undefined ? 'agrees' : 'computed';
}

/** Whether two values of JSON are the same; the order of the keys of an object does not count. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && isSame(left[key], right[key]))
  );
}

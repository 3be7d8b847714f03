import { FOUR_EYES_ALWAYS, FOUR_EYES_FROM } from '@maidan/contract/constants';
import type { FourEyesAmountKind, FourEyesKind } from '@maidan/contract/constants';
import type { SiteSettings } from '@maidan/site';

/** Kinds that always wait, and whose amounts count for others all the same. */
const MOVED_BY_HAND: readonly FourEyesKind[] = ['corrections', 'transfers'];

/** Which acts of a site wait for a second operator. */
export type FourEyesRule = SiteSettings['fourEyes'];

/** An act as the rule sees it. */
interface Judged {
  readonly kind: FourEyesKind | undefined;
  readonly amountMinor?: number;
  /** It waits whatever its amount. */
  readonly always?: boolean;
  /** What the same operator gave or paid the same member in the 24 hours before, in minor units. */
  readonly earlierMinor: number;
}

/** Whether an act waits for a second operator (OPS-08). An act of such a kind without an amount always does. */
export function needsSecond(
  rule: FourEyesRule,
  { kind, amountMinor, earlierMinor, always = false }: Judged,
): boolean {
  if (kind === undefined) return false;
  // What guards the rule itself is no setting of the rule.
  if (kind === 'four_eyes' || always) return true;
  if (!waitsByAmount(kind)) return rule.always.includes(kind);
  const fromMinor = rule.fromMinor[kind];
  if (fromMinor === null) return false;
  return amountMinor === undefined || amountMinor + earlierMinor >= fromMinor;
}

/** Whether acts of a kind wait from an amount on. */
function waitsByAmount(kind: FourEyesKind): kind is FourEyesAmountKind {
  return (FOUR_EYES_FROM as readonly string[]).includes(kind);
}

/**
 * The kinds whose amounts are added up for an act of a kind: whoever moved an amount to or from a member by hand and then gives a
 * reward has given one sum (OPS-08).
 */
export function kindsOfSum(kind: FourEyesKind): readonly FourEyesKind[] {
  return kind === 'rewards' ? ['rewards', ...MOVED_BY_HAND] : [kind];
}

/** Whether the amounts of a kind are added up. */
export function isSummed(kind: FourEyesKind): boolean {
  return waitsByAmount(kind) || MOVED_BY_HAND.includes(kind);
}

/** Whether a change of the rule takes a kind out or moves a threshold, in whichever direction (OPS-08). */
export function touchesGuard(before: FourEyesRule, after: FourEyesRule): boolean {
  const isOut = before.always.some((kind) => !after.always.includes(kind));
  return isOut || FOUR_EYES_FROM.some((kind) => before.fromMinor[kind] !== after.fromMinor[kind]);
}

/** The rule of what belongs to the deployment: what any of its sites guards is guarded, from the lowest of their amounts on. */
export function strictest(rules: readonly FourEyesRule[]): FourEyesRule {
  const lowest = (kind: FourEyesAmountKind): number | null => {
    const amounts = rules.map(({ fromMinor }) => fromMinor[kind]).filter((from) => from !== null);
    return amounts.length === 0 ? null : Math.min(...amounts);
  };
  return {
    always: FOUR_EYES_ALWAYS.filter(
      (kind) => rules.length === 0 || rules.some(({ always }) => always.includes(kind)),
    ),
    fromMinor: {
      withdrawals: lowest('withdrawals'),
      rewards: lowest('rewards'),
      settlements: lowest('settlements'),
    },
    proposalHours: Math.min(168, ...rules.map(({ proposalHours }) => proposalHours)),
  };
}

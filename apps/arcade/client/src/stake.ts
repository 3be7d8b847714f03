/** The limits of a stake, in minor units. */
export interface StakeLimits {
  minMinor: number;
  maxMinor: number;
  stepMinor: number;
}

/** Why a stake cannot be bet. */
export type StakeFault = 'unreadable' | 'small' | 'large' | 'step' | 'funds';

/** The reason why a stake cannot be bet, or undefined when it can. `minor` is undefined when there is no amount. */
export function faultOf(
  minor: number | undefined,
  limits: StakeLimits,
  balanceMinor: number,
): StakeFault | undefined {
  if (minor === undefined) return 'unreadable';
  if (minor < limits.minMinor) return 'small';
  if (minor > limits.maxMinor) return 'large';
  if (minor % limits.stepMinor !== 0) return 'step';
  return minor > balanceMinor ? 'funds' : undefined;
}

/** The nearest allowed stakes below and above an amount that lies between two steps. */
export function neighbours(minor: number, { stepMinor }: StakeLimits): [number, number] {
  const below = Math.floor(minor / stepMinor) * stepMinor;
  return [below, below + stepMinor];
}

/** Moves an amount that a button computed (never one that was typed) to an allowed stake. */
export function fitStake(minor: number, { minMinor, maxMinor, stepMinor }: StakeLimits): number {
  const stepped = Math.floor(minor / stepMinor) * stepMinor;
  return Math.min(maxMinor, Math.max(minMinor, stepped));
}

/** The next stake of 10, 20, 50, 100 … above or below a stake, within the limits. */
export function nextStake(minor: number, direction: 1 | -1, limits: StakeLimits): number {
  const rungs: number[] = [];
  for (let power = 1; power <= limits.maxMinor; power *= 10)
    rungs.push(power, 2 * power, 5 * power);
  const beyond = rungs.filter((rung) => (direction > 0 ? rung > minor : rung < minor));
  const next = direction > 0 ? Math.min(...beyond) : Math.max(...beyond);
  return fitStake(Number.isFinite(next) ? next : minor, limits);
}

/** Below each multiplier the buttons go by this many hundredths; above the last, by 500 stakes. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [200, 10],
  [1_000, 50],
  [10_000, 500],
  [100_000, 5_000],
];
const LARGEST_STEP = 50_000;

/** The next target up or down: whole steps, which grow with the target. */
export function nextTarget(target: number, direction: 1 | -1): number {
  const reached = direction > 0 ? target : target - 1;
  const step = STEPS.find(([below]) => reached < below)?.[1] ?? LARGEST_STEP;
  return direction > 0
    ? (Math.floor(target / step) + 1) * step
    : (Math.ceil(target / step) - 1) * step;
}

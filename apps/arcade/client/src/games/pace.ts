/** From one bet to the next it takes at least so long, however short the picture is. */
export const ROUND_FLOOR_MS = 2_500;

/** What is pressed sooner after it took the place of something else was meant for that, by the second tap of two. */
export const SECOND_TAP_MS = 400;

/** Waits until a bet, or one part of a feature, of that moment of `performance.now()` is so old that the next one may follow. */
export async function floorOver(beganAt: number): Promise<void> {
  const rest = ROUND_FLOOR_MS - (performance.now() - beganAt);
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}

/** A page that nobody sees paints nothing; longest wait for a paint, in milliseconds. */
const NO_PAINT_MS = 100;

let latest = 0;

/**
 * Resolves once the browser has painted what it has to show by now. A step to another screen keeps a weak phone busy for
 * a tenth of a second and more, and the control under the finger must be seen pressed before that.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, NO_PAINT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted when its callbacks have run.
      setTimeout(resolve);
    });
  });
}

/** Takes a step to another screen once the tap for it has been painted. Of two taps before that, the later one counts. */
export async function stepAfterPaint(step: () => void | Promise<void>): Promise<void> {
  latest += 1;
  const mine = latest;
  await painted();
  if (mine === latest) await step();
}

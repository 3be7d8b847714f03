/** The longest wait for a paint, in milliseconds, because a hidden page paints nothing. */
const NO_PAINT_MS = 100;

let latest = 0;

/**
 * Resolves once the browser has painted the present state. Opening another screen keeps a slow phone busy for a tenth
 * of a second and more, and the reader must see the pressed control before that.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, NO_PAINT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The frame is painted when its callbacks have run.
      setTimeout(resolve);
    });
  });
}

/** Opens another screen after the tap for it has been painted. Of two taps before that, the later one counts. */
export async function stepAfterPaint(step: () => void | Promise<void>): Promise<void> {
  latest += 1;
  const mine = latest;
  await afterNextPaint();
  if (mine === latest) await step();
}

import { isMotionReduced } from '../../../dom.ts';

const TURN_MS = 260;
const DEAL_MS = 220;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Runs an animation and answers at its end; at once with reduced motion and in a page that is not seen. */
async function run(element: HTMLElement, frames: Keyframe[], ms: number): Promise<void> {
  if (isMotionReduced() || document.visibilityState === 'hidden') return;
  const animation = element.animate(frames, { duration: ms, easing: EASE });
  // A page that is hidden meanwhile gets no frames, and the round must go on.
  const end = () => animation.finish();
  document.addEventListener('visibilitychange', end);
  try {
    await animation.finished;
  } finally {
    document.removeEventListener('visibilitychange', end);
  }
}

/** Turns a card over: `change` is called when it stands on its edge. */
export async function turnOver(element: HTMLElement, change: () => void): Promise<void> {
  const flat = { transform: 'perspective(600px) rotateY(0)' };
  const onEdge = { transform: 'perspective(600px) rotateY(90deg)' };
  await run(element, [flat, onEdge], TURN_MS / 2);
  change();
  await run(element, [onEdge, flat], TURN_MS / 2);
}

/**
 * Puts a card into a row and lets it slide there from the shoe, the upper end corner of the picture that it lies in.
 * Answers when it lies.
 */
export async function dealInto(row: HTMLElement, element: HTMLElement): Promise<void> {
  row.append(element);
  const stage = element.closest('.stage') ?? row;
  const [from, to] = [stage.getBoundingClientRect(), element.getBoundingClientRect()];
  const across = from.right - to.right;
  const up = from.top - to.top - to.height / 2;
  await run(
    element,
    [
      { transform: `translate(${across}px, ${up}px) rotate(14deg)`, opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    DEAL_MS,
  );
}

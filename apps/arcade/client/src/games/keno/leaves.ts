import { button, html, isMotionReduced } from '../../dom.ts';
import type { Format } from '../../format.ts';
import { glowOnce } from '../parts/animate.ts';
import { moveByArrows } from '../parts/keys.ts';
import { createLotus, createPad } from './art.ts';

const OPEN_MS = 220;

/** Opens a flower on a leaf. */
function openLotus(leaf: HTMLElement): void {
  const lotus = createLotus();
  leaf.querySelector('.pad__leaf')?.after(lotus);
  if (isMotionReduced()) return;
  lotus.animate(
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: OPEN_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** Makes the leaves of a board, one for each number from 1 on. */
export function createLeaves(format: Format, size: number, onPress: (number: number) => void) {
  const leaves = Array.from({ length: size }, (_unused, index) =>
    button(
      { class: 'pad', 'aria-pressed': 'false' },
      () => onPress(index + 1),
      createPad(index + 1),
      html('b', { class: 'num' }, format.digits(index + 1)),
    ),
  );
  moveByArrows(leaves);
  return {
    elements: leaves,
    showPicked(picked: ReadonlySet<number>) {
      for (const [index, leaf] of leaves.entries())
        leaf.setAttribute('aria-pressed', String(picked.has(index + 1)));
    },
    /** Rings a number that was drawn, with a flower when it was picked. */
    mark(number: number, isHit: boolean) {
      const leaf = leaves[number - 1];
      leaf?.classList.add('is-drawn');
      leaf?.classList.toggle('is-hit', isHit);
      if (isHit && leaf !== undefined) openLotus(leaf);
    },
    /** Takes rings and flowers away. */
    clear() {
      for (const leaf of leaves) {
        leaf.classList.remove('is-drawn', 'is-hit');
        leaf.querySelector('.lotus')?.remove();
      }
    },
    /** Lights the flowers once. */
    glow() {
      for (const lotus of leaves.flatMap((leaf) => [...leaf.querySelectorAll('.lotus')]))
        glowOnce(lotus, 1.35);
    },
    setLocked(isLocked: boolean) {
      for (const leaf of leaves) leaf.setAttribute('aria-disabled', String(isLocked));
    },
  };
}

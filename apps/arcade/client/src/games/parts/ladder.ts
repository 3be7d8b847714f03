import { html } from '../../dom.ts';

/** A row of multipliers that a round climbs, with the one it holds in view. */
export interface Ladder {
  element: HTMLElement;
  /** `held` steps are done; with `isOver` none is marked as the next one. */
  show: (rungs: readonly { times: string; name: string }[], held: number, isOver: boolean) => void;
}

/** Makes the row. Readers hear the multiplier elsewhere, so it is hidden from them. */
export function createLadder(): Ladder {
  const element = html('div', { class: 'rungs num', 'aria-hidden': 'true' });
  let shown = '';
  return {
    element,
    show(rungs, held, isOver) {
      const key = rungs.map(({ times }) => times).join();
      if (key !== shown)
        element.replaceChildren(
          ...rungs.map(({ times, name }) => html('span', {}, times, html('small', {}, name))),
        );
      shown = key;
      for (const [index, rung] of [...element.children].entries()) {
        const no = index + 1;
        rung.classList.toggle('is-was', no < held || (isOver && no === held));
        rung.classList.toggle('is-now', no === held && !isOver);
        rung.classList.toggle('is-next', no === held + 1 && !isOver);
      }
      // The row itself is moved, and never the page around it.
      const mark = element.children[Math.max(0, held - 1)] as HTMLElement | undefined;
      if (mark === undefined) return;
      element.scrollLeft = mark.offsetLeft - (element.clientWidth - mark.offsetWidth) / 2;
      element.scrollTop = mark.offsetTop - (element.clientHeight - mark.offsetHeight) / 2;
    },
  };
}

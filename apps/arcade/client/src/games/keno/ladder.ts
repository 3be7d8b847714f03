import { html, isMotionReduced } from '../../dom.ts';
import type { Format } from '../../format.ts';

/** Makes the row of pays above the pond: what each number of hits pays, with the hits of the last draw marked. */
export function createLadder(
  format: Format,
  label: string,
  countOf: (hits: string) => string,
): { element: HTMLElement; show: (pays: readonly number[], hits?: number) => void } {
  const element = html('div', {
    class: 'ladder num',
    role: 'list',
    'aria-label': label,
    // It scrolls where ten picks do not fit, also by keys.
    tabindex: '0',
  });
  return {
    element,
    show(pays, hits) {
      const steps = pays.flatMap((pay, count) => {
        if (pay === 0) return [];
        const isNow = count === hits;
        const step = html(
          'span',
          { role: 'listitem', class: isNow ? 'ladder__step is-now' : 'ladder__step' },
          format.timesShort(pay),
          html('small', {}, countOf(format.digits(count))),
        );
        return [step];
      });
      element.replaceChildren(...steps);
      const now = element.querySelector<HTMLElement>('.is-now');
      const left = now === null ? 0 : now.offsetLeft - (element.clientWidth - now.offsetWidth) / 2;
      element.scrollTo({ left, behavior: isMotionReduced() ? 'auto' : 'smooth' });
    },
  };
}

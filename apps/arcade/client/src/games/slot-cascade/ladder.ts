import { html } from '../../dom.ts';

/** Makes the row of multipliers, one for each step of a round. */
export function createLadder(rungs: readonly string[], label: string) {
  const items = rungs.map((text) => html('li', { class: 'num' }, text));
  const element = html('ul', { class: 'ladder', 'aria-label': label }, ...items);
  return {
    element,
    /** Marks the step that pays; -1 marks none. */
    mark(step: number) {
      for (const [index, item] of items.entries()) {
        item.classList.toggle('is-on', index === step);
        item.classList.toggle('is-done', index < step);
      }
    },
  };
}

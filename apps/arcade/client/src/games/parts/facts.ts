import { html } from '../../dom.ts';
import type { Format } from '../../format.ts';

/** A chance in percent: with two decimals, or four when it is below one percent. */
export function chanceText({ digits }: Format, chance: number): string {
  return digits(`${(chance * 100).toFixed(chance < 0.01 ? 4 : 2)}%`);
}

/** Makes a row of figures with their names; the figures follow what the player chooses. */
export function createFacts(labels: readonly string[]) {
  const figures = labels.map(() => html('b', { class: 'num' }));
  const element = html(
    'div',
    { class: 'facts' },
    ...labels.map((label, index) => html('span', {}, label, figures[index])),
  );
  return {
    element,
    show(values: readonly string[]) {
      for (const [index, value] of values.entries()) {
        const figure = figures[index];
        if (figure !== undefined && figure.textContent !== value) figure.textContent = value;
      }
    },
  };
}

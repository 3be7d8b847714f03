import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { roomWords } from '../room-words.ts';
import { SLOT_TEXTS } from './words.ts';
import './progress.css';

/** Makes what stands in place of the stake while a feature plays: how far it is, and what the round was bet for. */
export function createProgress({ format, state }: Frame) {
  const words = roomWords(state.language, SLOT_TEXTS);
  const parts = html('div', { class: 'slot__parts', 'aria-hidden': 'true' });
  const stake = html('b', { class: 'num' });
  const left = html('span', { class: 'num' });
  const cost = html('span', {}, `${words('stakeWas')} `, stake);
  const element = html('div', { class: 'slot__progress' }, parts, html('p', {}, cost, left));
  return {
    element,
    /** Shows the stake of the round, and a mark for each of `count` parts. */
    begin(stakeMinor: number, count: number): void {
      stake.textContent = format.money(stakeMinor);
      parts.replaceChildren(...Array.from({ length: count }, () => html('i')));
    },
    /** Fills the marks up to `index`, and says what is left. */
    show(index: number, leftThen: string): void {
      for (const [at, part] of [...parts.children].entries())
        part.classList.toggle('is-done', at <= index);
      left.textContent = leftThen;
    },
  };
}

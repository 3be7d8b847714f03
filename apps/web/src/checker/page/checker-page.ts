import { checkRound } from '../check.ts';
import { roundInAddress, type CheckedRound } from '../round-text.ts';
import styles from './checker.module.css';
import { element } from './dom.ts';
import { reportView } from './report-view.ts';
import { roundForm } from './round-form.ts';
import type { Speech } from './words.ts';

/**
 * Puts the checker into a place of a page, beginning with the round behind the `#` of the address, if there is one. It
 * computes on the device and asks nobody. Whoever calls it again on the same place begins anew.
 */
export function mountChecker(place: HTMLElement, speech: Speech): void {
  function showForm(round?: CheckedRound): void {
    place.replaceChildren(element('div', { class: styles.page }, roundForm(speech, round, show)));
  }

  function show(round: CheckedRound): void {
    const report = checkRound(round);
    const isOpen = report.verdict === 'hidden';
    const again = element('button', { type: 'button', class: styles.calm }, speech.say('another'));
    again.addEventListener('click', () => showForm());
    const form = isOpen ? roundForm(speech, round, show) : undefined;
    const views = reportView(speech, round, report);
    place.replaceChildren(element('div', { class: styles.page }, ...views, form, again));
    place.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  const round = roundInAddress(location.hash);
  if (round === undefined) showForm();
  else show(round);
}

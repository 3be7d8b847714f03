import { html } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { OthersBet } from '../server.ts';

/** Height from which the list is open at first; below, the sky needs the room. */
const ROOMY = '(min-height: 43.75em)';

/** What other players of the site bet on their flights. */
export interface CrashOthers {
  element: HTMLElement;
  /** Shows these bets, newest first; without any the whole part is absent. */
  show: (bets: readonly OthersBet[]) => void;
}

const cell = (text: string) => html('td', { class: 'num' }, text);

function rowOf({ words, format }: Frame, bet: OthersBet): HTMLElement {
  const { state, hundredths } = bet;
  const at = hundredths === undefined ? words('crash.flying') : format.times(hundredths);
  const won = { flying: '', cashed: format.money(bet.payoutMinor), lost: words('crash.gone') };
  return html(
    'tr',
    { 'data-state': state },
    html('th', { scope: 'row' }, bet.name),
    cell(format.money(bet.stakeMinor)),
    cell(at),
    cell(won[state]),
  );
}

/** Makes the list, empty. */
export function createCrashOthers(frame: Frame): CrashOthers {
  const { words } = frame;
  const rows = html('tbody');
  const names = ['others.player', 'others.stake', 'others.at', 'others.won'] as const;
  const heads = names.map((name) => html('th', { scope: 'col' }, words(name)));
  const table = html('table', {}, html('thead', { class: 'off' }, html('tr', {}, ...heads)), rows);
  // A keyboard must be able to scroll what does not fit.
  const list = html('div', { class: 'others__list', tabindex: 0 }, table);
  const summary = html('summary', {}, words('others.title'));
  const element = html('details', { class: 'others', hidden: true }, summary, list);
  element.open = matchMedia(ROOMY).matches;
  return {
    element,
    show(bets) {
      element.hidden = bets.length === 0;
      rows.replaceChildren(...bets.map((bet) => rowOf(frame, bet)));
    },
  };
}

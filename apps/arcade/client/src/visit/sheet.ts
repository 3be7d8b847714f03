import { createDialog } from '../dialog.ts';
import { html } from '../dom.ts';
import type { Frame } from '../frame.ts';
import { roomWords } from '../games/room-words.ts';
import { VISIT_TEXTS } from './words.ts';
import './visit.css';

type VisitFrame = Pick<Frame, 'state' | 'words' | 'format' | 'visit'>;

/** The names and values of the sheet, in their order. */
function rowsOf({ state, format, visit }: VisitFrame): (readonly [string, string])[] {
  const words = roomWords(state.language, VISIT_TEXTS);
  const { rounds, stakedMinor, payoutMinor, largestHundredths, minutes } = visit.totals();
  const time = {
    hours: format.digits(Math.floor(minutes / 60)),
    minutes: format.digits(minutes % 60),
  };
  return [
    [words('rounds'), format.grouped(rounds)],
    [words('staked'), format.money(stakedMinor)],
    [words('paid'), format.money(payoutMinor)],
    [words('net'), format.net(payoutMinor - stakedMinor)],
    [words('largest'), rounds === 0 ? words('none') : format.timesShort(largestHundredths)],
    [words('time'), words(minutes < 60 ? 'minutes' : 'hours', time)],
  ];
}

/** Opens the sheet of what the player staked and was paid since the title was opened. */
export function showVisit(frame: VisitFrame): void {
  const { state } = frame;
  const words = roomWords(state.language, VISIT_TEXTS);
  const { dialog, close, open } = createDialog(words('title'), frame.words('app.close'));
  const rows = rowsOf(frame).map(([name, value]) =>
    html('div', {}, html('dt', {}, name), html('dd', { class: 'num' }, value)),
  );
  const note = state.isFreePlay ? html('p', {}, frame.words('app.freePlayNote')) : undefined;
  const header = html('header', {}, html('h2', {}, words('title')), close);
  const list = html('dl', { class: 'visit__list' }, ...rows);
  dialog.append(html('div', { class: 'rules' }, header, note, list, html('p', {}, words('since'))));
  dialog.classList.add('visit');
  document.querySelector('.visit')?.remove();
  document.body.append(dialog);
  open();
}

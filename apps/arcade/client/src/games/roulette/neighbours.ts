import { createDialog } from '../../dialog.ts';
import { button, html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createSegment } from '../parts/segment.ts';
import { roomWords } from '../room-words.ts';
import { neighboursOf, type RouletteRules } from './rules.ts';
import { createRing } from './wheel.ts';
import { ROULETTE_TEXTS } from './words.ts';

const EACH = ['1', '2', '3', '4'] as const;

/** A sheet on which a number and those beside it on the wheel take a chip each. */
export function createNeighbours(
  frame: Frame,
  rules: RouletteRules,
  chips: { chipMinor: () => number; onPut: (pockets: readonly number[]) => void },
) {
  const { format } = frame;
  const words = roomWords(frame.state.language, ROULETTE_TEXTS);
  const { dialog, close, open } = createDialog(words('neighbours'), frame.words('app.close'));
  let pocket = 0;
  const ring = createRing(format, rules.pockets, choose);
  const each = createSegment({
    label: words('each'),
    items: EACH.map((key) => ({ key, text: format.digits(key) })),
    chosen: '2',
    onChoose: show,
  });
  const covered = () => neighboursOf(pocket, Number(each.key()));
  const name = html('b', {});
  const list = html('span', { class: 'num' });
  const put = button({ class: 'go' }, () => {
    close.click();
    chips.onPut(covered());
  });
  const turn = (label: 'before' | 'after', sign: string, by: 0 | 2) =>
    button(
      { class: 'room__act', 'aria-label': words(label) },
      () => choose(neighboursOf(pocket, 1)[by] ?? 0),
      sign,
    );
  const told = html('p', { class: 'rsheet__told', role: 'status' }, name, list);

  function choose(next: number): void {
    pocket = next;
    show();
  }
  function show(): void {
    const pockets = covered();
    ring.light(pockets);
    name.textContent = words('neighboursOf', { number: format.digits(pocket) });
    list.textContent = pockets.map((one) => format.digits(one)).join(' · ');
    put.textContent = words('putChips', {
      count: format.digits(pockets.length),
      amount: format.money(pockets.length * chips.chipMinor()),
    });
  }
  const row = html(
    'div',
    { class: 'rsheet__row' },
    turn('before', '‹', 0),
    told,
    turn('after', '›', 2),
  );
  const head = html('header', {}, html('h2', {}, words('neighbours')), close);
  const label = html('p', {}, words('each'));
  dialog.append(
    html('div', { class: 'rules rsheet' }, head, ring.element, row, label, each.element, put),
  );
  document.body.append(dialog);
  return () => {
    show();
    open();
  };
}

import { button, html, type Child } from './dom.ts';
import type { Frame } from './frame.ts';
import type { WordKey } from './words/texts.ts';

/** What a game adds to the panel "how this game works". */
export interface GameRules {
  paragraphs: string[];
  /** Table heads and rows, when the game pays by a table. */
  table?: { caption: string; heads: string[]; rows: Child[][] };
  /** Replaces the common texts on randomness and on a wallet without an answer, where they would not be true. */
  randomKey?: WordKey;
}

function renderTable(table: NonNullable<GameRules['table']>) {
  const head = html('tr', {}, ...table.heads.map((text) => html('th', { scope: 'col' }, text)));
  const rows = table.rows.map((cells) =>
    html('tr', {}, ...cells.map((cell) => html('td', {}, cell))),
  );
  return html('table', { class: 'num' }, html('thead', {}, head), html('tbody', {}, ...rows));
}

/** Opens and closes the panel. Safari before 15.4 has no `dialog` element, so there the page itself does it. */
function opening(dialog: HTMLDialogElement): { open: () => void; shut: () => void } {
  if ('showModal' in dialog) return { open: () => dialog.showModal(), shut: () => dialog.close() };
  const panel: HTMLElement = dialog;
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-modal', 'true');
  panel.tabIndex = -1;
  let opener: Element | null = null;
  const shut = () => {
    panel.removeAttribute('open');
    if (opener instanceof HTMLElement) opener.focus();
  };
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') shut();
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    // Elements behind the panel cannot be reached by keyboard while it is open.
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.focus();
  });
  return {
    open: () => {
      opener = document.activeElement;
      panel.setAttribute('open', '');
      panel.focus();
    },
    shut,
  };
}

/** Makes the panel; the returned function opens it. */
export function createRules(frame: Frame, game: GameRules): () => void {
  const { words, format, state } = frame;
  const dialog = html('dialog', { 'aria-label': words('app.rules') });
  const { open, shut } = opening(dialog);
  const close = button({ class: 'ib', 'aria-label': words('app.close') }, () => shut(), '✕');
  const limits = {
    min: format.money(state.limits.minMinor),
    max: format.money(state.limits.maxMinor),
  };
  const common = game.randomKey ?? 'rules.random';
  const texts = [...game.paragraphs, words('rules.stakes', limits), words(common)];
  if (game.randomKey === undefined) texts.push(words('rules.safe'));
  const share = html('b', { class: 'num' }, format.percent(state.rules.returnBp));
  dialog.append(
    html(
      'div',
      { class: 'rules' },
      html('header', {}, html('h2', {}, words('app.rules')), close),
      html('div', { class: 'rules__return' }, words('rules.return'), share),
      html('p', {}, words('rules.returnNote')),
      ...texts.map((text) => html('p', {}, text)),
      ...(game.table === undefined
        ? []
        : [html('h3', {}, game.table.caption), renderTable(game.table)]),
      ...(state.isFreePlay ? [html('p', {}, words('app.freePlayNote'))] : []),
    ),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) shut();
  });
  document.body.append(dialog);
  return open;
}

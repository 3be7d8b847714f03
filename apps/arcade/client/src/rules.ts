import { createDialog } from './dialog.ts';
import { html, type Child } from './dom.ts';
import type { Frame } from './frame.ts';

/** What a game adds to the panel "how this game works". */
export interface GameRules {
  paragraphs: string[];
  /** The rules one after another, in place of paragraphs. */
  steps?: string[];
  /** What the way to play that is chosen when the panel opens returns; without it the panel shows the game's return. */
  figures?: () => Figures;
  /** Table heads and rows, when the game pays by a table. */
  table?: { caption: string; heads: string[]; rows: Child[][]; note?: string };
  /** Says where the outcomes come from, in place of the common text. */
  random?: string;
  /** Opens what proves the rounds of this game, in place of the player's seeds. */
  fairness?: () => void;
  /** Shown after the table, such as the shapes of lines; drawn when the panel opens for the first time. */
  more?: () => Child[];
  /** Says what becomes of a round without an answer of network or wallet, in place of the common text. */
  safe?: string;
}

/** What one way to play returns. */
export interface Figures {
  /** Which way to play the figures are of. */
  note: string;
  returnBp: number;
  topHundredths: number;
  /** The standard deviation of one payout, in stakes. */
  deviation: number;
}

/** From which deviation on the ups and downs of a game have the next of five names. */
const SWINGS = [0.6, 1.5, 5, 20];
const SWING_WORDS = [
  'rules.swing1',
  'rules.swing2',
  'rules.swing3',
  'rules.swing4',
  'rules.swing5',
] as const;

function renderFigure(label: string, ...children: Child[]): HTMLElement {
  return html('div', {}, html('dt', {}, label), html('dd', { class: 'num' }, ...children));
}

function renderFigures({ words, format }: Frame, figures: Figures): HTMLElement {
  const { returnBp, topHundredths, deviation, note } = figures;
  const level = SWINGS.filter((least) => deviation >= least).length;
  const dots = SWING_WORDS.map((_word, index) =>
    html('i', index <= level ? { class: 'is-on' } : {}),
  );
  const swing = words(SWING_WORDS[level] ?? 'rules.swing5');
  const heard = words('rules.level', { level: format.digits(level + 1) });
  return html(
    'div',
    {},
    html(
      'dl',
      { class: 'rules__figures' },
      renderFigure(words('rules.return'), format.percent(returnBp)),
      renderFigure(words('rules.largest'), format.times(topHundredths)),
      renderFigure(
        words('rules.swing'),
        swing,
        html('span', { class: 'off' }, heard),
        html('span', { class: 'rules__dots', 'aria-hidden': 'true' }, ...dots),
      ),
    ),
    html('p', { class: 'num' }, note),
  );
}

function renderTable(table: NonNullable<GameRules['table']>) {
  const head = html('tr', {}, ...table.heads.map((text) => html('th', { scope: 'col' }, text)));
  const rows = table.rows.map((cells) =>
    html('tr', {}, ...cells.map((cell) => html('td', {}, cell))),
  );
  return html('table', { class: 'num' }, html('thead', {}, head), html('tbody', {}, ...rows));
}

function renderSteps({ words }: Frame, steps: readonly string[] = []): HTMLElement[] {
  if (steps.length === 0) return [];
  const items = steps.map((step) => html('li', {}, step));
  return [html('h3', {}, words('rules.steps')), html('ol', { class: 'rules__steps' }, ...items)];
}

/** Makes the panel; the returned function opens it. */
export function createRules(frame: Frame, game: GameRules): () => void {
  const { words, format, state } = frame;
  const { dialog, close, open } = createDialog(words('app.rules'), words('app.close'));
  const limits = {
    min: format.money(state.limits.minMinor),
    max: format.money(state.limits.maxMinor),
  };
  const commonKey = state.isSeeded ? 'rules.seeded' : 'rules.random';
  const texts = [
    ...game.paragraphs,
    words('rules.stakes', limits),
    game.random ?? words(commonKey),
    game.safe ?? words('rules.safe'),
  ];
  const share = html('b', { class: 'num' }, format.percent(state.rules.returnBp));
  const average = html('div', { class: 'rules__return' }, words('rules.return'), share);
  const figures = html('div', {}, game.figures === undefined ? average : undefined);
  dialog.append(
    html(
      'div',
      { class: 'rules' },
      html('header', {}, html('h2', {}, words('app.rules')), close),
      figures,
      html('p', {}, words('rules.returnNote')),
      ...renderSteps(frame, game.steps),
      ...(game.table === undefined
        ? []
        : [html('h3', {}, game.table.caption), renderTable(game.table)]),
      ...(game.more?.() ?? []),
      ...[game.table?.note ?? '', ...texts]
        .filter((text) => text !== '')
        .map((text) => html('p', {}, text)),
      ...(state.isFreePlay ? [html('p', {}, words('app.freePlayNote'))] : []),
    ),
  );
  document.body.append(dialog);
  return () => {
    if (game.figures !== undefined) figures.replaceChildren(renderFigures(frame, game.figures()));
    open();
  };
}

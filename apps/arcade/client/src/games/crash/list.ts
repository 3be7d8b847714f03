import { button, html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { Round } from '../../server.ts';
import type { FlightNews } from './news.ts';
import type { CrashWords } from './words.ts';

/** Height from which the list is open at first; below, the sky needs the room. */
const ROOMY = '(min-height: 43.75em)';
const MOST_ROWS = 40;
const TABS = ['all', 'mine', 'ends'] as const;
type Tab = (typeof TABS)[number];

/** The list below the sky: all bets of the flight, the own ones of before, the last ends. */
export interface CrashList {
  element: HTMLElement;
  /** Shows what changed. */
  show: () => void;
}

const cell = (text: string) => html('td', { class: 'num' }, text);

function rowOf(name: string, state: string, cells: readonly string[]): HTMLElement {
  const head = html('th', { scope: 'row' }, name);
  return html('tr', { 'data-state': state }, head, ...cells.map((text) => cell(text)));
}

/** The bets of the flight: own ones first, then by stake; they keep their order while it flies. */
function allRows({ format }: Frame, words: CrashWords, news: FlightNews): HTMLElement[] {
  const own = new Set(news.own().map(({ betNo }) => betNo));
  const ownHidden = news
    .own()
    .filter(({ betNo }) => !news.bets().rows.some((row) => row.betNo === betNo))
    .map(({ betNo, stakeMinor, payoutMinor, status, outcome }) => ({
      betNo,
      stakeMinor,
      payoutMinor,
      name: '',
      state: status === 'open' ? ('flying' as const) : payoutMinor > 0 ? 'cashed' : 'lost',
      hundredths: Number(outcome?.['cashedAtHundredths'] ?? 0),
    }));
  const rank = ({ betNo }: { betNo: number }) => (own.has(betNo) ? 0 : 1);
  const sorted = [...ownHidden, ...news.bets().rows].sort(
    (one, two) => rank(one) - rank(two) || two.stakeMinor - one.stakeMinor || one.betNo - two.betNo,
  );
  const open = words(news.phase() === 'boarding' ? 'aboard' : 'flying');
  return sorted.slice(0, MOST_ROWS).map((bet) => {
    const { state, hundredths = 0 } = bet;
    const at = { flying: open, cashed: format.times(hundredths), lost: words('goneShort') };
    const paid = state === 'cashed' ? format.money(bet.payoutMinor) : '';
    const isOwn = own.has(bet.betNo);
    const row = rowOf(isOwn ? words('you') : bet.name, state, [
      format.money(bet.stakeMinor),
      at[state as keyof typeof at],
      paid,
    ]);
    row.classList.toggle('is-own', isOwn);
    return row;
  });
}

function ownRow({ format }: Frame, words: CrashWords, round: Round): HTMLElement {
  const { stakeMinor, payoutMinor, outcome } = round;
  const cashedAt = outcome?.['cashedAtHundredths'];
  const end = Number(outcome?.['crashHundredths'] ?? 100);
  const isCashed = typeof cashedAt === 'number';
  const flightNo = outcome?.['flightNo'];
  const name =
    typeof flightNo === 'number' ? words('flightNo', { number: format.digits(flightNo) }) : '–';
  return rowOf(name, isCashed ? 'cashed' : 'lost', [
    format.money(stakeMinor),
    isCashed ? format.times(cashedAt) : words('goneAt', { times: format.times(end) }),
    isCashed ? format.money(payoutMinor) : '',
  ]);
}

function endRows({ format }: Frame, words: CrashWords, news: FlightNews): HTMLElement[] {
  return news.ends().map(({ flightNo, endHundredths, value }) => {
    const name = words('flightNo', { number: format.digits(flightNo) });
    const short = html('td', {}, html('code', {}, `${value.slice(0, 8)}…`));
    const row = rowOf(name, 'lost', [format.times(endHundredths)]);
    row.append(short);
    return row;
  });
}

/** Makes the list, with the bets of the flight in front. */
export function createCrashList(frame: Frame, words: CrashWords, news: FlightNews): CrashList {
  const { format, state } = frame;
  let chosen: Tab = 'all';
  let isOpen = matchMedia(ROOMY).matches;
  const past: Round[] = [...state.recent];
  const rows = html('tbody');
  const heads = { all: 'player', mine: 'flight', ends: 'flight' } as const;
  const head = html('thead', { class: 'off' });
  const sum = html('span', { class: 'others__sum num' });
  const tabs = TABS.map((tab) =>
    button({ class: 'others__tab', 'aria-expanded': 'false' }, () => choose(tab), words(tab)),
  );
  // A keyboard must be able to scroll what does not fit.
  const list = html(
    'div',
    { class: 'others__list', tabindex: 0, role: 'region', 'aria-label': words('list') },
    html('table', {}, head, rows),
  );
  const empty = html('p', { class: 'others__none' });
  list.append(empty);
  const element = html(
    'section',
    { class: 'others others--crash' },
    html('div', { class: 'others__head' }, ...tabs, sum),
    list,
  );

  function rowsOf(): HTMLElement[] {
    if (chosen === 'all') return allRows(frame, words, news);
    if (chosen === 'ends') return endRows(frame, words, news);
    return past.slice(0, MOST_ROWS).map((round) => ownRow(frame, words, round));
  }
  function keepPast(): void {
    for (const bet of news.own()) {
      if (bet.status !== 'settling' && bet.status !== 'settled') continue;
      const at = past.findIndex(({ roundId }) => roundId === bet.roundId);
      if (at < 0) past.unshift(bet);
    }
  }
  function show(): void {
    keepPast();
    const { count, sumMinor } = news.bets();
    sum.textContent = words('sum', { count: format.digits(count), amount: format.money(sumMinor) });
    list.hidden = !isOpen;
    for (const [index, tab] of TABS.entries()) {
      tabs[index]?.setAttribute('aria-expanded', String(isOpen && tab === chosen));
    }
    if (!isOpen) return;
    const columns =
      chosen === 'ends'
        ? (['flight', 'end', 'value'] as const)
        : ([heads[chosen], 'stake', 'at', 'paid'] as const);
    head.replaceChildren(
      html('tr', {}, ...columns.map((name) => html('th', { scope: 'col' }, words(name)))),
    );
    rows.replaceChildren(...rowsOf());
    empty.textContent = rows.childElementCount === 0 ? words('none') : '';
  }
  function choose(tab: Tab): void {
    isOpen = tab !== chosen || !isOpen;
    chosen = tab;
    show();
  }
  show();
  return { element, show };
}

import { button, html, svg } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { EndedSeeds, RoundsPage, SeededRound } from '../server.ts';
import { roomWords } from '../games/room-words.ts';
import { copyButton } from './copying.ts';
import { FAIR_TEXTS } from './words.ts';

const CHECK_ICON =
  'M208 40H48a16 16 0 0 0-16 16v56c0 52.7 25.5 84.7 46.9 102.2 23.1 18.9 46 25.3 47 25.5a8 8 0 0 0 4.2 0c1-.2 23.9-6.6 47-25.5 21.4-17.5 46.9-49.5 46.9-102.2V56a16 16 0 0 0-16-16Zm0 72c0 37.1-13.7 67.2-40.6 89.5a129 129 0 0 1-39.4 22.2 128 128 0 0 1-38.8-21.8C61.8 179.6 48 149.3 48 112V56h160ZM82.3 141.7a8 8 0 0 1 11.4-11.4L112 148.7l50.3-50.4a8 8 0 0 1 11.4 11.4l-56 56a8 8 0 0 1-11.4 0Z';

/** What the sheet works with. */
export interface FairFrame extends Pick<Frame, 'state' | 'format' | 'server'> {
  /** The texts of the sheet. */
  words: ReturnType<typeof fairWords>;
  /** Says in the player's language what went wrong. */
  explain: (error: unknown) => string;
  /** Opens the lobby's checker on a round, given as JSON. */
  check: (round: string) => void;
}

/** The texts of the sheet in a player's language. */
export const fairWords = (language: string) => roomWords(language, FAIR_TEXTS);

/** What the lists tell the sheet. */
export interface Listener {
  onCopied: (hasWorked: boolean) => void;
  onFault: (error: unknown) => void;
}

/** Everything that a checker needs, as text. A server seed that is still hidden is missing. */
function proofText(pair: RoundsPage['pair'], round: SeededRound): string {
  const { serverSeed, hash, clientSeed } = pair;
  const { gameCode, game, nonce, choice, steps, outcome, stakeMinor } = round;
  const { payoutMinor, currency, roundId } = round;
  const seeds = { serverSeed, hash, clientSeed, nonce };
  const bet = { gameCode, game, choice, steps, outcome };
  return JSON.stringify({ ...seeds, ...bet, stakeMinor, payoutMinor, currency, roundId });
}

function endOf({ words, format }: FairFrame, round: SeededRound): string {
  const { status, outcome } = round;
  if (status === 'betting' || status === 'open') return words('underWay');
  if (outcome === undefined) return words('notPlayed');
  const stake = format.money(round.stakedMinor ?? round.stakeMinor);
  return words('stakePaid', { stake, payout: format.money(round.payoutMinor) });
}

/** A button that opens the lobby's checker on a round. */
function checkButton({ check }: FairFrame, round: string, name: string): HTMLButtonElement {
  const picture = svg(
    'svg',
    { viewBox: '0 0 256 256', 'aria-hidden': true },
    svg('path', { d: CHECK_ICON }),
  );
  return button({ class: 'ib', 'aria-label': name }, () => check(round), picture);
}

function roundRow(frame: FairFrame, listener: Listener, page: RoundsPage, round: SeededRound) {
  const { words, format, state } = frame;
  const nonce = format.digits(round.nonce);
  const name = words('round', { nonce });
  const game = round.gameCode === state.gameCode ? state.title : round.gameCode;
  return html(
    'li',
    {},
    html('div', {}, html('b', { class: 'num' }, `${name} · `), html('bdi', {}, game)),
    html('small', { class: 'num' }, endOf(frame, round)),
    checkButton(frame, proofText(page.pair, round), words('checkRound', { nonce })),
    copyButton(words('copyRound', { nonce }), proofText(page.pair, round), listener.onCopied),
  );
}

/** A list that is filled by pages; the button for more is there while there is more. */
function pagedList<Page extends { next?: number }>(
  frame: FairFrame,
  listener: Listener,
  load: (before?: number) => Promise<Page>,
  rowsOf: (page: Page) => HTMLElement[],
) {
  const { words } = frame;
  const list = html('ul', { class: 'fair__list' });
  const more = button({ class: 'btn btn--calm' }, () => void add(), words('more'));
  more.hidden = true;
  let before: number | undefined;
  async function add(): Promise<void> {
    more.disabled = true;
    try {
      const page = await load(before);
      const rows = rowsOf(page);
      list.append(...rows);
      if (list.childElementCount === 0) list.append(html('li', {}, words('none')));
      else if (before !== undefined) rows[0]?.querySelector('button')?.focus();
      before = page.next;
      more.hidden = before === undefined;
    } catch (error) {
      listener.onFault(error);
    }
    more.disabled = false;
  }
  void add();
  return html('div', { class: 'fair__part' }, list, more);
}

/** The player's rounds under the seeds of a number, newest first. */
export function roundsList(frame: FairFrame, listener: Listener, pairNo: number): HTMLElement {
  return pagedList(
    frame,
    listener,
    (before) => frame.server.seededRounds(pairNo, before),
    (page) => page.rounds.map((round) => roundRow(frame, listener, page, round)),
  );
}

function endedRow(frame: FairFrame, listener: Listener, pair: EndedSeeds) {
  const { words, format } = frame;
  const number = format.digits(pair.pairNo);
  const rounds = html('details', {}, html('summary', {}, words('rounds')));
  rounds.addEventListener('toggle', () => {
    // The rounds are loaded when they are first looked at.
    if (rounds.open && rounds.childElementCount === 1)
      rounds.append(roundsList(frame, listener, pair.pairNo));
  });
  const bets = words('bets', { count: format.digits(pair.bets) });
  return html(
    'li',
    {},
    html('b', { class: 'num' }, words('pair', { number })),
    html('small', { class: 'num' }, bets),
    html('small', {}, words('own')),
    html('code', {}, html('bdi', {}, pair.clientSeed)),
    html('small', {}, words('serverSeed')),
    html('code', {}, pair.serverSeed),
    copyButton(words('copySeed', { number }), pair.serverSeed, listener.onCopied),
    pair.bets === 0 ? undefined : rounds,
  );
}

/** The player's seeds that ended, newest first, each with its rounds. */
export function endedList(frame: FairFrame, listener: Listener): HTMLElement {
  return pagedList(
    frame,
    listener,
    (before) => frame.server.endedSeeds(before),
    (page) => page.pairs.map((pair) => endedRow(frame, listener, pair)),
  );
}

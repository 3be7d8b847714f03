import { button, html } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { EndedSeeds, RoundsPage, SeededRound } from '../server.ts';
import { roomWords } from '../games/room-words.ts';
import { copyButton } from './copying.ts';
import { FAIR_TEXTS } from './words.ts';

/** What the sheet works with. */
export interface FairFrame extends Pick<Frame, 'state' | 'format' | 'server'> {
  /** The texts of the sheet. */
  words: ReturnType<typeof fairWords>;
  /** Says in the player's language what went wrong. */
  explain: (error: unknown) => string;
}

/** The texts of the sheet in a player's language; they come with its own chunk. */
export const fairWords = (language: string) => roomWords(language, FAIR_TEXTS);

/** What the lists tell the sheet. */
export interface Listener {
  onCopied: (hasWorked: boolean) => void;
  onFault: (error: unknown) => void;
}

/** Everything that a checker needs, as text. A server seed that is still hidden is missing. */
function proofText(pair: RoundsPage['pair'], round: SeededRound): string {
  const { serverSeed, hash, clientSeed } = pair;
  const { gameCode, nonce, choice, outcome, stakeMinor, payoutMinor, currency, roundId } = round;
  const seeds = { serverSeed, hash, clientSeed, nonce };
  const played = { gameCode, choice, outcome, stakeMinor, payoutMinor, currency, roundId };
  return JSON.stringify({ ...seeds, ...played });
}

function endOf({ words, format }: FairFrame, round: SeededRound): string {
  const { status, outcome } = round;
  if (status === 'betting' || status === 'open') return words('underWay');
  if (outcome === undefined) return words('notPlayed');
  const stake = format.money(round.stakeMinor);
  return words('stakePaid', { stake, payout: format.money(round.payoutMinor) });
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

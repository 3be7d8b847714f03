import { html, svg } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { isGain } from '../../../gain.ts';
import type { StakePanel } from '../../../stake-panel.ts';
import { mix } from '../../reels/paint.ts';
import { paletteOf } from '../../reels/palettes.ts';
import { floorOver } from '../../pace.ts';
import { roomWords } from '../../room-words.ts';
import { dhakaTime, type DrawnResult, type DrawsState, type Ticket } from './drawn.ts';
import { emblemOf } from './emblems.ts';
import { followDraws } from './news.ts';
import { DRAW_TEXTS } from './words.ts';
import '../note-over-stage.css';
import './draws.css';

const BALANCE_MS = 1_500;
const CLOCK =
  'M128,20A108,108,0,1,0,236,128,108.120,108.120,0,0,0,128,20Zm0,192a84,84,0,1,1,84-84A84.090,84.090,0,0,1,128,212Zm68-84a12,12,0,0,1-12,12H128a12,12,0,0,1-12-12V72a12,12,0,0,1,24,0v44h44A12,12,0,0,1,196,128Z';

/** What a game of draws gives to its desk. */
export interface DeskOptions {
  /** What the player chooses, above the picture. */
  label: string;
  /** The numbers of a draw as a text. */
  numbers: (balls: readonly number[]) => string;
  /** How many of the last draws stand side by side. */
  lastCount: number;
  /** A ticket as a text. */
  ticket: (choice: Record<string, unknown>) => string;
  /** Shows a draw that came while the page was open; answers when the picture is at rest. */
  show: (result: DrawnResult, tickets: readonly Ticket[]) => Promise<void>;
  /** Called when the draws or the tickets changed. */
  onChange: () => void;
}

/** The common parts of a game of draws. */
export interface Desk {
  /** The stage with head, a place for the picture, and the last draws. */
  element: HTMLElement;
  body: HTMLElement;
  state: () => DrawsState | undefined;
  /** The open tickets. */
  open: () => Ticket[];
  /** Buys a ticket for the next draw. */
  buy: (panel: StakePanel, choice: unknown) => Promise<void>;
}

/** Puts the colours and the emblem of the title on the stage. */
export function createDrawStage({ state, stage, warn }: Frame): HTMLElement {
  // Why a ticket was refused lies over the picture until something else is chosen there.
  stage.addEventListener('click', () => warn(''));
  const { bg0, bg1, bg2, a, d } = paletteOf(state.palette);
  const element = html('div', { class: 'draws' }, emblemOf(state.motif));
  const colours = {
    '--light': mix(bg0, bg1, 0.55),
    '--ground': mix(bg1, bg2, 0.55),
    '--deep': mix(bg2, '#04060c', 0.35),
    '--ink': mix(bg2, '#07040f', 0.45),
    '--line': mix(d, a, 0.3),
  };
  for (const [name, colour] of Object.entries(colours)) element.style.setProperty(name, colour);
  return element;
}

/** The plate with the time of the next draw: a time of day, and no countdown. */
export function createPlate({ format, state }: Frame) {
  const words = roomWords(state.language, DRAW_TEXTS);
  const text = html('span', {}, words('preparing'));
  const time = html('b', { class: 'num' });
  const clock = svg(
    'svg',
    { viewBox: '0 0 256 256', 'aria-hidden': 'true' },
    svg('path', { d: CLOCK }),
  );
  return {
    element: html('p', { class: 'draws__plate' }, clock, text, time),
    show({ next, running }: DrawsState) {
      const at = next?.drawsAt ?? running?.nextAt;
      text.textContent = at === undefined ? words('preparing') : `${words('next')} `;
      time.textContent = at === undefined ? '' : format.digits(dhakaTime(at));
    },
  };
}

/** The last draws with their times. */
function createLast({ format, state }: Frame, { numbers, lastCount }: DeskOptions) {
  const words = roomWords(state.language, DRAW_TEXTS);
  const list = html('ol', { class: 'draws__list num' });
  const element = html('div', { class: 'draws__last' }, html('h2', {}, words('last')), list);
  return {
    element,
    show({ results }: DrawsState) {
      const items = results
        .slice(0, lastCount)
        .map(({ balls, drawsAt }) =>
          html(
            'li',
            {},
            html('b', {}, numbers(balls)),
            html('small', {}, format.digits(dhakaTime(drawsAt))),
          ),
        );
      list.replaceChildren(...(items.length === 0 ? [html('li', {}, words('none'))] : items));
    },
  };
}

/** The player's tickets for the next draw, in a row that can be moved sideways. */
function createTickets({ format, state }: Frame, ticketText: DeskOptions['ticket']) {
  const words = roomWords(state.language, DRAW_TEXTS);
  const list = html('ul', { class: 'tickets__list num' });
  const element = html(
    'section',
    { class: 'tickets', 'aria-label': words('tickets'), hidden: true },
    html('h2', {}, words('tickets')),
    list,
  );
  return {
    element,
    show(tickets: readonly Ticket[]) {
      element.hidden = tickets.length === 0;
      list.replaceChildren(
        ...tickets.map(({ choice, stakeMinor }) =>
          html('li', {}, html('b', {}, ticketText(choice)), ` ${format.money(stakeMinor)}`),
        ),
      );
    },
  };
}

/** Tells how a draw ended: with the net of the own tickets, or only its numbers. */
function createTeller(frame: Frame, { numbers }: DeskOptions) {
  const words = roomWords(frame.state.language, DRAW_TEXTS);
  return (result: DrawnResult, own: readonly Ticket[]): void => {
    const drawn = numbers(result.balls);
    if (own.length === 0) return frame.say(words('drawn', { numbers: drawn }));
    const payoutMinor = own.reduce((sum, ticket) => sum + ticket.payoutMinor, 0);
    const stakeMinor = own.reduce((sum, ticket) => sum + ticket.stakeMinor, 0);
    const count = own.filter((ticket) => ticket.payoutMinor > 0).length;
    const blanks = { numbers: drawn, count: frame.format.digits(count) };
    const isWon = isGain({ payoutMinor, stakeMinor });
    frame.sayNet(words(count > 0 ? 'matched' : 'unmatched', blanks), payoutMinor - stakeMinor);
    frame.roundsOver(own);
    frame.sound.play(isWon ? 'win' : payoutMinor > 0 ? 'tick' : 'lose');
  };
}

/** The draws that are over, in the list and in the row of results. One that is being shown waits for its picture. */
function createPast(frame: Frame, options: DeskOptions, ownOf: (drawNo: number) => Ticket[]) {
  const last = createLast(frame, options);
  let shownNo: number | undefined;
  let toldUntil = 0;
  function addPast({ drawNo, balls }: DrawnResult): void {
    if (drawNo <= toldUntil) return;
    toldUntil = drawNo;
    const own = ownOf(drawNo);
    const net = own.reduce((sum, ticket) => sum + ticket.payoutMinor - ticket.stakeMinor, 0);
    frame.addPast(options.numbers(balls), net > 0 ? 'good' : 'plain');
  }
  function show(next: DrawsState): void {
    shownNo = next.results[0]?.drawNo ?? 0;
    last.show(next);
    for (let index = next.results.length - 1; index >= 0; index -= 1) {
      const result = next.results[index];
      if (result !== undefined) addPast(result);
    }
  }
  return {
    element: last.element,
    show,
    /** Shows the draws again, unless the last of them is one whose picture has not ended yet. */
    refresh(next: DrawsState): void {
      if (shownNo === undefined || (next.results[0]?.drawNo ?? 0) <= shownNo) show(next);
    },
  };
}

/** Makes the desk of a game of draws. */
export function createDesk(frame: Frame, options: DeskOptions): Desk {
  const { format, state } = frame;
  const words = roomWords(state.language, DRAW_TEXTS);
  const plate = createPlate(frame);
  const past = createPast(frame, options, ownOf);
  const tickets = createTickets(frame, options.ticket);
  const tell = createTeller(frame, options);
  const body = html('div', { class: 'draws__body' });
  const element = createDrawStage(frame);
  const label = html('h2', { class: 'draws__label' }, options.label);
  // The own tickets take the place of the last draws, which also stand above the picture: so nothing moves.
  const foot = html('div', { class: 'draws__foot' }, past.element, tickets.element);
  element.append(html('header', {}, label, plate.element), body, foot);
  frame.stage.append(element);

  function ownOf(drawNo: number): Ticket[] {
    return (news.state()?.tickets ?? []).filter((ticket) => ticket.drawNo === drawNo);
  }
  const open = () => (news.state()?.tickets ?? []).filter(({ status }) => status === 'open');
  const news = followDraws(frame, {
    onNews(next) {
      plate.show(next);
      tickets.show(open());
      foot.classList.toggle('has-tickets', open().length > 0);
      past.refresh(next);
      options.onChange();
    },
    async onDrawn(result, next) {
      const own = ownOf(result.drawNo);
      frame.say(words('drawing'));
      await options.show(result, own);
      past.show(next);
      tell(result, own);
      // The payout reaches the wallet a moment after the draw.
      if (own.length > 0) setTimeout(() => void frame.refreshBalance(), BALANCE_MS);
    },
  });
  return {
    element,
    body,
    state: news.state,
    open,
    async buy(panel, choice) {
      const startedAt = performance.now();
      panel.setBusy(true);
      frame.sound.play('take');
      const answer = await frame.play(panel.stakeMinor(), choice);
      // A ticket waits by itself: its player may leave.
      frame.setRoundOpen(false);
      if (answer !== undefined) {
        frame.setBalance(answer.balanceMinor);
        const { next } = news.state() ?? {};
        const time = next === undefined ? '' : format.digits(dhakaTime(next.drawsAt));
        frame.say(words('bought', { time }));
        await news.refresh();
        await floorOver(startedAt);
      }
      panel.setBusy(false);
    },
  };
}

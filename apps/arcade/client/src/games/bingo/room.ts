import './bingo.css';
import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import { createStakePanel, type StakePanel } from '../../stake-panel.ts';
import { createDrawStage, createPlate } from '../parts/draws/desk.ts';
import { dhakaTime, type DrawnResult, type DrawsState, type Ticket } from '../parts/draws/drawn.ts';
import { followDraws } from '../parts/draws/news.ts';
import { showDrawProof } from '../parts/draws/proof.ts';
import { DRAW_TEXTS } from '../parts/draws/words.ts';
import { createRandomAct } from '../parts/random-act.ts';
import { createSegment } from '../parts/segment.ts';
import { ROUND_FLOOR_MS } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { bingoRules, neededOf, type BingoRules } from './bingo-rules.ts';
import { createCaller, createPatterns } from './caller.ts';
import { anyCards, createCards, type Card } from './cards.ts';
import { BINGO_TEXTS } from './words.ts';

const BALANCE_MS = 1_500;

const cardsOf = (choice: Record<string, unknown>) => choice['cards'] as number[][];
const openTicket = (state: DrawsState | undefined): Ticket | undefined =>
  state?.tickets.find(({ status }) => status === 'open');

/** The picture: caller, cards and patterns. */
function createPicture(frame: Frame, rules: BingoRules) {
  const words = roomWords(frame.state.language, BINGO_TEXTS);
  const caller = createCaller(frame, rules);
  const cards = createCards(frame, rules);
  const patterns = createPatterns(frame, rules);
  const plate = createPlate(frame);
  const element = createDrawStage(frame);
  element.classList.add('bingo');
  const label = html('h2', { class: 'draws__label' }, words('label'));
  element.append(
    html('header', {}, label, plate.element),
    caller.element,
    cards.element,
    patterns.element,
  );
  frame.stage.append(element);
  return {
    plate,
    /** Marks the cards only where they take part: those that are not bought stay as they are. */
    show(own: readonly Card[], drawn: readonly number[], isIn: boolean) {
      caller.show(drawn);
      cards.show(own, isIn ? drawn : []);
      patterns.show(isIn ? own : [], drawn);
    },
  };
}

/** Tells what a ball completed on the own cards, and how a draw ended. */
function createTeller(frame: Frame, rules: BingoRules) {
  const { format, state, sound } = frame;
  const words = roomWords(state.language, BINGO_TEXTS);
  return {
    ball(own: readonly Card[], drawn: readonly number[]): void {
      sound.play('wood', 0.6);
      const done = own.flatMap((card, at) =>
        rules.patterns
          .filter((pattern) => neededOf(card, pattern, drawn) === drawn.length)
          .map(({ name }) =>
            words('done', {
              number: format.digits(at + 1),
              pattern: words(name),
              no: format.digits(drawn.length),
            }),
          ),
      );
      if (done.length > 0) frame.say(done.join('; '));
      else if (drawn.length === 1) frame.say(words('started'));
    },
    end({ balls }: DrawnResult, own: readonly Ticket[]): void {
      const [ticket] = own;
      if (ticket === undefined) return frame.say(words('none'));
      const { payoutMinor, stakeMinor } = ticket;
      const count = cardsOf(ticket.choice)
        .flatMap((card) => rules.patterns.map((pattern) => neededOf(card, pattern, balls)))
        .filter((needed) => needed > 0).length;
      const text = words(count > 0 ? 'won' : 'unmatched', { count: format.digits(count) });
      frame.sayNet(text, payoutMinor - stakeMinor);
      sound.play(isGain(ticket) ? 'win' : payoutMinor > 0 ? 'tick' : 'lose');
    },
  };
}

/** The row of the last draws: each by its time, and whether it left something. */
function createPast({ format, addPast }: Frame) {
  let toldUntil = 0;
  return (state: DrawsState): void => {
    for (let index = state.results.length - 1; index >= 0; index -= 1) {
      const { drawNo = 0, drawsAt = '' } = state.results[index] ?? {};
      if (drawNo <= toldUntil) continue;
      toldUntil = drawNo;
      const own = state.tickets.filter((ticket) => ticket.drawNo === drawNo);
      const net = own.reduce((sum, ticket) => sum + ticket.payoutMinor - ticket.stakeMinor, 0);
      addPast(format.digits(dhakaTime(drawsAt)), net > 0 ? 'good' : 'plain');
    }
  };
}

/** The panel's view of the frame: a stake is for one card, so that four of them fit the limits of a ticket. */
function perCard(frame: Frame, most: number): Frame {
  const { limits } = frame.state;
  const maxMinor = limits.maxMinor / most;
  const chipsMinor = limits.chipsMinor.filter((minor) => minor <= maxMinor);
  return { ...frame, state: { ...frame.state, limits: { ...limits, maxMinor, chipsMinor } } };
}

/** Buys the cards for the next draw. */
async function buy(
  frame: Frame,
  panel: StakePanel,
  cards: readonly Card[],
  refresh: () => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  panel.setBusy(true);
  frame.sound.play('take');
  const answer = await frame.play(panel.stakeMinor() * cards.length, { cards });
  // A ticket waits by itself: its player may leave.
  frame.setRoundOpen(false);
  if (answer !== undefined) {
    frame.setBalance(answer.balanceMinor);
    await refresh();
    const rest = ROUND_FLOOR_MS - (performance.now() - startedAt);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }
  panel.setBusy(false);
}

/** How many cards there are, and a button for others. */
function createChoices(frame: Frame, most: number, onChange: (cards: Card[]) => void) {
  const { format, state } = frame;
  const words = roomWords(state.language, BINGO_TEXTS);
  let cards = anyCards(1);
  function set(next: Card[]): void {
    cards = next;
    onChange(cards);
  }
  const counts = createSegment({
    label: words('count'),
    items: Array.from({ length: most }, (_unused, at) => ({
      key: String(at + 1),
      text: format.digits(at + 1),
    })),
    chosen: '1',
    onChoose(key) {
      const count = Number(key);
      set([...cards, ...anyCards(most)].slice(0, count));
    },
  });
  const fresh = createRandomAct(words('fresh'), () => set(anyCards(cards.length)));
  return {
    element: html('div', { class: 'choices choices--wide' }, counts.element, fresh),
    cards: () => cards,
    keep(next: Card[]) {
      cards = next;
      counts.set(String(next.length));
    },
    setLocked(isLocked: boolean) {
      counts.setLocked(isLocked);
      fresh.disabled = isLocked;
    },
  };
}

/** The room of bingo: cards of the player's own, on draws for everybody whose balls come one after another. */
export function startRoom(frame: Frame): GameRules {
  const { format, server, state } = frame;
  const rules = state.rules as unknown as BingoRules;
  const words = roomWords(state.language, BINGO_TEXTS);
  const shared = roomWords(state.language, DRAW_TEXTS);
  const picture = createPicture(frame, rules);
  const tell = createTeller(frame, rules);
  const addPast = createPast(frame);
  /** The balls on the picture; those of the last draw stay until something is chosen. */
  let drawn: readonly number[] = [];
  let shownNo = 0;
  let isIn = false;

  const choices = createChoices(frame, rules.most, () => {
    if (news.state()?.running === undefined) drawn = [];
    isIn = false;
    show();
  });
  const news = followDraws(frame, { onNews: hear, onDrawn: end });
  const panel = createStakePanel(perCard(frame, rules.most), {
    // The server keeps the stake of a whole ticket in place 0.
    place: 1,
    times: () => choices.cards().length,
    onAction: () => void press(),
    otherFault: fault,
  });
  function fault(): string | undefined {
    const now = news.state();
    if (now?.running !== undefined) return words('running');
    if (now?.next === undefined) return shared('preparing');
    if (openTicket(now) !== undefined)
      return words('locked', { time: format.digits(dhakaTime(now.next.drawsAt)) });
    const totalMinor = panel.stakeMinor() * choices.cards().length;
    return totalMinor > frame.balanceMinor()
      ? words('funds', { amount: format.money(totalMinor) })
      : undefined;
  }
  function show(): void {
    picture.show(choices.cards(), drawn, isIn);
    panel.setAction({ label: words('buy', { count: format.digits(choices.cards().length) }) });
  }
  async function press(): Promise<void> {
    const { next } = news.state() ?? {};
    await buy(frame, panel, choices.cards(), news.refresh);
    if (openTicket(news.state()) === undefined || next === undefined) return;
    const time = format.digits(dhakaTime(next.drawsAt));
    frame.say(words('bought', { time, count: format.digits(choices.cards().length) }));
  }
  function hear(now: DrawsState): void {
    const ticket = openTicket(now);
    const { running } = now;
    if (ticket !== undefined) choices.keep(cardsOf(ticket.choice));
    isIn = ticket !== undefined || (isIn && running === undefined);
    if (running !== undefined) {
      const isNew = running.drawNo !== shownNo || running.balls.length > drawn.length;
      drawn = running.balls;
      shownNo = running.drawNo;
      if (isNew) tell.ball(ticket === undefined ? [] : choices.cards(), drawn);
    } else if (ticket !== undefined) drawn = [];
    choices.setLocked(ticket !== undefined);
    picture.plate.show(now);
    addPast(now);
    show();
  }
  function end(result: DrawnResult, now: DrawsState): void {
    const own = now.tickets.filter(({ drawNo }) => drawNo === result.drawNo);
    drawn = result.balls;
    isIn = own.length > 0;
    show();
    tell.end(result, own);
    // The payout reaches the wallet a moment after the draw.
    if (own.length > 0) setTimeout(() => void refreshBalance(), BALANCE_MS);
  }
  async function refreshBalance(): Promise<void> {
    try {
      frame.setBalance((await server.balance()).balanceMinor);
    } catch (error) {
      frame.warnOf(error);
    }
  }
  frame.controls.append(choices.element, panel.element);
  show();
  return bingoRules(frame, rules, () => {
    void showDrawProof(frame, {
      numbers: (balls) => balls.map((ball) => format.digits(ball)).join(' '),
      ticket: (choice) => words('buy', { count: format.digits(cardsOf(choice).length) }),
    });
  });
}

import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { hollow, paper } from '../../senses/voices.ts';
import { createStakePanel, type StakePanel } from '../../stake-panel.ts';
import { createDrawStage, createPlate } from '../parts/draws/desk.ts';
import {
  dhakaTime,
  type DrawnResult,
  type DrawsState,
  type RunningDraw,
  type Ticket,
} from '../parts/draws/drawn.ts';
import { followDraws } from '../parts/draws/news.ts';
import { showDrawProof } from '../parts/draws/proof.ts';
import { DRAW_TEXTS } from '../parts/draws/words.ts';
import { createRandomAct } from '../parts/random-act.ts';
import { createSegment } from '../parts/segment.ts';
import { floorOver } from '../pace.ts';
import { roomWords } from '../room-words.ts';
import { bingoRules, neededOf, type BingoRules } from './bingo-rules.ts';
import { createCaller, createPatterns } from './caller.ts';
import { anyCards, createCards, type Card } from './cards.ts';
import { BINGO_TEXTS } from './words.ts';
import './bingo.css';
import './sizes.css';
import './cards-bar.css';

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
      frame.roundsOver([ticket]);
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
    await floorOver(startedAt);
  }
  panel.setBusy(false);
}

/** How many cards there are, and a button for others; both stand in the panel of the stake, so that the cards keep the height. */
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
    putInto(panel: HTMLElement) {
      panel.classList.add('panel--cards');
      panel.prepend(counts.element);
      panel.querySelector('.go')?.before(fresh);
    },
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

/** What a game does with the balls that it follows. */
interface WatchOptions {
  picture: ReturnType<typeof createPicture>;
  choices: () => ReturnType<typeof createChoices>;
  /** Called when draws or tickets changed. */
  onChange: () => void;
}

/** Follows the draws: what is on the picture comes from the server's answer alone, so it is right in the middle too. */
function watchDraws(frame: Frame, rules: BingoRules, { picture, choices, onChange }: WatchOptions) {
  const tell = createTeller(frame, rules);
  const addPast = createPast(frame);
  /** The balls on the picture; those of the last draw stay until something is chosen. */
  let drawn: readonly number[] = [];
  let shownNo = 0;
  /** Whether the cards take part in what is shown. */
  let isIn = false;

  const show = () => picture.show(choices().cards(), drawn, isIn);
  function showRunning({ drawNo, balls }: RunningDraw): void {
    const isNew = drawNo !== shownNo || balls.length > drawn.length;
    drawn = balls;
    shownNo = drawNo;
    if (isNew) tell.ball(isIn ? choices().cards() : [], drawn);
  }
  const news = followDraws(frame, {
    onNews(now) {
      const ticket = openTicket(now);
      if (ticket !== undefined) choices().keep(cardsOf(ticket.choice));
      isIn = ticket !== undefined || (isIn && now.running === undefined);
      if (now.running !== undefined) showRunning(now.running);
      else if (ticket !== undefined) drawn = [];
      choices().setLocked(ticket !== undefined);
      picture.plate.show(now);
      addPast(now);
      show();
      onChange();
    },
    onDrawn(result, now) {
      const own = now.tickets.filter(({ drawNo }) => drawNo === result.drawNo);
      drawn = result.balls;
      isIn = own.length > 0;
      show();
      tell.end(result, own);
      // The payout reaches the wallet a moment after the draw.
      if (isIn) setTimeout(() => void frame.refreshBalance(), BALANCE_MS);
    },
  });
  return {
    ...news,
    /** Shows cards that were chosen just now, and no more of the last draw. */
    renew(): void {
      if (news.state()?.running === undefined) drawn = [];
      isIn = false;
      show();
    },
  };
}

/** Says why no cards can be bought now; undefined when they can. */
function faultOf(
  { state, format, balanceMinor }: Frame,
  now: DrawsState | undefined,
  totalMinor: number,
) {
  const words = roomWords(state.language, BINGO_TEXTS);
  if (now?.running !== undefined) return words('running');
  if (now?.next === undefined) return roomWords(state.language, DRAW_TEXTS)('preparing');
  if (openTicket(now) !== undefined)
    return words('locked', { time: format.digits(dhakaTime(now.next.drawsAt)) });
  const isShort = totalMinor > balanceMinor();
  return isShort ? words('funds', { amount: format.money(totalMinor) }) : undefined;
}

/** What the game sounds like. */
export const tones: RoomTones = { take: paper(1_050, 110), wood: hollow(330) };

/** The room of bingo: cards of the player's own, on draws for everybody whose balls come one after another. */
export function startRoom(frame: Frame): GameRules {
  const { format, state } = frame;
  const rules = state.rules as unknown as BingoRules;
  const words = roomWords(state.language, BINGO_TEXTS);
  const picture = createPicture(frame, rules);
  const choices = createChoices(frame, rules.most, () => {
    watch.renew();
    showAction();
  });
  const count = () => choices.cards().length;
  const watch = watchDraws(frame, rules, {
    picture,
    choices: () => choices,
    onChange: () => showAction(),
  });
  const panel = createStakePanel(perCard(frame, rules.most), {
    // The server keeps the stake of a whole ticket in place 0.
    place: 1,
    times: count,
    onAction: () => void press(),
    otherFault: () =>
      watch.state() === undefined
        ? faultOf(frame, undefined, 0)
        : faultOf(frame, watch.state(), panel.stakeMinor() * count()),
  });
  const showAction = () =>
    panel.setAction({ label: words('buy', { count: format.digits(count()) }) });
  async function press(): Promise<void> {
    const { next } = watch.state() ?? {};
    await buy(frame, panel, choices.cards(), watch.refresh);
    if (openTicket(watch.state()) === undefined || next === undefined) return;
    const time = format.digits(dhakaTime(next.drawsAt));
    frame.say(words('bought', { time, count: format.digits(count()) }));
  }
  choices.putInto(panel.element);
  frame.controls.append(panel.element);
  watch.renew();
  showAction();
  return bingoRules(frame, rules, () => {
    void showDrawProof(frame, {
      numbers: (balls) => balls.map((ball) => format.digits(ball)).join(' '),
      ticket: (choice) => words('buy', { count: format.digits(cardsOf(choice).length) }),
    });
  });
}

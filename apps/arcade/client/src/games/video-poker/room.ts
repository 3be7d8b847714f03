import { button, html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, paper } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { createAct } from '../parts/act.ts';
import type { Card } from '../parts/cards/names.ts';
import { createFacts } from '../parts/facts.ts';
import { isForPage } from '../parts/keys.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createStepBar, createStepRound, type OpenRound } from '../step-round.ts';
import type { Hand, PokerEnd, PokerRules } from './pays.ts';
import { createPokerPicture } from './picture.ts';
import { pokerRules } from './rules.ts';
import { createPayTable } from './table.ts';
import { POKER_TEXTS } from './words.ts';
import './video-poker.css';

const CHOICE = { game: 'jacks-or-better' };
const ALL = [0, 1, 2, 3, 4];

const endOf = ({ outcome }: Round) => outcome as unknown as PokerEnd;
const dealtIn = ({ shown }: OpenRound) => shown['dealt'] as Card[];
const handIn = ({ shown }: OpenRound) => shown['hand'] as Hand;
const isOfPoker = ({ choice, outcome }: Round) =>
  choice['game'] === CHOICE.game && Array.isArray(outcome?.['cards']);

/** The bar of an open round: its figures, all or none, and the draw. */
function createBar(
  frame: Frame,
  rules: PokerRules,
  onHold: (places: number[]) => void,
  onDraw: () => void,
) {
  const { format } = frame;
  const words = roomWords(frame.state.language, POKER_TEXTS);
  const facts = createFacts([words('stake'), words('inHand'), words('worth')]);
  facts.element.classList.add('poker__facts');
  const all = button({ class: 'room__act' }, () => onHold(ALL), words('keepAll'));
  const none = button({ class: 'room__act' }, () => onHold([]), words('throwAll'));
  const draw = createAct(onDraw);
  return {
    parts: [facts.element, html('div', { class: 'pair' }, all, none), draw.element],
    show(round: OpenRound, held: readonly number[], isBusy: boolean) {
      const hand = handIn(round);
      facts.show([
        format.money(round.stakeMinor),
        words(hand),
        format.money(round.stakeMinor * rules.pays[hand]),
      ]);
      for (const act of [all, none]) act.disabled = isBusy;
      const count = format.digits(ALL.length - held.length);
      draw.show(held.length === ALL.length ? words('stand') : words('draw', { count }), '', isBusy);
    },
  };
}

/** Takes the keys 1 to 5 of an open round, unless something is typed or a sheet is open. */
function listenToKeys(toggle: (place: number) => void, isOpen: () => boolean): void {
  document.addEventListener('keydown', (event) => {
    const place = ALL.indexOf(Number(event.key) - 1);
    if (place < 0 || !isOpen() || !isForPage(event)) return;
    event.preventDefault();
    toggle(place);
  });
}

/** The stage: table, words and cards. */
function createStage(frame: Frame, rules: PokerRules, onToggle: (place: number) => void) {
  const words = roomWords(frame.state.language, POKER_TEXTS);
  const table = createPayTable(frame.format, rules, (hand) => words(hand));
  const picture = createPokerPicture({
    language: frame.state.language,
    palette: frame.state.palette,
    motif: frame.state.motif,
    table,
    texts: {
      label: words('cards'),
      hold: words('hold'),
      held: words('held'),
      holdCard: (card) => words('holdCard', { card }),
    },
    onToggle,
  });
  frame.stage.append(picture.element);
  return { table, picture };
}

/** What is told of a round, open and ended. */
function createTelling({ format, state }: Frame, { pays }: PokerRules) {
  const words = roomWords(state.language, POKER_TEXTS);
  const timesOf = (hand: Hand) => format.timesShort(pays[hand] * 100);
  return {
    pill: (round: Round) => timesOf(endOf(round).hand),
    hold(round: OpenRound) {
      const hand = handIn(round);
      if (pays[hand] === 0) return { text: words('openNone') };
      const text = words('open', { hand: words(hand) });
      return { text, netMinor: round.stakeMinor * (pays[hand] - 1) };
    },
    tell(round: Round) {
      const { hand } = endOf(round);
      const key = hand === 'none' ? 'lost' : 'won';
      return words(key, { hand: words(hand), times: timesOf(hand) });
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(540), tick: paper(2_150, 60) };

/** Video poker: five cards, of which the player keeps some and draws the others anew. */
export function startRoom(frame: Frame): GameRules {
  const rules = frame.state.rules as unknown as PokerRules;
  const words = roomWords(frame.state.language, POKER_TEXTS);
  const telling = createTelling(frame, rules);
  const last = showRecent(frame, isOfPoker, telling.pill);
  const { table, picture } = createStage(frame, rules, toggle);
  const panel = createStakePanel(frame, {
    onAction: () => void rounds.bet(),
    onChange: () => table.price(panel.stakeMinor()),
  });
  panel.setAction({ label: words('bet') });
  const draw = () => void rounds.take({ hold: held });
  const bar = createBar(frame, rules, hold, draw);
  const bars = createStepBar(bar.parts, [panel.element]);
  bars.element.classList.add('panel--poker');
  frame.controls.append(panel.element, bars.element);
  let held: number[] = [];
  let isReady = false;
  let seen: OpenRound | undefined;

  function hold(places: number[]): void {
    const round = rounds.open();
    if (round === undefined || !isReady) return;
    held = places;
    picture.hold(held);
    frame.sound.play('tick');
    bar.show(round, held, false);
  }
  function toggle(place: number): void {
    hold(ALL.filter((one) => held.includes(one) !== (one === place)));
  }
  function mark(hand: Hand, hint: string): void {
    table.mark(hand);
    picture.say(words(hand), hint);
  }
  picture.setOpen(false);
  table.price(panel.stakeMinor());
  picture.lay(last === undefined ? undefined : endOf(last).cards);
  if (last !== undefined) mark(endOf(last).hand, '');

  const rounds = createStepRound(frame, panel, {
    ...telling,
    choice: () => CHOICE,
    async show(round, step) {
      held = [];
      picture.hold(held);
      table.price(round.stakeMinor);
      table.mark('none');
      picture.say('', '');
      if (step === undefined) picture.lay(dealtIn(round));
      else await picture.deal(dealtIn(round), ALL);
      mark(handIn(round), words('choose'));
    },
    async end(round, step) {
      const end = endOf(round);
      table.price(round.stakeMinor);
      const fresh = ALL.filter((place) => !end.hold.includes(place));
      picture.hold(end.hold);
      if (step === undefined) picture.lay(end.cards);
      else await picture.deal(end.cards, fresh);
      picture.hold([]);
      mark(end.hand, '');
      if (isBigWin(round)) picture.glow();
    },
    onChange(round, isBusy) {
      isReady = round !== undefined && !isBusy;
      // The hand is told when its cards lie, and not before.
      if (round === undefined || isReady) seen = round;
      picture.setOpen(isReady);
      if (seen !== undefined) bar.show(seen, held, isBusy);
      bars.show(seen !== undefined);
    },
  });
  listenToKeys(toggle, () => isReady);
  return pokerRules(frame, rules);
}

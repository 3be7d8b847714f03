import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { paper } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { signsOf } from '../parts/cards/names.ts';
import { createFacts } from '../parts/facts.ts';
import { isForPage } from '../parts/keys.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createStepBar, createStepRound, type OpenRound } from '../step-round.ts';
import { createBar, rowIn, type BarKeys } from './bar.ts';
import { guessesIn, newestOf, worthOf, type HiloRules, type Move, type Row } from './odds.ts';
import { createHiloPicture } from './picture.ts';
import { hiloRules } from './rules.ts';
import { HILO_TEXTS } from './words.ts';
import './hi-lo.css';

const CHOICE = { packs: 'endless' };

const endOf = ({ outcome }: Round) => outcome as unknown as Row;
const isOfHilo = ({ choice, outcome }: Round) =>
  choice['packs'] === CHOICE.packs && Array.isArray(outcome?.['cards']);
/** A row whose last guess was wrong: nothing is held any more. */
const isLostIn = (row: Row) => guessesIn(row) > 0 && newestOf(row.times) === 0;
const stepOf = (move: Move) => (move === 'skip' ? { skip: true } : { guess: move });
const isCashed = (step: unknown) => typeof step === 'object' && step !== null && 'end' in step;

/** Takes the keys of an open round, unless something is typed or a sheet is open. */
function listenToKeys(keys: BarKeys, isOpen: () => boolean): void {
  const KEYS: Record<string, () => void> = {
    ArrowUp: keys.up,
    ArrowDown: keys.down,
    s: keys.skip,
    S: keys.skip,
  };
  document.addEventListener('keydown', (event) => {
    const press = KEYS[event.key];
    if (press === undefined || !isOpen() || !isForPage(event)) return;
    event.preventDefault();
    press();
  });
}

/** How an open round stands, in words, and what it would leave. */
function holdOf(frame: Frame, round: OpenRound): { text: string; netMinor?: number } {
  const words = roomWords(frame.state.language, HILO_TEXTS);
  const row = rowIn(round);
  const card = signsOf(newestOf(row.cards) ?? 0);
  if (!round.allowed.includes('cash')) return { text: words('first', { card }) };
  const count = frame.format.digits(guessesIn(row));
  const netMinor = Number(round.shown['worthMinor']) - round.stakeMinor;
  return { text: words('held', { card, count }), netMinor };
}

/** The outcome of a round in words. */
function tellOf(frame: Frame, hilo: HiloRules, round: Round): string {
  const words = roomWords(frame.state.language, HILO_TEXTS);
  const row = endOf(round);
  const held = newestOf(row.times) ?? 0;
  if (isLostIn(row)) return words('lost', { card: signsOf(newestOf(row.cards) ?? 0) });
  if (held === 0) return words('back');
  const key = held >= hilo.top * 100 ? 'whole' : 'cashed';
  const count = frame.format.digits(guessesIn(row));
  return words(key, { count, times: frame.format.times(held) });
}

/** What is told beside the stake: what one guess pays, how many cards can be skipped, and the end by itself. */
function createFirstFacts(frame: Frame, hilo: HiloRules): HTMLElement {
  const { format } = frame;
  const words = roomWords(frame.state.language, HILO_TEXTS);
  const facts = createFacts([words('pays'), words('skips'), words('ownEnd')]);
  const [least, most] = [hilo.ranks - 1, 1].map((ranks) =>
    format.times(worthOf(hilo, 100, [ranks])),
  );
  facts.show([
    words('from', { least: least ?? '', most: most ?? '' }),
    format.digits(hilo.skips),
    `${format.grouped(hilo.top)}×`,
  ]);
  facts.element.classList.add('hilo__facts');
  return html('div', { class: 'choices' }, facts.element);
}

/** What the game sounds like. */
export const tones: RoomTones = {
  take: paper(1_300, 60),
  tick: paper(1_600),
  gem: paper(2_300, 90),
};

/** Hi-lo: whether the next card is higher or lower, card after card, and a cash-out after every right guess. */
export function startRoom(frame: Frame): GameRules {
  const { format, sound } = frame;
  const hilo = frame.state.rules as unknown as HiloRules;
  const words = roomWords(frame.state.language, HILO_TEXTS);
  const pill = (round: Round) =>
    format.timesShort(Math.floor((round.payoutMinor * 100) / round.stakeMinor));
  const last = showRecent(frame, isOfHilo, pill);
  const picture = createHiloPicture({
    language: frame.state.language,
    palette: frame.state.palette,
    label: words('table'),
    texts: {
      start: words('start'),
      skipped: words('skipped'),
      times: (held) => (held === 0 ? format.timesShort(0) : format.times(held)),
    },
  });
  const panel = createStakePanel(frame, { onAction: () => void rounds.bet() });
  panel.setAction({ label: words('bet') });
  const facts = createFirstFacts(frame, hilo);
  const move = (made: Move) => void rounds.take(stepOf(made));
  const bar = createBar(frame, hilo, move, () => void rounds.take({ end: 'cash' }, true));
  const bars = createStepBar(bar.parts, [facts, panel.element]);
  bars.element.classList.add('panel--hilo');
  let seen: OpenRound | undefined;
  frame.stage.append(picture.element);
  frame.controls.append(facts, panel.element, bars.element);
  if (last === undefined) picture.lay(undefined, false);
  else picture.lay(endOf(last), isLostIn(endOf(last)));

  const rounds = createStepRound(frame, panel, {
    choice: () => CHOICE,
    async show(round, step) {
      const row = rowIn(round);
      if (step === undefined) return picture.lay(row, false);
      await picture.turn(row, false);
      sound.play(newestOf(row.guesses) === 'skip' || step === 'bet' ? 'tick' : 'gem');
    },
    async end(round, step) {
      const row = endOf(round);
      if (step === undefined || isCashed(step)) picture.lay(row, isLostIn(row));
      else await picture.turn(row, isLostIn(row));
      if (isBigWin(round)) picture.glow();
    },
    hold: (round) => holdOf(frame, round),
    tell: (round) => tellOf(frame, hilo, round),
    pill,
    onChange(round, isBusy) {
      // The figures of the next guess follow the picture: before the card lies they would tell it.
      if (round === undefined || !isBusy) seen = round;
      if (seen !== undefined) bar.show(seen, isBusy);
      bars.show(seen !== undefined);
    },
  });
  listenToKeys(bar.keys, () => rounds.open() !== undefined);
  return hiloRules(frame, hilo);
}

import { html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { isBigWin } from '../../../gain.ts';
import type { Round } from '../../../server.ts';
import { showRecent } from '../../room-round.ts';
import { roomWords } from '../../room-words.ts';
import { createStepBar, createStepRound, type OpenRound } from '../../step-round.ts';
import { layCloth } from '../table/cloth.ts';
import type { PlaceSpec } from '../table/places.ts';
import type { Amounts } from '../table/wagers.ts';
import { createAnteBar } from './bar.ts';
import { createAnteFields, type AnteFields } from './fields.ts';
import type { Sides } from './sides.ts';
import type { PayStrip } from './strip.ts';
import type { AnteTexts } from './words.ts';
import './ante.css';

/** How a hand is given up: by the name of its step, which is its way of ending too. */
type GivenUp = 'fold' | 'pack';
/** How a round ends in which the player goes on: the dealer does not play, or the hands are compared. */
export type PlayedWay = 'out' | 'won' | 'tie' | 'lost';
/** A round at its end. */
interface AnteEnd {
  way: GivenUp | PlayedWay;
}

/** The cards on the stage: what a player may see of an open round, and how it ends. */
export interface AntePicture<Shown, End> extends Pick<Sides, 'glow'> {
  element: HTMLElement;
  clear: () => void;
  /** Shows what is open, and backs for all other cards; with `isNew` they are dealt first. */
  open: (shown: Shown, isNew: boolean) => Promise<void>;
  /** Shows how a round ended; with `isNew` the cards that were hidden turn first. */
  end: (end: End, isNew: boolean) => Promise<void>;
}

/** What makes one game with an ante another than the next. */
export interface AnteGame<Shown, End extends AnteEnd, Kind extends string> {
  /** The classes of its table. */
  look: string;
  texts: AnteTexts;
  giveUp: GivenUp;
  /** How many antes a play costs. */
  playAntes: number;
  mostMinor: Readonly<Record<string, number>>;
  /** The places for chips; the first of them is the ante. */
  specs: readonly PlaceSpec[];
  picture: AntePicture<Shown, End>;
  strip: PayStrip<Kind>;
  isOwn: (round: Round) => boolean;
  /** The hand that a player sees of an open round, as it is called. */
  handIn: (shown: Shown) => string;
  /** Both hands of an end, as they are called. */
  handsIn: (end: End) => { own: string; dealer: string };
  /** The player's hand at the end in a few signs. */
  pill: (end: End) => string;
  /** What the fields of a round return, in hundredths of what lay on them; play too, where it was played. */
  paysOf: (end: End, bets: Amounts) => Readonly<Record<string, number>>;
  /** The pay to light of a round that is open or that ended. */
  litBy: (bets: Amounts, cards: Shown | End) => Kind | undefined;
}

const isGivenUp = (way: AnteEnd['way']): way is GivenUp => way === 'fold' || way === 'pack';
const betsOf = ({ choice }: Round) => choice['bets'] as Amounts;

/** Puts the table on the stage. */
function layTable<Shown, End extends AnteEnd, Kind extends string>(
  frame: Frame,
  game: AnteGame<Shown, End, Kind>,
  onBet: () => void,
) {
  const { picture, strip } = game;
  const fields: AnteFields = createAnteFields(frame, {
    ...game,
    onBet,
    onClear() {
      picture.clear();
      strip.show(undefined);
    },
  });
  const element = html('div', { class: `table ante ${game.look}` });
  layCloth(element, frame.state.palette);
  element.append(picture.element, fields.element, strip.element);
  fields.tray.listenIn(element);
  frame.stage.append(element);
  /** Leaves what a round came to: its chips with their marks, and the pay that is lit. */
  function leave(round: Round, end: End): void {
    const bets = betsOf(round);
    const pays = Object.entries(game.paysOf(end, bets));
    const won = pays.filter(([, hundredths]) => hundredths > 100).map(([place]) => place);
    const lost = pays.filter(([, hundredths]) => hundredths === 0).map(([place]) => place);
    fields.leave(bets, !isGivenUp(end.way), won, lost);
    strip.show(game.litBy(bets, end));
  }
  return { fields, leave };
}

/** Starts a game with an ante against the dealer on the frame; answers the chips that lie on its table. */
export function startAnte<Shown, End extends AnteEnd, Kind extends string>(
  frame: Frame,
  game: AnteGame<Shown, End, Kind>,
): () => Amounts {
  const { picture, strip } = game;
  const { sound, state } = frame;
  const words = roomWords(state.language, game.texts);
  const endOf = ({ outcome }: Round) => outcome as unknown as End;
  const shownIn = ({ shown }: OpenRound) => shown as Shown;
  const { fields, leave } = layTable(frame, game, () => void rounds.bet());
  const bar = createAnteBar(frame, game, {
    giveUp: () => void rounds.take({ act: game.giveUp }),
    play: () => void rounds.take({ act: 'play' }),
  });
  const bars = createStepBar(bar.parts, [fields.tray.element]);
  frame.controls.append(fields.tray.element, bars.element);
  const pill = (round: Round) =>
    isGivenUp(endOf(round).way) ? words('givenUpPill') : game.pill(endOf(round));
  const last = showRecent(frame, game.isOwn, pill);
  if (last !== undefined) {
    void picture.end(endOf(last), false);
    leave(last, endOf(last));
  }

  const rounds = createStepRound(frame, fields.tray, {
    choice: () => ({ bets: fields.amounts() }),
    async show(round, step) {
      const shown = shownIn(round);
      fields.hold(betsOf(round), false);
      strip.show(undefined);
      if (step !== undefined) {
        frame.say(words('dealing'));
        sound.play('tick');
      }
      await picture.open(shown, step !== undefined);
      strip.show(game.litBy(betsOf(round), shown));
    },
    async end(round, step) {
      const end = endOf(round);
      fields.hold(betsOf(round), !isGivenUp(end.way));
      if (step !== undefined) sound.play('tick');
      await picture.end(end, step !== undefined);
      leave(round, end);
      if (isBigWin(round)) picture.glow();
    },
    hold: (round) => ({ text: words('asked', { hand: game.handIn(shownIn(round)) }) }),
    tell(round) {
      const end = endOf(round);
      const { way } = end;
      return words(isGivenUp(way) ? 'givenUpTold' : `${way}Told`, game.handsIn(end));
    },
    pill,
    onChange(round, isBusy) {
      fields.setLocked(isBusy || round !== undefined);
      if (round !== undefined) bar.show(round, betsOf(round)['ante'] ?? 0, isBusy);
      bars.show(round !== undefined);
    },
  });
  return fields.amounts;
}

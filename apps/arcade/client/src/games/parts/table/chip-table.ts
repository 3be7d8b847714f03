import { html } from '../../../dom.ts';
import type { Frame, PastKind } from '../../../frame.ts';
import type { Figures, GameRules } from '../../../rules.ts';
import type { Round } from '../../../server.ts';
import { playRoomRound } from '../../room-round.ts';
import { roomWords } from '../../room-words.ts';
import { chanceText } from '../facts.ts';
import { createChipMoves } from './chip-moves.ts';
import { createChipSpeech } from './chip-speech.ts';
import { layCloth } from './cloth.ts';
import { chanceOf, figuresOf, paidFor, payOf, type OutcomeKind } from './kinds.ts';
import { PLACE_TEXTS } from './place-words.ts';
import { createPlaces, type PlaceSpec } from './places.ts';
import { createChipTray } from './tray.ts';
import { createWagers, type Amounts } from './wagers.ts';

/** What the server says of a table with fields; see `apps/arcade/src/games/parts/bets.ts`. */
export interface ChipTableRules {
  mostMinor: Readonly<Record<string, number>>;
  kinds: readonly OutcomeKind[];
}

/** What a game gives to its table. */
export interface ChipTableOptions {
  specs: readonly PlaceSpec[];
  label: string;
  /** Name of the button that plays. */
  action: string;
  /** Takes away what the last round left, before chips are laid again. */
  onClear: () => void;
  /** Shows how the round came out; answers when the picture is at rest. */
  show: (round: Round) => Promise<void>;
  /** What every place pays for the outcome of a round. */
  paysOf: (round: Round) => OutcomeKind['pays'];
  tell: (round: Round) => string;
  pill: (round: Round) => string;
  pillKind?: (round: Round) => PastKind;
}

const EXAMPLE_STAKE = 10_000;
const betsOf = ({ choice }: Round) => choice['bets'] as Amounts;

/** Whether a round had chips on fields, and not the one bet of a game that stood here before. */
export const hasChips = ({ choice }: Round): boolean => typeof choice['bets'] === 'object';

/** The places of chips that paid more than lay there, and those that paid nothing. */
function endsOf(bets: Amounts, pays: OutcomeKind['pays']) {
  const places = Object.keys(bets);
  return {
    won: places.filter((place) => (pays[place] ?? 0) > 100),
    lost: places.filter((place) => (pays[place] ?? 0) === 0),
  };
}

/**
 * Makes a table whose bets are fields for chips, and puts its tray below the stage. The chips of a round stay in sight
 * until the next ones are laid.
 */
export function createChipTable(frame: Frame, options: ChipTableOptions) {
  const { state } = frame;
  const rules = state.rules as unknown as ChipTableRules;
  const mostOn = (place: string) => rules.mostMinor[place] ?? 0;
  const wagers = createWagers({ mostOn, mostMinor: state.limits.maxMinor }, change);
  const speech = createChipSpeech(frame, {
    nameOf: (place) => options.specs.find((spec) => spec.place === place)?.name ?? place,
    wagers,
  });
  const element = html('div', { class: 'table' }, speech.element);
  const places = createPlaces(frame, {
    ...options,
    ...createChipMoves(frame, { wagers, speech, tray: () => tray, mostOn }),
  });
  let last: Amounts | undefined;
  let isShowing = false;
  const tray = createChipTray(frame, {
    isOneBet: true,
    action: options.action,
    wagers,
    lastBets: () => last,
    onAction: () => void play(),
  });

  function change(): void {
    if (!isShowing) {
      options.onClear();
      places.mark([]);
      places.show(wagers.amounts());
    }
    tray.refresh();
  }
  /** Leaves the chips of a round on the table, with those marked that won. */
  function leave(round: Round): void {
    last = betsOf(round);
    places.show(last);
    const { won, lost } = endsOf(last, options.paysOf(round));
    places.mark(won, lost);
    tray.refresh();
  }
  async function play(): Promise<void> {
    const bets = wagers.amounts();
    places.setLocked(true);
    await playRoomRound(frame, tray, {
      ...options,
      choice: { bets },
      async show(round) {
        isShowing = true;
        await options.show(round);
        wagers.reset();
        leave(round);
      },
    });
    isShowing = false;
    places.setLocked(false);
  }
  layCloth(element, state.palette);
  tray.listenIn(element);
  frame.stage.append(element);
  frame.controls.append(tray.element);
  return {
    element,
    places,
    leave,
    rules: (steps: string[], example: string) =>
      rulesOf(frame, rules, options.specs, wagers.amounts, { steps, example }),
  };
}

/** The rules of a table with fields: every field with its chance, its pay and its return. */
function rulesOf(
  frame: Frame,
  { kinds }: ChipTableRules,
  specs: readonly PlaceSpec[],
  amounts: () => Amounts,
  { steps, example }: { steps: string[]; example: string },
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, PLACE_TEXTS);
  const first = specs[0] ?? { place: '', name: '', pay: '' };
  const rows = specs.map(({ place, name }) => [
    name,
    chanceText(format, chanceOf(kinds, place)),
    format.money(paidFor({ [place]: EXAMPLE_STAKE }, { [place]: payOf(kinds, place) })),
    format.percent(figuresOf(kinds, { [place]: EXAMPLE_STAKE }).returnBp),
  ]);
  return {
    paragraphs: [words('cut')],
    steps: [words('chips'), ...steps],
    figures(): Figures {
      const own = amounts();
      if (Object.keys(own).length > 0) return { note: words('figures'), ...figuresOf(kinds, own) };
      const note = words('figuresNone', { name: first.name });
      return { note, ...figuresOf(kinds, { [first.place]: EXAMPLE_STAKE }) };
    },
    table: {
      caption: frame.words('rules.return'),
      heads: [
        words('headBet'),
        frame.words('room.chance'),
        words('headPays', { stake: format.money(EXAMPLE_STAKE) }),
        words('headReturn'),
      ],
      rows,
      note: example,
    },
  };
}

import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, paper } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { signsOf } from '../parts/cards/names.ts';
import { createChipTable, hasChips, type ChipTableRules } from '../parts/table/chip-table.ts';
import { payOf, type OutcomeKind } from '../parts/table/kinds.ts';
import { toOne } from '../parts/table/places.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createPicture, type FallenCards } from './picture.ts';
import { ANDAR_BAHAR_TEXTS } from './words.ts';
import './andar-bahar.css';

/** The bets on how many cards fall: from, to. */
const SPANS = {
  to5: [1, 5],
  to10: [6, 10],
  to15: [11, 15],
  to25: [16, 25],
  to30: [26, 30],
  to35: [31, 35],
  to40: [36, 40],
  over40: [41, 49],
} as const;
const SIDES = ['andar', 'bahar'] as const;
const EXAMPLE = { stake: 10_000, side: 2_000 } as const;

const cardsOf = ({ outcome }: Round) => outcome as unknown as FallenCards;
const isOfAndarBahar = (round: Round) => hasChips(round) && Array.isArray(round.outcome?.['cards']);
const sideOf = ({ cards }: FallenCards) => (cards.length % 2 === 1 ? 'andar' : 'bahar');

const pillKind = (round: Round) => (sideOf(cardsOf(round)) === 'andar' ? 'black' : 'red');

/** What every place pays for the cards that fell, by the pays of the server. */
function paysFor(kinds: readonly OutcomeKind[], fallen: FallenCards): OutcomeKind['pays'] {
  const count = fallen.cards.length;
  const spans = Object.entries(SPANS).filter(([, [from, to]]) => count >= from && count <= to);
  const places = [sideOf(fallen), ...spans.map(([place]) => place)];
  return Object.fromEntries(places.map((place) => [place, payOf(kinds, place)]));
}

/** The fields: two sides, and the spans of cards. */
function specsOf(frame: Frame, kinds: readonly OutcomeKind[]) {
  const words = roomWords(frame.state.language, ANDAR_BAHAR_TEXTS);
  return [
    ...SIDES.map((place) => ({
      place,
      name: words(place),
      pay: toOne(frame, payOf(kinds, place)),
    })),
    ...Object.entries(SPANS).map(([place, [from, to]]) => ({
      place,
      name: frame.format.digits(`${from}–${to}`),
      pay: frame.format.timesShort(payOf(kinds, place)),
    })),
  ];
}

function exampleOf(frame: Frame, kinds: readonly OutcomeKind[]): string {
  const { format } = frame;
  const { stake, side } = EXAMPLE;
  const payout = (stake * payOf(kinds, 'bahar') + side * payOf(kinds, 'to10')) / 100;
  return roomWords(frame.state.language, ANDAR_BAHAR_TEXTS)('example', {
    stake: format.money(stake),
    side: format.money(side),
    payout: format.money(payout),
    net: format.net(payout - stake - side),
    lost: format.net(-stake - side),
  });
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(410), tick: paper(1_500) };

/** Andar bahar: on which side, and with how many cards, the joker's rank comes. */
export function startRoom(frame: Frame): GameRules {
  const { format, state } = frame;
  const { kinds } = state.rules as unknown as ChipTableRules;
  const words = roomWords(state.language, ANDAR_BAHAR_TEXTS);
  const picture = createPicture(frame);
  const pill = (round: Round) => {
    const count = format.digits(cardsOf(round).cards.length);
    return words(sideOf(cardsOf(round)) === 'andar' ? 'pillAndar' : 'pillBahar', { count });
  };
  const specs = specsOf(frame, kinds);
  const table = createChipTable(frame, {
    specs,
    label: words('fields'),
    action: words('deal'),
    onClear: picture.clear,
    paysOf: (round) => paysFor(kinds, cardsOf(round)),
    async show(round) {
      frame.say(words('falling'));
      await picture.deal(cardsOf(round));
    },
    tell(round) {
      const fallen = cardsOf(round);
      const blanks = {
        card: signsOf(fallen.cards[fallen.cards.length - 1] ?? 0),
        count: format.digits(fallen.cards.length),
      };
      return words(sideOf(fallen) === 'andar' ? 'andarWon' : 'baharWon', blanks);
    },
    pill,
    pillKind,
  });
  const row = (look: string, places: readonly string[]) =>
    html('div', { class: `places ${look}` }, ...places.map((place) => table.places.field(place)));
  table.element.classList.add('andar-bahar');
  table.element.append(
    picture.element,
    row('', SIDES),
    row('places--long places--small', Object.keys(SPANS)),
  );
  const last = showRecent(frame, isOfAndarBahar, pill, pillKind);
  if (last !== undefined) {
    picture.lay(cardsOf(last));
    table.leave(last);
  }
  return table.rules(
    [words('step1'), words('step2'), words('step3'), words('step4')],
    exampleOf(frame, kinds),
  );
}

import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, paper } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { rankOf, type Card } from '../parts/cards/names.ts';
import { createChipTable, hasChips, type ChipTableRules } from '../parts/table/chip-table.ts';
import { payOf, type OutcomeKind } from '../parts/table/kinds.ts';
import { toOne } from '../parts/table/places.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createPicture, totalOf, type BaccaratCards } from './picture.ts';
import { createRoads, type Side } from './roads.ts';
import { BACCARAT_TEXTS } from './words.ts';
import './baccarat.css';

const PLACES = ['player', 'tie', 'banker', 'playerPair', 'bankerPair'] as const;
const EXAMPLE_STAKE = 10_000;
const BACK = 100;

const cardsOf = ({ outcome }: Round) => outcome as unknown as BaccaratCards;
const isOfBaccarat = (round: Round) => hasChips(round) && Array.isArray(round.outcome?.['banker']);
const isPair = ([one = 0, other = 0]: readonly Card[]) => rankOf(one) === rankOf(other);

function sideOf({ player, banker }: BaccaratCards): Side {
  const difference = totalOf(player) - totalOf(banker);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'player' : 'banker';
}

/** What every place pays for a hand, by the pays of the server. */
function paysFor(kinds: readonly OutcomeKind[], cards: BaccaratCards): OutcomeKind['pays'] {
  const side = sideOf(cards);
  return {
    ...(side === 'tie' && { player: BACK, banker: BACK }),
    [side]: payOf(kinds, side),
    ...(isPair(cards.player) && { playerPair: payOf(kinds, 'playerPair') }),
    ...(isPair(cards.banker) && { bankerPair: payOf(kinds, 'bankerPair') }),
  };
}

const PILLS = { player: 'pillPlayer', banker: 'pillBanker', tie: 'pillTie' } as const;
const COLOURS = { player: 'black', banker: 'red', tie: 'green' } as const;
const pillKind = (round: Round) => COLOURS[sideOf(cardsOf(round))];
const ENDS = { player: 'playerWon', banker: 'bankerWon', tie: 'tied' } as const;

function createOwnRoads(frame: Frame) {
  const words = roomWords(frame.state.language, BACCARAT_TEXTS);
  return createRoads(frame.format, {
    nameOf: words,
    letterOf: (side) => words(PILLS[side]),
    title: (count) => words('hands', { count }),
    label: (counts) => words('roads', counts),
  });
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(470), tick: paper(1_900, 90) };

/** Baccarat: player, banker, tie and pairs, with the roads of the player's own hands. */
export function startRoom(frame: Frame): GameRules {
  const { format, state, sound } = frame;
  const { kinds } = state.rules as unknown as ChipTableRules;
  const words = roomWords(state.language, BACCARAT_TEXTS);
  const picture = createPicture(frame);
  const roads = createOwnRoads(frame);
  const pill = (round: Round) => words(PILLS[sideOf(cardsOf(round))]);
  const table = createChipTable(frame, {
    specs: PLACES.map((place) => ({
      place,
      name: words(place),
      pay: toOne(frame, payOf(kinds, place)),
    })),
    label: words('fields'),
    action: words('deal'),
    onClear: picture.clear,
    paysOf: (round) => paysFor(kinds, cardsOf(round)),
    async show(round) {
      frame.say(words('dealing'));
      await picture.deal(cardsOf(round), () => sound.play('tick', 0.6));
      roads.add(sideOf(cardsOf(round)));
    },
    tell(round) {
      const cards = cardsOf(round);
      const [player, banker] = [totalOf(cards.player), totalOf(cards.banker)];
      const blanks = { player: format.digits(player), banker: format.digits(banker) };
      return words(ENDS[sideOf(cards)], blanks);
    },
    pill,
    pillKind,
  });
  const rows = [PLACES.slice(0, 3), PLACES.slice(3)].map((places, index) =>
    html(
      'div',
      { class: index === 0 ? 'places places--main' : 'places places--small' },
      ...places.map((place) => table.places.field(place)),
    ),
  );
  // Two titles have one colour of cloth; the moon shines on one of them.
  table.element.classList.add('baccarat', `baccarat--${state.motif?.split(':')[0] ?? 'table'}`);
  table.element.append(picture.element, ...rows, roads.element);
  const last = showRecent(frame, isOfBaccarat, pill, pillKind);
  for (let at = state.recent.length - 1; at >= 0; at -= 1) {
    const round = state.recent[at];
    if (round !== undefined && isOfBaccarat(round)) roads.add(sideOf(cardsOf(round)));
  }
  if (last !== undefined) {
    picture.lay(cardsOf(last));
    table.leave(last);
  }
  return table.rules(
    [words('step1'), words('step2'), words('step3'), words('step4'), words('step5')],
    exampleOf(frame, kinds),
  );
}

function exampleOf(frame: Frame, kinds: readonly OutcomeKind[]): string {
  const { format } = frame;
  const payout = (EXAMPLE_STAKE * payOf(kinds, 'banker')) / 100;
  return roomWords(frame.state.language, BACCARAT_TEXTS)('example', {
    stake: format.money(EXAMPLE_STAKE),
    payout: format.money(payout),
    net: format.net(payout - EXAMPLE_STAKE),
    lost: format.net(-EXAMPLE_STAKE),
  });
}

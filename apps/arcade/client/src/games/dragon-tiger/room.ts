import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, paper } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createHand } from '../parts/cards/hand.ts';
import { isRed, rankOf, signsOf, type Card } from '../parts/cards/names.ts';
import { createChipTable, hasChips, type ChipTableRules } from '../parts/table/chip-table.ts';
import { payOf, type OutcomeKind } from '../parts/table/kinds.ts';
import { toOne } from '../parts/table/places.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { drawDragon, drawTiger } from './heads.ts';
import { DRAGON_TIGER_TEXTS } from './words.ts';
import './dragon-tiger.css';

const PLACES = [
  'dragon',
  'tie',
  'tiger',
  'dragonEven',
  'dragonRed',
  'tigerRed',
  'suitedTie',
] as const;
const EXAMPLE_STAKE = 10_000;
const TIE_PAYS = 50;

interface Cards {
  dragon: Card;
  tiger: Card;
}

const cardsOf = ({ outcome }: Round) => outcome as unknown as Cards;
const isOfDragonTiger = (round: Round) =>
  hasChips(round) && typeof round.outcome?.['dragon'] === 'number';
/** The number of a card: ace 1, to king 13. */
const numberOf = (card: Card) => (rankOf(card) === 14 ? 1 : rankOf(card));

function endOf({ dragon, tiger }: Cards): 'dragon' | 'tiger' | 'tie' {
  const difference = numberOf(dragon) - numberOf(tiger);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'dragon' : 'tiger';
}

const COLOURS = { dragon: 'black', tiger: 'red', tie: 'green' } as const;
const pillKind = (round: Round) => COLOURS[endOf(cardsOf(round))];

/** What every place pays for two cards, by the pays of the server. */
function paysFor(kinds: readonly OutcomeKind[], cards: Cards): OutcomeKind['pays'] {
  const end = endOf(cards);
  const wins: Record<(typeof PLACES)[number], boolean> = {
    dragon: end === 'dragon',
    tiger: end === 'tiger',
    tie: end === 'tie',
    suitedTie: cards.dragon === cards.tiger,
    dragonEven: numberOf(cards.dragon) % 2 === 0,
    dragonRed: isRed(cards.dragon),
    tigerRed: isRed(cards.tiger),
  };
  const pays = PLACES.filter((place) => wins[place]).map((place) => [place, payOf(kinds, place)]);
  const half = end === 'tie' ? { dragon: TIE_PAYS, tiger: TIE_PAYS } : {};
  return { ...half, ...(Object.fromEntries(pays) as Record<string, number>) };
}

/** The two halves of the stage: heads, cards, and the plate that compares them. */
function createPicture(frame: Frame) {
  const { language } = frame.state;
  const words = roomWords(language, DRAGON_TIGER_TEXTS);
  const hands = [createHand(language, words('dragon')), createHand(language, words('tiger'))];
  const plate = html('b', { class: 'plate duel__plate num', 'aria-hidden': 'true' });
  const sides = hands.map(({ element }, index) =>
    html('div', { class: 'duel__side' }, index === 0 ? drawDragon() : drawTiger(), element),
  );
  const element = html('div', { class: 'duel' }, ...sides, plate);
  function compare(cards: Cards): void {
    const end = endOf(cards);
    const sign = { dragon: '>', tiger: '<', tie: '=' }[end];
    plate.textContent = `${signsOf(cards.dragon)} ${sign} ${signsOf(cards.tiger)}`;
    for (const [index, side] of (['dragon', 'tiger'] as const).entries())
      hands[index]?.cards()[0]?.mark(end === side ? 'won' : 'plain');
  }
  return {
    element,
    clear() {
      plate.textContent = '';
      for (const hand of hands) hand.clear();
    },
    lay(cards: Cards) {
      hands[0]?.lay([cards.dragon]);
      hands[1]?.lay([cards.tiger]);
      compare(cards);
    },
    async deal(cards: Cards) {
      for (const hand of hands) hand.clear();
      await hands[0]?.deal(cards.dragon);
      await hands[1]?.deal(cards.tiger);
      compare(cards);
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(380), tick: paper(1_400, 110) };

/** Dragon tiger: the higher of two cards wins. */
export function startRoom(frame: Frame): GameRules {
  const { format, state, sound } = frame;
  const { kinds } = state.rules as unknown as ChipTableRules;
  const words = roomWords(state.language, DRAGON_TIGER_TEXTS);
  const picture = createPicture(frame);
  const ends = { dragon: 'pillDragon', tiger: 'pillTiger', tie: 'pillTie' } as const;
  const pill = (round: Round) => words(ends[endOf(cardsOf(round))]);
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
      sound.play('tick');
      await picture.deal(cardsOf(round));
    },
    tell(round) {
      const cards = cardsOf(round);
      const told = { dragon: 'dragonWon', tiger: 'tigerWon', tie: 'tied' } as const;
      const blanks = { dragon: signsOf(cards.dragon), tiger: signsOf(cards.tiger) };
      return words(told[endOf(cards)], blanks);
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
  table.element.classList.add('dragon-tiger');
  table.element.append(picture.element, ...rows);
  const last = showRecent(frame, isOfDragonTiger, pill, pillKind);
  if (last !== undefined) {
    picture.lay(cardsOf(last));
    table.leave(last);
  }
  const payout = (EXAMPLE_STAKE * (TIE_PAYS + payOf(kinds, 'tie'))) / 100;
  const example = words('example', {
    stake: format.money(EXAMPLE_STAKE),
    payout: format.money(payout),
    net: format.net(payout - 2 * EXAMPLE_STAKE),
    lost: format.net(-2 * EXAMPLE_STAKE),
  });
  return table.rules([words('step1'), words('step2'), words('step3'), words('step4')], example);
}

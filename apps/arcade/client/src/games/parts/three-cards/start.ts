import type { Frame } from '../../../frame.ts';
import type { GameRules } from '../../../rules.ts';
import { roomWords, type RoomTexts } from '../../room-words.ts';
import { startAnte } from '../ante/start.ts';
import { createPayStrip } from '../ante/strip.ts';
import type { Card } from '../cards/names.ts';
import type { Amounts } from '../table/wagers.ts';
import {
  antePays,
  callOf,
  kindOf,
  pairPlusPays,
  rankOfHand,
  type HandCall,
  type HandKind,
  type HandsEnd,
  type ThreeCardRules,
} from './kinds.ts';
import { medalOf } from './medal.ts';
import { createHandsPicture } from './picture.ts';
import { threeCardRules } from './rules.ts';
import { THREE_CARD_TEXTS } from './words.ts';
import './three-cards.css';

/** The names of the hands of a game: each alone, as it is told of cards, and short. */
export type HandKey = HandKind | HandCall | `${HandKind}Short` | 'ranks';

/** What makes one game of three cards another than the next. */
export interface ThreeCardLook {
  /** Its class. */
  name: 'patti' | 'poker';
  texts: RoomTexts<HandKey>;
  /** The kinds from the highest. */
  order: readonly HandKind[];
}

/** What the fields of a round return, in hundredths of what lay on them. */
function paysOf(rules: ThreeCardRules, { player, way }: HandsEnd, bets: Amounts) {
  const kind = kindOf(player);
  // Play returns what it cost where the dealer is out or has the same hand.
  const play = way === 'won' ? 200 : way === 'out' || way === 'tie' ? 100 : 0;
  return {
    ante: antePays(rules, kind, way) - play,
    ...(way === 'pack' ? {} : { play }),
    ...(bets['pairPlus'] === undefined ? {} : { pairPlus: pairPlusPays(rules, kind) }),
  };
}

/** Names of hands in the player's language. */
function createNames(frame: Frame, texts: ThreeCardLook['texts']) {
  const { format, state } = frame;
  const words = roomWords(state.language, texts);
  return {
    words,
    hand: (cards: readonly Card[]) =>
      words(callOf(cards), { rank: rankOfHand(cards, format, state.language) }),
    short: (kind: HandKind) => words(`${kind}Short`),
  };
}

/** The two places for chips, with what they pay. */
function placesOf({ format, state }: Frame, pays: ThreeCardRules['pays']) {
  const words = roomWords(state.language, THREE_CARD_TEXTS);
  const plus = Object.values(pays.pairPlus).sort((one, other) => one - other);
  const [least = 0, most = 0] = [plus[0], plus[plus.length - 1]];
  return [
    { place: 'ante', name: words('ante'), pay: words('anteHint') },
    { place: 'pairPlus', name: words('pairPlus'), pay: format.digits(`${least}–${most}:1`) },
  ];
}

/** What pair plus pays, with the hand that came beside its name. */
function stripOf(
  { format, state }: Frame,
  { pays }: ThreeCardRules,
  shortOf: (kind: HandKind) => string,
) {
  const words = roomWords(state.language, THREE_CARD_TEXTS);
  const kinds = Object.entries(pays.pairPlus).sort(([, one], [, other]) => other - one);
  const cells = kinds.map(([name, pay]) => {
    const kind = name as HandKind;
    return { kind, name: shortOf(kind), pay: format.digits(`${pay}:1`) };
  });
  return createPayStrip(words('pairPlus'), cells, (lit) =>
    lit === undefined ? words('ownPays') : words('hit', { hand: lit.name, pay: lit.pay }),
  );
}

/** Starts a game of three cards against the dealer on the frame. */
export function startThreeCards(frame: Frame, look: ThreeCardLook): GameRules {
  const rules = frame.state.rules as unknown as ThreeCardRules;
  const names = createNames(frame, look.texts);
  const medal = medalOf(frame.state.motif);
  const amounts = startAnte<{ player: readonly Card[] }, HandsEnd, HandKind>(frame, {
    look: `trio trio--${look.name} trio--back-${medal.back}`,
    texts: THREE_CARD_TEXTS,
    giveUp: 'pack',
    playAntes: 1,
    mostMinor: rules.mostMinor,
    specs: placesOf(frame, rules.pays),
    picture: createHandsPicture(frame, medal.petals, names.hand),
    strip: stripOf(frame, rules, names.short),
    isOwn: ({ choice, outcome }) =>
      typeof choice['bets'] === 'object' && Array.isArray(outcome?.['dealer']),
    handIn: ({ player }) => names.hand(player),
    handsIn: ({ player, dealer }) => ({ own: names.hand(player), dealer: names.hand(dealer) }),
    pill: ({ player }) => names.short(kindOf(player)),
    paysOf: (end, bets) => paysOf(rules, end, bets),
    litBy: (bets, { player }) => (bets['pairPlus'] === undefined ? undefined : kindOf(player)),
  });
  return threeCardRules(frame, rules, {
    order: look.order,
    nameOf: names.words,
    ranks: names.words('ranks'),
    amounts,
  });
}

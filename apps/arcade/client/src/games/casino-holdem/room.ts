import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, paper } from '../../senses/voices.ts';
import { startAnte } from '../parts/ante/start.ts';
import { createPayStrip } from '../parts/ante/strip.ts';
import type { Card } from '../parts/cards/names.ts';
import { roomWords } from '../room-words.ts';
import {
  anteHundredths,
  payKindOf,
  PAY_KINDS,
  PLAY_ANTES,
  playHundredths,
  rankText,
  readHand,
  type HoldemEnd,
  type HoldemRules,
  type HoldemShown,
  type PayKind,
} from './hands.ts';
import { medalOf } from './medal.ts';
import { createHoldemPicture } from './picture.ts';
import { holdemRules } from './rules.ts';
import { HOLDEM_TEXTS } from './words.ts';
import './holdem.css';

const kindIn = ({ player, board }: HoldemEnd) => readHand([...player, ...board]).kind;

/** Names of hands in the player's language. */
function createNames({ format, state }: Frame) {
  const words = roomWords(state.language, HOLDEM_TEXTS);
  return (cards: readonly Card[]) => {
    const { kind, ranks } = readHand(cards);
    const [rank, other] = [ranks[0] ?? 0, ranks[1] ?? 0].map((one) =>
      rankText(one, format, state.language),
    );
    return words(`${kind}Of`, { rank: rank ?? '', other: other ?? '' });
  };
}

/** The place for chips, with what it pays. */
function anteSpec({ format, state }: Frame, { pays }: HoldemRules) {
  const words = roomWords(state.language, HOLDEM_TEXTS);
  const pay = format.digits(`${pays.less}–${pays.royal}:1`);
  return { place: 'ante', name: words('ante'), pay };
}

/** What the ante pays. */
function stripOf({ format, state }: Frame, { pays }: HoldemRules) {
  const words = roomWords(state.language, HOLDEM_TEXTS);
  const cells = PAY_KINDS.map((kind) => ({
    kind,
    name: words(`${kind}Short`),
    pay: format.digits(`${pays[kind]}:1`),
  }));
  const strip = createPayStrip<PayKind>(words('antePays'), cells, () => words('antePaysWhen'));
  // The rules have it for readers.
  strip.element.setAttribute('aria-hidden', 'true');
  return strip;
}

/** What the fields of a round return, in hundredths of what lay on them. */
function paysOf(rules: HoldemRules, end: HoldemEnd) {
  const ante = anteHundredths(rules, kindIn(end), end.way);
  return end.way === 'fold' ? { ante } : { ante, play: playHundredths(end.way) };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(500), tick: paper(2_050, 80) };

/** Casino hold'em against the dealer. */
export function startRoom(frame: Frame): GameRules {
  const { state } = frame;
  const rules = state.rules as unknown as HoldemRules;
  const words = roomWords(state.language, HOLDEM_TEXTS);
  const nameOf = createNames(frame);
  const medal = medalOf(state.motif);
  startAnte<HoldemShown, HoldemEnd, PayKind>(frame, {
    look: `holdem holdem--${medal}`,
    texts: HOLDEM_TEXTS,
    giveUp: 'fold',
    playAntes: PLAY_ANTES,
    mostMinor: rules.mostMinor,
    specs: [anteSpec(frame, rules)],
    picture: createHoldemPicture(frame, medal, nameOf),
    strip: stripOf(frame, rules),
    isOwn: ({ choice, outcome }) =>
      typeof choice['bets'] === 'object' && Array.isArray(outcome?.['board']),
    handIn: ({ player, flop }) => nameOf([...player, ...flop]),
    handsIn: ({ player, dealer, board, way }) => ({
      own: nameOf([...player, ...(way === 'fold' ? board.slice(0, 3) : board)]),
      dealer: nameOf([...dealer, ...board]),
    }),
    pill: (end) => words(`${kindIn(end)}Pill`),
    paysOf: (end) => paysOf(rules, end),
    litBy: (_bets, cards) =>
      'way' in cards && (cards.way === 'out' || cards.way === 'won')
        ? payKindOf(kindIn(cards))
        : undefined,
  });
  return holdemRules(frame, rules);
}

import type { Frame } from '../../../frame.ts';
import type { GameRules } from '../../../rules.ts';
import { roomWords } from '../../room-words.ts';
import { chanceText } from '../facts.ts';
import type { Amounts } from '../table/wagers.ts';
import {
  antePays,
  chanceOfKind,
  figuresOf,
  pairPlusPays,
  type HandKind,
  type ThreeCardRules,
} from './kinds.ts';
import { THREE_CARD_TEXTS } from './words.ts';

/** What the rules need of a game. */
export interface ThreeCardGuide {
  /** The kinds from the highest. */
  order: readonly HandKind[];
  nameOf: (kind: HandKind) => string;
  /** How this game ranks its hands, in a sentence. */
  ranks: string;
  amounts: () => Amounts;
}

const EXAMPLE = { ante: 10_000, pairPlus: 1_000, kind: 'sequence' } as const;

function exampleOf(frame: Frame, rules: ThreeCardRules, name: string): string {
  const { format } = frame;
  const { ante, pairPlus, kind } = EXAMPLE;
  const packed = (pairPlus * pairPlusPays(rules, kind)) / 100;
  const payout = (ante * antePays(rules, kind, 'won')) / 100 + packed;
  return roomWords(frame.state.language, THREE_CARD_TEXTS)('example', {
    ante: format.money(ante),
    plus: format.money(pairPlus),
    hand: name,
    payout: format.money(payout),
    net: format.net(payout - 2 * ante - pairPlus),
    packed: format.money(packed),
    packNet: format.net(packed - ante - pairPlus),
  });
}

/** The rules of a game of three cards: its hands with their chances and pays, and an example with amounts. */
export function threeCardRules(
  frame: Frame,
  rules: ThreeCardRules,
  { order, nameOf, ranks, amounts }: ThreeCardGuide,
): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, THREE_CARD_TEXTS);
  const toOne = (pay: number | undefined) => (pay === undefined ? '—' : format.digits(`${pay}:1`));
  return {
    paragraphs: [frame.words('rules.untouched', { end: words('untouched') })],
    steps: [
      words('step1'),
      words('step2'),
      words('step3'),
      ranks,
      words('step5'),
      words('step6'),
      words('step7'),
    ],
    figures() {
      const own = amounts();
      const chips = own['ante'] === undefined ? { ante: EXAMPLE.ante } : own;
      return { note: words('figures'), ...figuresOf(rules, chips) };
    },
    table: {
      caption: words('table'),
      heads: [words('headHand'), frame.words('room.chance'), words('pairPlus'), words('headBonus')],
      rows: order.map((kind) => [
        nameOf(kind),
        chanceText(format, chanceOfKind(rules, kind)),
        toOne(rules.pays.pairPlus[kind]),
        toOne(rules.pays.bonus[kind]),
      ]),
      note: exampleOf(frame, rules, nameOf(EXAMPLE.kind)),
    },
  };
}

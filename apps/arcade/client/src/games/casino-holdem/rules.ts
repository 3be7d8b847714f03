import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { chanceText } from '../parts/facts.ts';
import { roomWords } from '../room-words.ts';
import {
  anteHundredths,
  HAND_KINDS,
  payKindOf,
  PLAY_ANTES,
  playHundredths,
  type HoldemRules,
  type Way,
} from './hands.ts';
import { HOLDEM_TEXTS } from './words.ts';

const EXAMPLE = { ante: 5_000, kind: 'flush' } as const;

function exampleOf(frame: Frame, rules: HoldemRules): string {
  const { format } = frame;
  const words = roomWords(frame.state.language, HOLDEM_TEXTS);
  const { ante, kind } = EXAMPLE;
  const play = PLAY_ANTES * ante;
  const paid = (way: Way) =>
    (ante * anteHundredths(rules, kind, way) + play * playHundredths(way)) / 100;
  return words('example', {
    ante: format.money(ante),
    play: format.money(play),
    hand: words(kind),
    won: format.money(paid('won')),
    wonNet: format.net(paid('won') - ante - play),
    out: format.money(paid('out')),
    outNet: format.net(paid('out') - ante - play),
    lostNet: format.net(-ante - play),
    foldNet: format.net(-ante),
  });
}

const sumOf = (outcomes: HoldemRules['outcomes']) =>
  outcomes.reduce((sum, { count }) => sum + count, 0);

/** How often rounds of some ends come under the best play. */
function chanceOf({ outcomes }: HoldemRules, isMeant: (way: Way, kind: string) => boolean): number {
  return sumOf(outcomes.filter(({ way, kind }) => isMeant(way, kind))) / sumOf(outcomes);
}

/** Every hand with its chance and what the ante pays for it. */
function tableOf(frame: Frame, rules: HoldemRules) {
  const { format } = frame;
  const words = roomWords(frame.state.language, HOLDEM_TEXTS);
  const paidKinds = HAND_KINDS.filter((kind) => payKindOf(kind) !== 'less');
  const lesser = HAND_KINDS.filter((kind) => payKindOf(kind) === 'less');
  const row = (name: string, group: string) => [
    name,
    chanceText(
      format,
      chanceOf(rules, (way, kind) => way !== 'fold' && kind === group),
    ),
    format.digits(`${rules.pays[payKindOf(group as (typeof HAND_KINDS)[number])]}:1`),
  ];
  return {
    caption: words('table'),
    heads: [words('headHand'), frame.words('room.chance'), words('antePays')],
    rows: [
      ...paidKinds.map((kind) => row(words(kind), kind)),
      row(lesser.map((kind) => words(kind)).join(', '), 'less'),
    ],
    note: exampleOf(frame, rules),
  };
}

/** The rules: hands with their pays and chances, the best play, and an example with amounts. */
export function holdemRules(frame: Frame, rules: HoldemRules): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, HOLDEM_TEXTS);
  const { returnBp, topHundredths, deviation } = rules;
  const folds = chanceText(
    format,
    chanceOf(rules, (way) => way === 'fold'),
  );
  return {
    paragraphs: [frame.words('rules.untouched', { end: words('untouched') })],
    steps: [
      words('step1'),
      words('step2'),
      words('step3'),
      words('step4'),
      words('step5'),
      words('step6', { folds }),
      words('step7'),
    ],
    figures: () => ({ note: words('figures'), returnBp, topHundredths, deviation }),
    table: tableOf(frame, rules),
  };
}

import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { chanceText } from '../parts/facts.ts';
import { roomWords } from '../room-words.ts';
import { chanceOf, stopOf, timesOf, worthOf, type Level, type TowerRules } from './odds.ts';
import { TOWER_TEXTS } from './words.ts';

const EXAMPLE = { stakeMinor: 10_000, level: 'medium', floor: 4 } as const;

/** The rules of the tower, with the figures of the difficulty that is chosen. */
export function towerRules(frame: Frame, rules: TowerRules, chosen: () => Level): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, TOWER_TEXTS);
  const { stakeMinor, level, floor } = EXAMPLE;
  const rows = Array.from({ length: rules.floors }, (_unused, index) => index + 1).map((no) => [
    format.digits(no),
    chanceText(format, chanceOf(rules, level, no)),
    format.times(timesOf(rules, level, no)),
    format.money(worthOf(rules, stakeMinor, level, no)),
  ]);
  const payout = worthOf(rules, stakeMinor, level, floor);
  return {
    paragraphs: [frame.words('rules.untouched', { end: words('untouched') })],
    steps: [words('step1'), words('step2'), words('step3'), words('step4')],
    figures() {
      const own = chosen();
      const stop = stopOf(rules, own);
      const share = rules.share / 100;
      const times = share / chanceOf(rules, own, stop);
      return {
        note: words('figures', { level: words(own), floor: format.digits(stop) }),
        returnBp: rules.share * 100,
        topHundredths: timesOf(rules, own, rules.floors),
        deviation: Math.sqrt(share * times - share * share),
      };
    },
    table: {
      caption: words('example', { stake: format.money(stakeMinor), level: words(level) }),
      heads: [
        words('headFloor'),
        frame.words('room.chance'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows,
      note: words('exampleNote', {
        floor: format.digits(floor),
        payout: format.money(payout),
        net: format.net(payout - stakeMinor),
        loss: format.net(-stakeMinor),
      }),
    },
  };
}

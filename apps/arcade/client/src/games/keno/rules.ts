import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import { roomWords } from '../room-words.ts';
import { KENO_TEXTS } from './words.ts';

/** The four tables of pays. */
export const RISKS = ['classic', 'low', 'medium', 'high'] as const;
/** Name of a table of pays. */
export type Risk = (typeof RISKS)[number];

/** A table as the server describes it. */
export interface KenoTable {
  risk: Risk;
  picked: number;
  /** Pays by numbers hit, from none, in hundredths of the stake. */
  pays: number[];
  returnBp: number;
  topHundredths: number;
  deviation: number;
}

/** What the server says of the game; see `apps/arcade/src/games/keno/rules.ts`. */
export interface KenoRules {
  size: number;
  drawn: number;
  mostPicks: number;
  tables: KenoTable[];
}

const EXAMPLE = { picked: 5, risk: 'medium', stakeMinor: 10_000, hits: 3 } as const;

function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let index = 0; index < count; index += 1) ways = (ways * (from - index)) / (index + 1);
  return ways;
}

/** Chance that exactly `hits` of `picked` numbers are drawn. */
export function chanceOf({ size, drawn }: KenoRules, picked: number, hits: number): number {
  const draws = choose(picked, hits) * choose(size - picked, drawn - hits);
  return draws / choose(size, drawn);
}

/** The table of a choice. Without picks it is that of the most, so that the player sees what there is to win. */
export function tableOf({ tables, mostPicks }: KenoRules, risk: Risk, picked: number): KenoTable {
  const count = picked === 0 ? mostPicks : picked;
  const table = tables.find((one) => one.risk === risk && one.picked === count);
  if (table === undefined) throw new Error(`keno: no table for ${count} numbers`);
  return table;
}

/** The rules of keno, with the figures of the table that is chosen. */
export function kenoRules(frame: Frame, keno: KenoRules, chosen: () => KenoTable): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, KENO_TEXTS);
  const nameOf = ({ picked, risk }: Pick<KenoTable, 'picked' | 'risk'>) =>
    words('table', { count: format.digits(picked), risk: words(risk) });
  const payoutOf = (pay: number) => Math.floor((EXAMPLE.stakeMinor * pay) / 100);
  const { pays } = tableOf(keno, EXAMPLE.risk, EXAMPLE.picked);
  const rows = pays.map((pay, hits) => [
    format.digits(hits),
    format.percent(Math.round(chanceOf(keno, EXAMPLE.picked, hits) * 10_000)),
    format.times(pay),
    format.money(payoutOf(pay)),
  ]);
  const payout = payoutOf(pays[EXAMPLE.hits] ?? 0);
  return {
    paragraphs: [],
    steps: [words('step1'), words('step2'), words('step3'), words('step4')],
    figures() {
      const table = chosen();
      const { returnBp, topHundredths, deviation } = table;
      const note = words('figures', { table: nameOf(table) });
      return { note, returnBp, topHundredths, deviation };
    },
    table: {
      caption: words('example', {
        stake: format.money(EXAMPLE.stakeMinor),
        table: nameOf(EXAMPLE),
      }),
      heads: [
        words('headHits'),
        frame.words('room.chance'),
        frame.words('room.multiplier'),
        words('headPays'),
      ],
      rows,
      note: words('exampleNote', {
        hits: format.digits(EXAMPLE.hits),
        payout: format.money(payout),
        net: format.net(payout - EXAMPLE.stakeMinor),
      }),
    },
  };
}

import { vendorToWire } from '@maidan/contract/vendor-code';
import { LEAST_ROUNDS_FOR_RETURN } from '@maidan/contract/constants';
import { textIn } from '#platform/database/columns.ts';
import { CSV_START, csvRows } from '#platform/exports/csv.ts';
import type { Cell } from '#platform/exports/csv.ts';
import { returnsCounter } from './count-returns.ts';
import type { CountReturnsDeps } from './count-returns.ts';
import { returnsStore } from './returns.store.ts';
import type { ListedReturn } from './returns.store.ts';

/** Which page of the returns, and in which language. */
export interface ReturnsPage {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly language: string;
}

/** What the titles of a site return: counted, as a page, and as a table file (FAIR-26). */
export function returnsService(deps: CountReturnsDeps) {
  const { db } = deps;
  return {
    /** Counts them anew, and asks the vendors what they return in theory. */
    count: returnsCounter(deps),
    /** A page of all titles that are shown, those with most rounds first. */
    async list(siteId: string, { pageNum, pageSize, language }: ReturnsPage) {
      const store = returnsStore(siteId);
      const { titles, countedAt } = await store.summary(db);
      const rows = await store.list(db, { limit: pageSize, offset: (pageNum - 1) * pageSize });
      return {
        pageNum,
        totalPages: Math.ceil(titles / pageSize),
        totalCount: titles,
        ...(countedAt === undefined ? {} : { countedAt: new Date(countedAt).toISOString() }),
        list: rows.map((row) => view(row, language)),
      };
    },
    /** All titles as CSV, in the same order; the figures are shares in percent with a point. */
    async table(siteId: string, language: string): Promise<string> {
      const rows = await returnsStore(siteId).list(db, { limit: undefined, offset: 0 });
      return CSV_START + csvRows([HEAD, ...rows.map((row) => cellsOf(row, language))]);
    },
  };
}

export type ReturnsService = ReturnType<typeof returnsService>;

const HEAD = [
  'vendor',
  'game',
  'theory_least_percent',
  'theory_most_percent',
  'measured_percent',
  'margin_95_percent',
  'rounds',
  'since',
];

function view({ name, figures, ...row }: ListedReturn, language: string) {
  const measured = measuredOf(figures);
  const theory = theoryOf(figures);
  return vendorToWire({
    vendor: row.vendor,
    nodeId: row.nodeId,
    gameName: textIn(name, language),
    vendorName: row.vendorNames ? textIn(row.vendorNames, language) : row.vendorName,
    rounds: figures?.rounds ?? 0,
    ...(figures?.since == null ? {} : { since: figures.since }),
    ...(theory && { theory }),
    ...(measured && { measured }),
  });
}

function theoryOf(figures: ListedReturn['figures']) {
  if (figures?.leastBp == null || figures.mostBp === null) return undefined;
  return { leastBp: figures.leastBp, mostBp: figures.mostBp };
}

/**
 * The share that went back and its margin, in hundredths of a percent; undefined for a title with so few rounds that the
 * figure would say nothing, or would be one player's.
 */
function measuredOf(figures: ListedReturn['figures']) {
  if (figures === null || figures.margin === null || figures.stakeMinor === 0) return undefined;
  if (figures.rounds < LEAST_ROUNDS_FOR_RETURN) return undefined;
  return {
    returnBp: Math.round((figures.payoutMinor / figures.stakeMinor) * 10_000),
    marginBp: Math.ceil(figures.margin * 10_000),
  };
}

function cellsOf(row: ListedReturn, language: string): Cell[] {
  const { gameName, vendorName, rounds, since, theory, measured } = view(row, language);
  return [
    vendorName,
    gameName,
    percent(theory?.leastBp),
    percent(theory?.mostBp),
    percent(measured?.returnBp),
    percent(measured?.marginBp),
    { number: String(rounds) },
    since ?? '',
  ];
}

function percent(bp: number | undefined): Cell {
  return bp === undefined ? '' : { number: (bp / 100).toFixed(2) };
}

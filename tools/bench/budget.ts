/** One limit on speed or size, from the table of budgets. */
export interface Budget {
  id: string;
  what: string;
  unit: string;
  limit: number;
  /** Whether a smaller or a larger figure is better. A figure equal to the limit keeps the budget. */
  better: 'less' | 'more';
}

/** What was measured for a budget: a figure, or the reason why there is none. */
export type Finding =
  | { id: string; value: number; note?: string }
  | { id: string; problem: string };

/** A budget with its measured figure. */
export interface Verdict {
  budget: Budget;
  finding: Finding;
  isKept: boolean;
}

/**
 * Every budget of the project. Pages are measured behind nginx, on slow 4G and with a quarter of the processor. Sizes
 * are in kB of 1,000 bytes as they are sent, times in the named unit.
 */
export const budgets: Budget[] = [
  {
    id: 'script-size',
    what: 'JavaScript on first load of home',
    unit: 'kB',
    limit: 122,
    better: 'less',
  },
  { id: 'style-size', what: 'CSS on first load of home', unit: 'kB', limit: 12, better: 'less' },
  { id: 'html-size', what: 'HTML of home with its styles', unit: 'kB', limit: 22, better: 'less' },
  {
    id: 'lcp-ratio',
    what: 'LCP of home against the same HTML without scripts',
    unit: 'times',
    limit: 1.15,
    better: 'less',
  },
  { id: 'layout-shift', what: 'CLS of home', unit: '', limit: 0.02, better: 'less' },
  { id: 'blocking-time', what: 'TBT of home', unit: 'ms', limit: 60, better: 'less' },
  {
    id: 'first-paint',
    what: 'First content of home, slow 4G and 4x CPU',
    unit: 'ms',
    limit: 900,
    better: 'less',
  },
  { id: 'largest-paint', what: 'LCP of home', unit: 'ms', limit: 1200, better: 'less' },
  {
    id: 'hydrated',
    what: 'Home taken over by its scripts',
    unit: 'ms',
    limit: 2200,
    better: 'less',
  },
  { id: 'visit-size', what: 'Whole first visit of home', unit: 'kB', limit: 330, better: 'less' },
  { id: 'saver-size', what: 'The same with data saver', unit: 'kB', limit: 160, better: 'less' },
  { id: 'return-size', what: 'The next visit of home', unit: 'kB', limit: 30, better: 'less' },
  ...paintsOf('slots', 'a category', 1000, 1400),
  ...paintsOf('search', 'search', 1000, 1400),
  ...paintsOf('promotions', 'promotions', 1000, 1400),
  ...paintsOf('member-home', 'home, signed in', 900, 1200),
  ...paintsOf('member-slots', 'a category, signed in', 1000, 1400),
  ...paintsOf('member-search', 'search, signed in', 1000, 1400),
  ...paintsOf('member-centre', 'the member centre', 1000, 1400),
  {
    id: 'performance',
    what: 'Lighthouse mobile: performance',
    unit: '',
    limit: 99,
    better: 'more',
  },
  {
    id: 'accessibility',
    what: 'Lighthouse mobile: accessibility',
    unit: '',
    limit: 100,
    better: 'more',
  },
  {
    id: 'best-practices',
    what: 'Lighthouse mobile: best practices',
    unit: '',
    limit: 100,
    better: 'more',
  },
  { id: 'seo', what: 'Lighthouse mobile: SEO', unit: '', limit: 100, better: 'more' },
  {
    id: 'tap-popup',
    what: 'Tap that opens a popup, 4x CPU: next paint',
    unit: 'ms',
    limit: 100,
    better: 'less',
  },
  {
    id: 'tap-tab',
    what: 'Tap that changes a tab, 4x CPU: next paint',
    unit: 'ms',
    limit: 100,
    better: 'less',
  },
  {
    id: 'tap-star',
    what: 'Tap that stars a tile, 4x CPU: next paint',
    unit: 'ms',
    limit: 100,
    better: 'less',
  },
  {
    id: 'scroll-task',
    what: 'Longest task while scrolling 5,000 tiles, 4x CPU',
    unit: 'ms',
    limit: 100,
    better: 'less',
  },
  {
    id: 'scroll-memory',
    what: 'Memory after 5,000 tiles against after 1,000',
    unit: 'times',
    limit: 1.25,
    better: 'less',
  },
  {
    id: 'cached-home',
    what: 'Cached home HTML, one process',
    unit: 'requests/s',
    limit: 3000,
    better: 'more',
  },
  {
    id: 'odd-queries',
    what: 'The same beside 200 made-up addresses of home a second',
    unit: 'requests/s',
    limit: 3000,
    better: 'more',
  },
  {
    id: 'game-list',
    what: 'Game list, PostgreSQL, 20,000 games, 200 requests/s: p99',
    unit: 'ms',
    limit: 25,
    better: 'less',
  },
  {
    id: 'search',
    what: 'Search, PostgreSQL, 20,000 games, 50 new texts/s: p99',
    unit: 'ms',
    limit: 30,
    better: 'less',
  },
  {
    id: 'rounds',
    what: 'Bet plus win, PostgreSQL, one process',
    unit: 'rounds/s',
    limit: 400,
    better: 'more',
  },
  {
    id: 'rounds-share',
    what: 'Its calls against TPC-B of the same server',
    unit: 'times',
    limit: 0.1,
    better: 'more',
  },
  {
    id: 'rounds-delayed',
    what: 'Its rounds with 1 ms to the database against those without',
    unit: 'times',
    limit: 0.5,
    better: 'more',
  },
  {
    id: 'game-size',
    what: 'Whole first load of a game',
    unit: 'kB',
    limit: 150,
    better: 'less',
  },
  {
    id: 'game-drawn',
    what: 'A game stands, slow 4G and 4x CPU',
    unit: 'ms',
    limit: 1_500,
    better: 'less',
  },
  {
    id: 'game-frames',
    what: 'Frames of a game in a round, 4x CPU',
    unit: 'a second',
    limit: 60,
    better: 'more',
  },
  {
    id: 'flight-cores',
    what: 'The arcade for 200 players in one crash round after another',
    unit: 'cores',
    limit: 1,
    better: 'less',
  },
  {
    id: 'returns-agree',
    what: 'Measured return of every way to play, off the exact one',
    unit: 'sigma',
    limit: 4,
    better: 'less',
  },
  {
    id: 'draws-even',
    what: 'Chi-square, serial, runs and gap tests of the draws',
    unit: 'sigma',
    limit: 4,
    better: 'less',
  },
  {
    id: 'records-account',
    what: 'p99 of a page of the account record with totals',
    unit: 'ms',
    limit: 50,
    better: 'less',
  },
  {
    id: 'records-bets',
    what: 'p99 of a page of the betting record with totals',
    unit: 'ms',
    limit: 50,
    better: 'less',
  },
  {
    id: 'records-first',
    what: 'p99 of the first look at twelve months of both, of members with thousands',
    unit: 'ms',
    limit: 300,
    better: 'less',
  },
  {
    id: 'team-page',
    what: 'p99 of a page of a team',
    unit: 'ms',
    limit: 50,
    better: 'less',
  },
  {
    id: 'team-figures',
    what: 'p99 of the figures of a team in a period',
    unit: 'ms',
    limit: 50,
    better: 'less',
  },
  {
    id: 'first-start',
    what: 'First start on a fresh clone',
    unit: 's',
    limit: 180,
    better: 'less',
  },
  { id: 'later-start', what: 'Later start', unit: 's', limit: 5, better: 'less' },
];

function paintsOf(id: string, page: string, first: number, largest: number): Budget[] {
  return [
    {
      id: `${id}-paint`,
      what: `First content of ${page}`,
      unit: 'ms',
      limit: first,
      better: 'less',
    },
    { id: `${id}-largest`, what: `LCP of ${page}`, unit: 'ms', limit: largest, better: 'less' },
  ];
}

/** Compares findings with their budgets. A finding without a figure misses its budget. */
export function judge(findings: Finding[], known = budgets): Verdict[] {
  return findings.map((finding) => {
    const budget = known.find((candidate) => candidate.id === finding.id);
    if (budget === undefined) throw new Error(`No budget is called ${finding.id}.`);
    return { budget, finding, isKept: 'value' in finding && keeps(budget, finding.value) };
  });
}

/** A table with budget, measured figure and verdict; `earlier` adds the figures of an earlier run. */
export function describeVerdicts(verdicts: Verdict[], earlier: Finding[] = []): string[] {
  const rows = verdicts.map(({ budget, finding, isKept }) => {
    const bound =
      `${budget.better === 'less' ? '≤' : '≥'} ${formatFigure(budget.limit)} ${budget.unit}`.trim();
    const before = earlier.find((candidate) => candidate.id === budget.id);
    return [
      isKept ? 'kept' : 'MISSED',
      budget.what,
      bound,
      'value' in finding ? `${formatFigure(finding.value)} ${budget.unit}`.trim() : finding.problem,
      before !== undefined && 'value' in before ? `was ${formatFigure(before.value)}` : '',
      'note' in finding ? (finding.note ?? '') : '',
    ];
  });
  const widths = [0, 1, 2, 3, 4].map((at) =>
    Math.max(0, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The value that the share of some figures, 0 to 1, does not exceed: the nearest rank. Throws when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const ranked = values.toSorted((left, right) => left - right);
  const value = ranked[Math.max(0, Math.ceil(ranked.length * share) - 1)];
  if (value === undefined) throw new Error('There is no percentile of no values.');
  return value;
}

/** The median of some figures. Throws when there are none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('There is no median of no values.');
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return (lower + upper) / 2;
}

function keeps(budget: Budget, value: number): boolean {
  return budget.better === 'less' ? value <= budget.limit : value >= budget.limit;
}

function formatFigure(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

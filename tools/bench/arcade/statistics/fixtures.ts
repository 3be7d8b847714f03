import { paidFor, resultOf } from '../../../../apps/arcade/src/fixtures/bet.ts';
import { createBook } from '../../../../apps/arcade/src/fixtures/book.ts';
import type { Book, PricedMarket } from '../../../../apps/arcade/src/fixtures/book.ts';
import type { Course } from '../../../../apps/arcade/src/fixtures/course.ts';
import { courseOf } from '../../../../apps/arcade/src/fixtures/programme.ts';
import type { AnySport } from '../../../../apps/arcade/src/fixtures/sport.ts';
import { SALT, chainValues } from './chain-values.ts';
import { judged } from './returns.ts';
import type { WayMeasure } from './returns.ts';

const STAKE = 10_000;
/** The first beat's prices are open for so long; no course depends on it. */
const LEAD_MS = 15_000;

/** Sums over the bets of one kind, in stakes. */
interface Sums {
  bets: number;
  /** What the chances and prices of the bets come to, and what was paid. */
  exact: number;
  paid: number;
  /** What was paid in the fixture that is under way, less what its chances and prices come to. */
  off: number;
  /** The sum of the squares of that over the fixtures before it. */
  squares: number;
}

/**
 * Plays fixtures of a sport's titles, one after another under the values of one chain, with a bet on each price that is
 * open before each beat, until there were so many bets. The first way is all of them; the others are the groups of
 * markets, and the picks of each, because a market that gives one pick too much takes it from another. Bets on one fixture
 * hang together, so the deviation is that of whole fixtures, as these came out.
 */
export function measureFixtures(
  sport: AnySport,
  slugs: readonly string[],
  bets: number,
): WayMeasure[] {
  const kinds = new Map<string, Sums>([['all', startedSums()]]);
  const bookOf = createBooks(sport);
  for (const { value, no } of chainValues(bets)) {
    const played = bets - no;
    const slug = slugs[played % slugs.length] ?? '';
    const { plan } = sport.plan(slug, Math.floor(played / slugs.length) + 1);
    const course = courseOf(sport, plan, { value, salt: SALT, valueNo: no }, LEAD_MS);
    playFixture(sport, course, bookOf(plan), ({ group, pick, exact, paid }) => {
      for (const kind of ['all', group, `${group} ${pick}`]) {
        const sums = kinds.get(kind) ?? startedSums();
        kinds.set(kind, sums);
        addBet(sums, exact, paid);
      }
    });
    for (const sums of kinds.values()) endFixture(sums);
    if ((kinds.get('all')?.bets ?? 0) >= bets) break;
  }
  return [...kinds].map(([choice, sums]) => wayOf(choice, sums));
}

/** A bet that is over: what its chance and price come to, and what it paid, both in stakes. */
interface SettledBet {
  readonly group: string;
  readonly pick: string;
  readonly exact: number;
  readonly paid: number;
}

type Settled = (bet: SettledBet) => void;

/** Bets on each open price before each beat of a course. */
function playFixture(sport: AnySport, course: Course, book: Book, settled: Settled): void {
  for (const [beat, { before }] of course.beats.entries())
    for (const priced of book.priced(before)) playMarket(sport, course, beat, priced, settled);
}

function playMarket(
  sport: AnySport,
  course: Course,
  beat: number,
  { market, prices }: PricedMarket,
  settled: Settled,
): void {
  const result = resultOf(sport, course, { beat, market: market.id });
  if (result === undefined) throw new Error(`The market ${market.id} has no result`);
  for (const { pick, chance, payHundredths } of prices) {
    if (payHundredths === undefined) continue;
    const bet = { fixtureNo: 1, beat, market: market.id, pick, payHundredths };
    const { payoutMinor } = paidFor(bet, result, STAKE);
    const exact = (chance * payHundredths) / 100;
    settled({ group: market.group, pick, exact, paid: payoutMinor / STAKE });
  }
}

/** One book for each plan, kept to the end: a sport has few plans. */
function createBooks(sport: AnySport): (plan: unknown) => Book {
  const known = new Map<string, Book>();
  return (plan) => {
    const key = JSON.stringify(plan);
    const book = known.get(key) ?? createBook(sport);
    known.set(key, book);
    return book;
  };
}

const startedSums = (): Sums => ({ bets: 0, exact: 0, paid: 0, off: 0, squares: 0 });

function addBet(sums: Sums, exact: number, paid: number): void {
  sums.bets += 1;
  sums.exact += exact;
  sums.paid += paid;
  sums.off += paid - exact;
}

function endFixture(sums: Sums): void {
  sums.squares += sums.off ** 2;
  sums.off = 0;
}

function wayOf(choice: string, { bets, exact, paid, squares }: Sums): WayMeasure {
  const way = { share: exact / bets, deviation: Math.sqrt(squares / bets) };
  return { choice, ...judged(way, paid / bets, bets) };
}

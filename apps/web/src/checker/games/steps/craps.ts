import { ChoiceError, wholeOf, type Rule } from '../rule.ts';

/** A bet on the table; a come bet that has moved has its number. */
interface Bet {
  readonly kind: string;
  readonly number: number;
  readonly minor: number;
}

interface Game {
  bets: Bet[];
  point: number;
  rack: number;
  settled: { place: string; end: 'won' | 'back' | 'lost'; rackMinor: number }[];
}

/** No point stands, and no number. */
const NONE = 0;
const NUMBERS: readonly number[] = [4, 5, 6, 8, 9, 10];
const PLAIN: readonly string[] = ['pass', 'dontPass', 'come', 'dontCome', 'odds', 'field'];
/** What place bets and odds pay by how far their number is from seven: 6 and 8, 5 and 9, 4 and 10. */
const PLACE_PAYS = [
  [7, 6],
  [7, 5],
  [9, 5],
] as const;
const ODDS_PAYS = [
  [6, 5],
  [3, 2],
  [2, 1],
] as const;

type Ratio = readonly [number, number];
const EVEN: Ratio = [1, 1];
const byNumber = (pays: readonly Ratio[], number: number) => pays[Math.abs(number - 7) - 1] ?? EVEN;

function nameOf({ kind, number }: Bet): string {
  return number === NONE ? kind : `${kind}-${number}`;
}

function betOf(name: string, minor: unknown): Bet {
  const [kind = '', number = NONE] = name.split('-');
  const known = PLAIN.includes(name) || (kind === 'place' && NUMBERS.includes(Number(number)));
  if (!known) throw new ChoiceError();
  return { kind, number: Number(number), minor: wholeOf(minor, 1, 1e12) };
}

/** Line bets are put before the point, come bets and odds while it stands. */
function mayBePut({ kind }: Bet, point: number): boolean {
  if (kind === 'pass' || kind === 'dontPass') return point === NONE;
  return ['come', 'dontCome', 'odds'].includes(kind) ? point !== NONE : true;
}

function put(game: Game, chips: unknown): void {
  if (typeof chips !== 'object' || chips === null) throw new ChoiceError();
  for (const [name, minor] of Object.entries(chips)) {
    const bet = betOf(name, minor);
    if (!mayBePut(bet, game.point)) throw new ChoiceError();
    const at = game.bets.findIndex((one) => nameOf(one) === name);
    if (at < 0) game.bets.push(bet);
    else game.bets[at] = { ...bet, minor: bet.minor + (game.bets[at]?.minor ?? 0) };
  }
}

/** What becomes of a bet: a ratio that it wins, or a word. */
type Fate = Ratio | 'back' | 'lost' | 'moves' | 'stays';

const turned = (isWon: boolean, isDont: boolean, ratio: Ratio): Fate =>
  isWon === isDont ? 'lost' : ratio;

function comeOut(sum: number, isDont: boolean): Fate {
  if (NUMBERS.includes(sum)) return 'moves';
  if (sum === 12 && isDont) return 'back';
  return turned(sum === 7 || sum === 11, isDont, EVEN);
}

function fateOf({ kind, number }: Bet, sum: number, point: number): Fate {
  if (kind === 'field') {
    if (sum === 2 || sum === 12) return [sum === 2 ? 2 : 3, 1];
    return sum >= 5 && sum <= 8 ? 'lost' : EVEN;
  }
  const isDont = kind.startsWith('dont');
  const isLine = kind === 'pass' || kind === 'dontPass';
  const target = isLine || kind === 'odds' ? point : number;
  if (target === NONE) {
    const fate = comeOut(sum, isDont);
    return isLine && fate === 'moves' ? 'stays' : fate;
  }
  if (sum !== target && sum !== 7) return 'stays';
  const pays = { place: PLACE_PAYS, odds: ODDS_PAYS }[kind];
  return turned(sum === target, isDont, pays === undefined ? EVEN : byNumber(pays, target));
}

function throwIn(game: Game, sum: number): void {
  const kept: Bet[] = [];
  const moved: Bet[] = [];
  game.settled = [];
  for (const bet of game.bets) {
    const fate = fateOf(bet, sum, game.point);
    if (fate === 'stays') kept.push(bet);
    else if (fate === 'moves') moved.push({ ...bet, number: sum });
    else {
      const isPlaceWon = bet.kind === 'place' && typeof fate !== 'string';
      if (isPlaceWon) kept.push(bet);
      const won = typeof fate === 'string' ? 0 : Math.floor((bet.minor * fate[0]) / fate[1]);
      const rackMinor = won + (fate === 'lost' || isPlaceWon ? 0 : bet.minor);
      const end = typeof fate === 'string' ? fate : 'won';
      game.rack += rackMinor;
      game.settled.push({ place: nameOf(bet), end, rackMinor });
    }
  }
  game.bets = [...kept, ...moved];
  if (game.point === NONE) game.point = NUMBERS.includes(sum) ? sum : NONE;
  else if (sum === 7 || sum === game.point) game.point = NONE;
}

function takeDown(game: Game, names: unknown): void {
  if (!Array.isArray(names) || names.length === 0) throw new ChoiceError();
  for (const name of names as readonly unknown[]) {
    const bet = game.bets.find((one) => nameOf(one) === name);
    if (bet === undefined || !['place', 'odds'].includes(bet.kind)) throw new ChoiceError();
    game.rack += bet.minor;
    game.bets = game.bets.filter((one) => one !== bet);
  }
  game.settled = [];
}

/**
 * Craps: two dice a throw, each floor(fraction × 6) + 1. The bet comes with the first throw; a step throws again, with
 * chips that are put before, or takes bets down. What bets win is paid when none is left.
 */
export const craps: Rule = {
  sample: { bets: { pass: 1000, field: 1000 } },
  play({ choice, steps }, drawing) {
    const game: Game = { bets: [], point: NONE, rack: 0, settled: [] };
    const throws: number[][] = [];
    const roll = () => {
      const dice = [drawing.below(6) + 1, drawing.below(6) + 1];
      throws.push(dice);
      throwIn(game, (dice[0] ?? 0) + (dice[1] ?? 0));
    };
    put(game, choice['bets']);
    if (game.bets.length === 0) throw new ChoiceError();
    roll();
    for (const step of steps as readonly { throw?: unknown; down?: unknown }[]) {
      if (game.bets.length === 0 || typeof step !== 'object' || step === null)
        throw new ChoiceError();
      if (step.down !== undefined) takeDown(game, step.down);
      else {
        put(game, step.throw);
        roll();
      }
    }
    if (game.bets.length > 0) throw new ChoiceError();
    return { outcome: { throws, settled: game.settled }, payoutMinor: game.rack };
  },
};

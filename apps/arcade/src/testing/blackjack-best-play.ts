// The best play of blackjack with packs without an end, computed over all that can come. It is run by hand
// (`node apps/arcade/src/testing/blackjack-best-play.ts`) when a rule changes, and by the test of the game.

/** A hand by its total; soft while an ace counts eleven in it. */
interface State {
  total: number;
  isSoft: boolean;
}
/** Where hands end: chances by total, 22 for a bust, apart for one and two stakes. */
type Ends = Map<string, number>;
type Chances = ReadonlyMap<number, number>;

/**
 * The best play: its return, its deviation and what a round stakes on average, raises included, in first stakes; and what to
 * do by hand and by the dealer's card, 2 to ace.
 */
export interface BestPlay {
  share: number;
  deviation: number;
  averageStake: number;
  hard: Record<string, string>;
  soft: Record<string, string>;
  pairs: Record<string, string>;
}

const BUST = 22;
const NATURAL_PAYS = 1.5;
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Of 13 ranks, how many count so much. */
const chanceOf = (value: number) => (value === 10 ? 4 : 1) / 13;

function add({ total, isSoft }: State, value: number): State {
  const next = { total: total + value, isSoft: isSoft || value === 11 };
  if (next.total <= 21 || !next.isSoft) return next;
  // Two aces: one of them counts one already.
  return { total: next.total - 10, isSoft: isSoft && value === 11 };
}
const handOf = (...values: number[]): State =>
  values.reduce<State>((state, value) => add(state, value), { total: 0, isSoft: false });

/** Where the dealer ends, from a card that is seen, when there is no blackjack under it. */
function dealerEnds(up: number): Chances {
  const ends = new Map<number, number>();
  function follow(state: State, chance: number): void {
    if (state.total >= 17) {
      const end = Math.min(state.total, BUST);
      ends.set(end, (ends.get(end) ?? 0) + chance);
      return;
    }
    for (const value of VALUES) follow(add(state, value), chance * chanceOf(value));
  }
  const free = VALUES.filter((value) => up + value !== 21);
  const whole = free.reduce((sum, value) => sum + chanceOf(value), 0);
  for (const value of free) follow(handOf(up, value), chanceOf(value) / whole);
  return ends;
}

/** What a hand of one stake wins against an end of the dealer. */
function wonBy(total: number, dealer: number): number {
  if (total >= BUST) return -1;
  return dealer === BUST ? 1 : Math.sign(total - dealer);
}

const keyOf = ({ total, isSoft }: State) => `${total}${isSoft ? 's' : ''}`;

/** The average over the next card. */
const average = (of: (value: number) => number) =>
  VALUES.reduce((sum, value) => sum + chanceOf(value) * of(value), 0);

/** The values of all that a player may do against one card of the dealer. */
function createPlay(dealer: Chances) {
  const known = new Map<string, number>();
  const stand = ({ total }: State) =>
    [...dealer].reduce((sum, [end, chance]) => sum + chance * wonBy(total, end), 0);
  function hit(state: State): number {
    const key = keyOf(state);
    const value = known.get(key) ?? average((card) => drawn(add(state, card)));
    known.set(key, value);
    return value;
  }
  const drawn = (state: State) =>
    state.total >= 21 ? stand(state) : Math.max(stand(state), hit(state));
  const double = (state: State) => 2 * average((card) => stand(add(state, card)));
  const fresh = (state: State) =>
    state.total >= 21 ? stand(state) : Math.max(stand(state), hit(state), double(state));
  const split = (value: number) =>
    2 * average((card) => (value === 11 ? stand : fresh)(handOf(value, card)));
  function letter(state: State): string {
    const isHit = hit(state) > stand(state);
    if (double(state) > Math.max(hit(state), stand(state))) return isHit ? 'D' : 'd';
    return isHit ? 'H' : 'S';
  }
  return { stand, fresh, split, letter };
}
type Play = ReturnType<typeof createPlay>;

/** Where a hand of two cards ends that is played by its letters. */
function endsOf(play: Play, start: State): Ends {
  const ends: Ends = new Map();
  const put = (stakes: number, total: number, chance: number) => {
    const key = `${stakes}:${Math.min(total, BUST)}`;
    ends.set(key, (ends.get(key) ?? 0) + chance);
  };
  function follow(state: State, chance: number, isFresh: boolean): void {
    if (state.total >= 21) return put(1, state.total, chance);
    const letter = play.letter(state);
    if (letter === 'S' || (letter === 'd' && !isFresh)) return put(1, state.total, chance);
    const isDouble = isFresh && letter.toLowerCase() === 'd';
    for (const value of VALUES) {
      const [next, part] = [add(state, value), chance * chanceOf(value)];
      if (isDouble) put(2, next.total, part);
      else follow(next, part, false);
    }
  }
  follow(start, 1, true);
  return ends;
}

/** Where one hand of a split ends. */
function endsOfSplit(play: Play, value: number): Ends {
  const ends: Ends = new Map();
  for (const card of VALUES) {
    const start = handOf(value, card);
    const own = value === 11 ? new Map([[`1:${start.total}`, 1]]) : endsOf(play, start);
    for (const [key, chance] of own) ends.set(key, (ends.get(key) ?? 0) + chance * chanceOf(card));
  }
  return ends;
}

/** Averages of what is won, of its square, and of what is staked. */
type Moments = readonly [won: number, square: number, staked: number];

/** What a hand is staked with on average. */
function stakedOn(ends: Ends): number {
  return [...ends].reduce((sum, [key, chance]) => sum + chance * Number(key.split(':')[0]), 0);
}

/** Averages of what a hand wins against one end of the dealer, and of its square. */
function momentsOf(ends: Ends, dealer: number): [number, number] {
  let [first, second] = [0, 0];
  for (const [key, chance] of ends) {
    const [stakes = 0, total = 0] = key.split(':').map(Number);
    const won = stakes * wonBy(total, dealer);
    first += chance * won;
    second += chance * won * won;
  }
  return [first, second];
}

/** The averages of a first hand over all ends of the dealer; the hands of a split are independent against each end. */
function momentsOfDeal(play: Play, dealer: Chances, [one, other]: [number, number]): Moments {
  const start = handOf(one, other);
  const isSplit = one === other && play.split(one) > play.fresh(start);
  const ends = isSplit ? endsOfSplit(play, one) : endsOf(play, start);
  let [first, second] = [0, 0];
  for (const [end, chance] of dealer) {
    const [own, square] = momentsOf(ends, end);
    first += chance * (isSplit ? 2 * own : own);
    second += chance * (isSplit ? 2 * square + 2 * own * own : square);
  }
  return [first, second, stakedOn(ends) * (isSplit ? 2 : 1)];
}

/** The averages over all deals of one card of the dealer, whose blackjack ends a round before it is raised. */
function momentsOfUp(up: number, play: Play, dealer: Chances): Moments {
  const blackjack = up === 11 ? chanceOf(10) : up === 10 ? chanceOf(11) : 0;
  let [first, second, staked] = [0, 0, 0];
  for (const one of VALUES)
    for (const other of VALUES) {
      const chance = chanceOf(one) * chanceOf(other);
      const isNatural = one + other === 21;
      const [own, square, stakes] = isNatural
        ? [NATURAL_PAYS, NATURAL_PAYS ** 2, 1]
        : momentsOfDeal(play, dealer, [one, other]);
      const lost = isNatural ? 0 : 1;
      first += chance * ((1 - blackjack) * own - blackjack * lost);
      second += chance * ((1 - blackjack) * square + blackjack * lost);
      staked += chance * ((1 - blackjack) * stakes + blackjack);
    }
  return [first, second, staked];
}

/** The letters of rows, each from the dealer's 2 to the ace. */
function rowsOf(
  plays: readonly Play[],
  names: readonly number[],
  letter: (play: Play, name: number) => string,
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, plays.map((play) => letter(play, name)).join('')]),
  );
}

const rangeOf = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_unused, index) => least + index);

/** Computes the best play. Packs have no end, so that nothing but the hand and the dealer's card matters. */
export function bestPlayOf(): BestPlay {
  const dealers = VALUES.map((up) => dealerEnds(up));
  const plays = dealers.map((dealer) => createPlay(dealer));
  let [first, second, averageStake] = [0, 0, 0];
  for (const [index, up] of VALUES.entries()) {
    const [play, dealer] = [plays[index], dealers[index]];
    if (play === undefined || dealer === undefined) throw new Error('no dealer');
    const [own, square, staked] = momentsOfUp(up, play, dealer);
    first += chanceOf(up) * own;
    second += chanceOf(up) * square;
    averageStake += chanceOf(up) * staked;
  }
  return {
    share: 1 + first,
    deviation: Math.sqrt(second - first * first),
    averageStake,
    hard: rowsOf(plays, rangeOf(4, 20), (play, total) => play.letter({ total, isSoft: false })),
    soft: rowsOf(plays, rangeOf(13, 20), (play, total) => play.letter({ total, isSoft: true })),
    pairs: rowsOf(plays, VALUES, (play, value) => {
      const state = handOf(value, value);
      return play.split(value) > play.fresh(state) ? 'P' : play.letter(state);
    }),
  };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(bestPlayOf(), undefined, 2)}\n`);

import { startOf } from '../../fixtures/duel.ts';
import { side, words } from '../../fixtures/sides.ts';
import type { Law, Market, Side, Sport } from '../../fixtures/sport.ts';
import { sharesOf } from '../parts/shares.ts';

/** Boats in a race, and the stretches of its river; each ends at a marker. */
const BOATS = 6;
const STRETCHES = 8;
/** No boat falls further behind the first than so many lengths: the wake of the others carries it. */
const MOST_BEHIND = 2;
const WEIGHTS_OF = [1_500, 1_800, 2_100] as const;
/** What each length behind adds to a boat's weight. */
const WAKE = 250;
/** One of so many stretches is won by a burst of two lengths. */
const BURSTS = 4;

/** A race: the strength of each boat, from 0 to 2, in the order of the lanes. */
export interface BoatPlan {
  readonly boats: readonly number[];
}

/** How a race stands: the lengths that each boat is behind the first, 0 for every boat that is level with it. */
export interface BoatState {
  readonly plan: BoatPlan;
  readonly beat: number;
  readonly behind: readonly number[];
  readonly last: string;
}

const SIDES: readonly Side[] = [
  side(2, 'পঙ্খিরাজ', 'Ponkhiraj', 'पंखीराज'),
  side(1, 'গাঙচিল', 'Gangchil', 'गांगचील'),
  side(0, 'কলমিলতা', 'Kolmilota', 'कलमीलता'),
  side(1, 'তুফান', 'Tufan', 'तूफ़ान'),
  side(1, 'ভাটিয়ালি', 'Bhatiyali', 'भटियाली'),
  side(2, 'ময়ূরপঙ্খি', 'Moyurponkhi', 'मयूरपंखी'),
  side(0, 'পানকৌড়ি', 'Pankouri', 'पनकौड़ी'),
  side(1, 'অগ্রদূত', 'Ogrodut', 'अग्रदूत'),
];

const LANES = Array.from({ length: BOATS }, (_unused, lane) => lane);
const BOAT_PICKS = LANES.map((lane) => nameOf(lane));

function nameOf(lane: number): string {
  return `side${lane + 1}`;
}
const laneOf = (outcome: string) => Number(outcome.slice(1)) - 1;
const levelOf = ({ behind }: BoatState) => LANES.filter((lane) => behind[lane] === 0);
const isLevel = (state: BoatState) => levelOf(state).length > 1;
/** Boats that are level at the last marker row one more pull, so every race has one winner. */
const isOver = (state: BoatState) => state.beat >= STRETCHES && !isLevel(state);
const placesOf = ({ behind }: BoatState) =>
  behind.reduce((sum, lengths) => sum * (MOST_BEHIND + 1) + lengths, 0);

/** A stretch is won by one boat: by a pull of one length (`p`), or by a burst of two (`b`). The last pull has no burst. */
function law(state: BoatState): Law {
  const strengthOf = (lane: number) => WEIGHTS_OF[state.plan.boats[lane] ?? 1] ?? WEIGHTS_OF[1];
  if (state.beat >= STRETCHES) {
    const level = levelOf(state);
    const shares = sharesOf(level.map((lane) => strengthOf(lane)));
    return level.map((lane, place) => [`p${lane + 1}`, shares[place] ?? 0]);
  }
  const weightOf = (lane: number) => strengthOf(lane) + WAKE * (state.behind[lane] ?? 0);
  return sharesOf(LANES.map((lane) => weightOf(lane))).flatMap((share, lane) => {
    const burst = Math.floor(share / BURSTS);
    return [[`p${lane + 1}`, share - burst] as const, [`b${lane + 1}`, burst] as const];
  });
}

/** A boat gains; what takes it past the first puts the others behind. */
function gained(behind: readonly number[], outcome: string): readonly number[] {
  const own = laneOf(outcome);
  const left = (behind[own] ?? 0) - (outcome.startsWith('b') ? 2 : 1);
  const ahead = Math.max(0, -left);
  return behind.map((lengths, lane) =>
    lane === own ? Math.max(0, left) : Math.min(MOST_BEHIND, lengths + ahead),
  );
}

function marginOf(state: BoatState): string {
  if (isLevel(state)) return 'pull';
  const second = Math.min(...state.behind.filter((lengths) => lengths > 0));
  return second === 1 ? 'one' : 'two';
}

function marketsOf(now: BoatState): Market<BoatState>[] {
  const standing = (state: BoatState) => state.beat * (MOST_BEHIND + 1) ** BOATS + placesOf(state);
  const isDone = (state: BoatState) => state.beat > now.beat;
  const markets: Market<BoatState>[] = [
    {
      id: 'win',
      group: 'win',
      picks: BOAT_PICKS,
      decide: (state) => (isOver(state) ? nameOf(levelOf(state)[0] ?? 0) : undefined),
      project: standing,
    },
    {
      id: `next.${now.beat}`,
      group: 'next',
      picks: BOAT_PICKS,
      decide: (state) => (isDone(state) ? nameOf(laneOf(state.last)) : undefined),
      project: placesOf,
    },
    {
      id: `stroke.${now.beat}`,
      group: 'stroke',
      picks: ['one', 'two'],
      decide: ({ last, beat }) =>
        beat > now.beat ? (last.startsWith('b') ? 'two' : 'one') : undefined,
      project: placesOf,
    },
    {
      id: 'margin',
      group: 'margin',
      picks: ['pull', 'one', 'two'],
      decide: (state) => (state.beat >= STRETCHES ? marginOf(state) : undefined),
      project: standing,
    },
  ];
  return markets.filter((market) => market.decide(now) === undefined);
}

/**
 * A race of six long boats over eight stretches of a river: each is won by one boat, which gains a length or two. Whoever is
 * behind is carried by the wake. Boats that are level at the last marker row one more pull.
 */
export const boatRace: Sport<BoatPlan, BoatState> = {
  sides: SIDES,
  plan(slug, fixtureNo) {
    const from = fixtureNo + startOf(slug);
    // An odd step never comes to the same boat twice, since there are eight of them.
    const sides = LANES.map((lane) => (from + lane * (1 + 2 * (from % 3))) % SIDES.length);
    return { sides, plan: { boats: sides.map((place) => SIDES[place]?.strength ?? 1) } };
  },
  first: (plan) => ({ plan, beat: 0, behind: LANES.map(() => 0), last: '' }),
  law,
  next: ({ plan, beat, behind }, outcome) => ({
    plan,
    beat: beat + 1,
    behind: gained(behind, outcome),
    last: outcome,
  }),
  isOver,
  pace: () => ({ openMs: 5_000, runMs: 900, showMs: 2_300 }),
  markets: marketsOf,
  view: (state) => ({
    behind: state.behind,
    stretches: STRETCHES,
    beat: state.beat,
    isLast: state.beat >= STRETCHES && isLevel(state),
    isOver: isOver(state),
  }),
  score: (state) => String((levelOf(state)[0] ?? 0) + 1),
  groups: {
    win: words('কে জিতবে', 'Winner', 'कौन जीतेगा'),
    next: words('পরের ঘাট', 'Next marker', 'अगला घाट'),
    stroke: words('টান', 'Gain', 'बढ़त'),
    margin: words('ব্যবধান', 'Margin', 'अंतर'),
  },
  picks: {
    pull: words('শেষ টানে', 'Last pull', 'आख़िरी ज़ोर'),
    one: words('এক দৈর্ঘ্য', 'One length', 'एक लंबाई'),
    two: words('দুই দৈর্ঘ্য', 'Two lengths', 'दो लंबाई'),
  },
};

import { startOf } from '../../fixtures/duel.ts';
import { side, words } from '../../fixtures/sides.ts';
import type { Law, Market, Side, Sport } from '../../fixtures/sport.ts';
import { sharesOf } from '../parts/shares.ts';

/** Cars in a race, and the fields that win it. */
const CARS = 5;
const TARGET = 5;
const WEIGHTS_OF = [1_700, 2_000, 2_300] as const;

/** A race: the strength of each car, from 0 to 2, in the order of the lanes. */
export interface RacePlan {
  readonly cars: readonly number[];
}

/** How a race stands: the fields that each car gained. */
export interface RaceState {
  readonly plan: RacePlan;
  readonly beat: number;
  readonly fields: readonly number[];
  readonly last: string;
}

const SIDES: readonly Side[] = [
  side(1, 'বিজলি', 'Bijli', 'बिजली'),
  side(2, 'জলপরি', 'Jolpori', 'जलपरी'),
  side(0, 'পবন', 'Pobon', 'पवन'),
  side(1, 'রাঙা মাটি', 'Ranga Mati', 'रंगा माटी'),
  side(1, 'মেঘদূত', 'Meghdut', 'मेघदूत'),
  side(0, 'ঝড়', 'Jhor', 'झड़'),
  side(2, 'সোনার তরী', 'Sonar Tori', 'सोनार तरी'),
];

const nameOf = (lane: number) => `side${lane + 1}`;
const LANES = Array.from({ length: CARS }, (_unused, lane) => lane);
const isOver = ({ fields }: RaceState) => fields.includes(TARGET);

function law({ plan }: RaceState): Law {
  const shares = sharesOf(plan.cars.map((strength) => WEIGHTS_OF[strength] ?? WEIGHTS_OF[1]));
  return shares.map((share, lane) => [nameOf(lane), share]);
}

function marketsOf(now: RaceState): Market<RaceState>[] {
  return [
    {
      id: 'win',
      group: 'win',
      picks: LANES.map((lane) => nameOf(lane)),
      decide: (state) => (isOver(state) ? state.last : undefined),
      project: ({ fields }) => fields.reduce((sum, field) => sum * (TARGET + 1) + field, 0),
    },
    {
      id: `next.${now.beat}`,
      group: 'next',
      picks: LANES.map((lane) => nameOf(lane)),
      decide: (state) => (state.beat > now.beat ? state.last : undefined),
      project: () => 0,
    },
  ];
}

/** A race of five cars: in each bend one of them gains a field, and the first with five fields wins. */
export const carRace: Sport<RacePlan, RaceState> = {
  sides: SIDES,
  plan(slug, fixtureNo) {
    const from = fixtureNo + startOf(slug);
    const sides = LANES.map((lane) => (from + lane * (1 + (from % 3))) % SIDES.length);
    return { sides, plan: { cars: sides.map((place) => SIDES[place]?.strength ?? 1) } };
  },
  first: (plan) => ({ plan, beat: 0, fields: LANES.map(() => 0), last: '' }),
  law,
  next: ({ plan, beat, fields }, outcome) => ({
    plan,
    beat: beat + 1,
    fields: fields.map((field, lane) => field + (nameOf(lane) === outcome ? 1 : 0)),
    last: outcome,
  }),
  isOver,
  pace: () => ({ openMs: 4_500, runMs: 900, showMs: 2_200 }),
  markets: marketsOf,
  view: (state) => ({
    fields: state.fields,
    target: TARGET,
    beat: state.beat,
    isOver: isOver(state),
  }),
  score: ({ last }) => last.slice(4),
  groups: {
    win: words('কে জিতবে', 'Winner', 'कौन जीतेगा'),
    next: words('পরের বাঁক', 'Next bend', 'अगला मोड़'),
  },
  picks: {},
};

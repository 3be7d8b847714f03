/** When autoplay stops by itself. Amounts are minor units; what is absent stops nothing. */
export interface AutoplayPlan {
  /** How many rounds at most. */
  count: number;
  /** No round begins that could take the loss of the run above this. */
  lossMinor?: number;
  /** The run stops when it has won this much in all, after its stakes. */
  gainMinor?: number;
  /** The run stops after a round that won this much, after its stake. */
  winMinor?: number;
  /** Whether the run stops after a round with a feature, such as free spins. */
  stopsAtFeature: boolean;
}

/** Why a run of autoplay ended. */
export type AutoplayEnd =
  /** All rounds were played. */
  | 'count'
  | 'loss'
  | 'gain'
  | 'win'
  | 'feature'
  /** A bet was refused: by a limit, by the balance or by the site. */
  | 'refused'
  /** The lobby covered the game, for its reality check. */
  | 'held'
  /** The page was hidden. */
  | 'hidden'
  /** The stake was changed. */
  | 'changed'
  /** The player pressed stop. */
  | 'pressed';

/** A round as the run counts it. */
export interface CountedRound {
  stakeMinor: number;
  payoutMinor: number;
  hasFeature: boolean;
}

const reaches = (minor: number, most: number | undefined) => most !== undefined && minor >= most;

/** Counts the rounds of one run of autoplay. It never begins a round; it only says whether another may begin. */
export function createRun(plan: AutoplayPlan) {
  let played = 0;
  let netMinor = 0;
  let end: AutoplayEnd | undefined;
  return {
    left: () => plan.count - played,
    netMinor: () => netMinor,
    count({ stakeMinor, payoutMinor, hasFeature }: CountedRound): void {
      played += 1;
      const net = payoutMinor - stakeMinor;
      netMinor += net;
      if (hasFeature && plan.stopsAtFeature) end = 'feature';
      else if (reaches(net, plan.winMinor)) end = 'win';
      else if (reaches(netMinor, plan.gainMinor)) end = 'gain';
      else if (played >= plan.count) end = 'count';
    },
    /** Why no further round of a stake may begin; undefined while one may. */
    endBefore(stakeMinor: number): AutoplayEnd | undefined {
      if (end !== undefined) return end;
      const { lossMinor } = plan;
      return lossMinor !== undefined && stakeMinor - netMinor > lossMinor ? 'loss' : undefined;
    },
  };
}

import type { Clock } from '#platform/process/clock.ts';
import type { Log } from '#platform/process/log.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { humanGate } from './gate.ts';
import type { HumanGate } from './gate.ts';
import type { HumanVerdicts } from './human-check.ports.ts';
import { pressure as createPressure } from './pressure.ts';
import type { Pressure } from './pressure.ts';
import { humanCheck } from './proof-of-work.ts';
import type { HumanCheck, HumanCheckCost } from './proof-of-work.ts';

export interface HumanCheckCompositionDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ShortLivedStore;
  readonly log: Log;
  /** Key with which proofs of work are signed. */
  readonly key: Buffer;
  readonly cost: HumanCheckCost;
  readonly verdicts: HumanVerdicts;
}

/** What tells people from scripts without a picture. */
export interface HumanCheckServices {
  readonly work: HumanCheck;
  readonly pressure: Pressure;
  readonly gate: HumanGate;
}

/** Makes the services of the human check. */
export function composeHumanCheck(deps: HumanCheckCompositionDeps): HumanCheckServices {
  const { store } = deps;
  const work = humanCheck(deps);
  const pressure = createPressure(store);
  return { work, pressure, gate: humanGate({ ...deps, human: work, pressure }) };
}

import type { Passwords, SessionService } from '#modules/auth/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { MemberAlerts } from './member-alerts.ts';
import { ownDataService } from './own-data/own-data.service.ts';
import type { OwnDataDeps } from './own-data/own-data.service.ts';
import { overviewService } from './overview.service.ts';
import { stepUps } from './step-up.ts';
import { withdrawalPinService } from './withdrawal-pin.service.ts';

export interface SecurityCompositionDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly shortLived: ShortLivedStore;
  readonly passwords: Passwords;
  readonly sessions: SessionService;
  readonly alerts: MemberAlerts;
  readonly lockWallet: OwnDataDeps['lockWallet'];
}

/** Makes what secures the accounts of members. */
export function composeSecurity(deps: SecurityCompositionDeps) {
  const { shortLived: store, alerts } = deps;
  const rights = stepUps({ ...deps, store });
  const pins = withdrawalPinService({ ...deps, store });
  const overview = overviewService({ ...deps, stepUps: rights, pins });
  const ownData = ownDataService({ ...deps, stepUps: rights });
  return { ownData, stepUps: rights, pins, overview, alerts };
}

export type SecurityServices = ReturnType<typeof composeSecurity>;

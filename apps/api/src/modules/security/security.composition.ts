import type { Passwords, SessionService, TwoStepService } from '#modules/auth/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { contactsService } from './contacts/contacts.service.ts';
import type { ContactsDeps } from './contacts/contacts.service.ts';
import { identityService } from './identity/identity.service.ts';
import type { IdentityDeps } from './identity/identity.service.ts';
import type { MemberAlerts } from './member-alerts.ts';
import { ownDataService } from './own-data/own-data.service.ts';
import type { OwnDataDeps } from './own-data/own-data.service.ts';
import { overviewService } from './overview.service.ts';
import { stepUps } from './step-up.ts';
import { withdrawalPinService } from './withdrawal-pin.service.ts';

export interface SecurityCompositionDeps
  extends Pick<ContactsDeps, 'log' | 'throttles' | 'codes' | 'endRecovery'>, IdentityDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly shortLived: ShortLivedStore;
  readonly passwords: Passwords;
  readonly sessions: SessionService;
  readonly twoStep: TwoStepService;
  readonly alerts: MemberAlerts;
  readonly exports: OwnDataDeps['exports'];
  readonly lockWallet: OwnDataDeps['lockWallet'];
}

/** Makes what secures the accounts of members. */
export function composeSecurity(deps: SecurityCompositionDeps) {
  const { shortLived: store, alerts } = deps;
  const rights = stepUps({ ...deps, store });
  const pins = withdrawalPinService({ ...deps, store });
  const identity = identityService(deps);
  const overview = overviewService({ ...deps, stepUps: rights, pins, identity });
  const ownData = ownDataService({ ...deps, stepUps: rights });
  const contacts = contactsService({ ...deps, stepUps: rights });
  return { contacts, identity, ownData, stepUps: rights, pins, overview, alerts };
}

export type SecurityServices = ReturnType<typeof composeSecurity>;

import { createPasswords } from './modules/auth/index.ts';
import type { PasswordCost } from './modules/auth/index.ts';
import {
  bindEntryReveal,
  bindMemberBlocks,
  bindMemberPage,
  bindMemberRecords,
  bindMemberReset,
  bindMemberSearch,
  bindMemberTags,
  bindNotes,
  bindTags,
} from './modules/member-desk/index.ts';
import { bindSettlementsConsole } from './modules/agent/index.ts';
import {
  bindFactors,
  bindGrants,
  bindOperatorsRoutes,
  bindProposals,
  bindRoles,
  createConsoleRouter,
  operatorsService,
} from './modules/operators/index.ts';
import type { ConsoleRouter, OperatorsService } from './modules/operators/index.ts';
import {
  bindHandMovements,
  bindReportsConsole,
  bindBatchesConsole,
  bindStopsConsole,
  bindWithdrawalsConsole,
} from './modules/payment-desk/index.ts';
import { payoutBatches } from './modules/payments/index.ts';
import { bindApplicationsConsole } from './modules/promotions/index.ts';
import { bindKeysConsole, bindSettingsConsole } from './modules/site-desk/index.ts';
import type { FourEyes } from './four-eyes.ts';
import { bindExclusions } from './modules/safety/index.ts';
import type { BlocksService } from './modules/safety/index.ts';
import type { TrustedNetworks } from '@maidan/deployment/networks';
import type { Database } from './platform/database/connection.ts';
import { readOrigin } from './platform/http/request-origin.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Random } from './platform/secrets/random.ts';
import { sealedAtRest } from './platform/secrets/sealed-at-rest.ts';
import type { ShortLivedStore } from './platform/short-lived/store.ts';
import { createThrottles } from './platform/short-lived/throttles.ts';

interface OperatorsOf {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly shortLived: ShortLivedStore;
  readonly deploymentSecret: string;
  readonly passwordCost: PasswordCost;
  readonly consoleUrl: string | undefined;
  readonly sessionTimes?: NonNullable<Parameters<typeof operatorsService>[0]['sessionTimes']>;
}

/** The accounts of operators, for the console and for commands alike. */
export function composeOperators(deps: OperatorsOf): OperatorsService {
  const { random, deploymentSecret } = deps;
  return operatorsService({
    ...deps,
    passwords: createPasswords(deps.passwordCost),
    sealed: sealedAtRest(random, { deploymentSecret, purpose: 'second factor of operators' }),
    throttles: createThrottles(deps.shortLived),
  });
}

interface ConsoleDeps
  extends OperatorsOf, Omit<Parameters<typeof bindMemberPage>[1], keyof OperatorsOf | 'operators'> {
  readonly blocks: BlocksService;
  readonly fourEyes: FourEyes &
    Pick<Parameters<typeof bindProposals>[1], 'wordsSiteOf'> &
    Pick<Parameters<typeof bindKeysConsole>[1], 'rotateKeys'> &
    Pick<Parameters<typeof bindMemberReset>[1], 'checkedReset'>;
  readonly sealing: Parameters<typeof bindKeysConsole>[1]['sealing'];
  readonly bonuses: Parameters<typeof bindApplicationsConsole>[1]['bonuses'];
  readonly pictures: Parameters<typeof bindApplicationsConsole>[1]['pictures'];
  readonly alerts: Parameters<typeof bindWithdrawalsConsole>[1]['alerts'];
  readonly wallet: Parameters<typeof payoutBatches>[0]['wallet'];
  readonly deposits: Parameters<typeof bindReportsConsole>[1]['deposits'];
  readonly records: Parameters<typeof bindMemberRecords>[1]['records'];
  readonly diallingCodeOf: (siteId: string) => string;
  readonly resetLinks: Parameters<typeof bindMemberReset>[1]['resetLinks'];
  readonly trusted: TrustedNetworks;
  readonly countryHeader: string;
  readonly countries: Parameters<typeof readOrigin>[2]['countries'];
  readonly siteIds: () => readonly string[];
}

/** The endpoints of operators. They listen on a port of their own, and are no part of the lobby's router. */
export function buildConsole(deps: ConsoleDeps): ConsoleRouter {
  const operators = composeOperators(deps);
  const router = createConsoleRouter({
    log: deps.log,
    operators,
    hasSite: (siteId) => deps.siteIds().includes(siteId),
    readOrigin: (header, socketAddress) => readOrigin(header, socketAddress, deps),
  });
  bindOperatorsRoutes(router, { ...deps, operators });
  bindFactors(router, { ...deps, operators });
  const guarded = { ...deps.fourEyes, db: deps.db };
  bindProposals(router, guarded);
  bindGrants(router, guarded);
  bindRoles(router, guarded);
  bindSettingsConsole(router, guarded);
  bindSettlementsConsole(router, guarded);
  bindHandMovements(router, guarded);
  bindExclusions(router, guarded);
  bindKeysConsole(router, { ...deps, ...guarded });
  const desk = { ...deps, ...deps.fourEyes };
  bindApplicationsConsole(router, desk);
  bindWithdrawalsConsole(router, desk);
  bindReportsConsole(router, desk);
  bindStopsConsole(router, desk);
  bindBatchesConsole(router, { ...desk, payoutBatches: payoutBatches(deps) });
  bindMemberBlocks(router, deps);
  bindMemberPage(router, { ...deps, operators });
  bindEntryReveal(router, deps);
  bindMemberRecords(router, deps);
  bindMemberReset(router, { ...deps, ...deps.fourEyes });
  bindMemberSearch(router, deps);
  bindMemberTags(router, deps);
  bindTags(router, deps);
  bindNotes(router, deps);
  return router;
}

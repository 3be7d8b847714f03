import { createPasswords } from './modules/auth/index.ts';
import type { PasswordCost } from './modules/auth/index.ts';
import {
  bindMemberBlocks,
  bindMemberPage,
  bindMemberReset,
  bindMemberSearch,
} from './modules/member-desk/index.ts';
import { bindSettlementsConsole } from './modules/agent/index.ts';
import {
  bindGrants,
  bindOperatorsRoutes,
  bindProposals,
  createConsoleRouter,
  operatorsService,
} from './modules/operators/index.ts';
import type { ConsoleRouter, OperatorsService } from './modules/operators/index.ts';
import { bindReportsConsole, bindWithdrawalsConsole } from './modules/payment-desk/index.ts';
import { bindApplicationsConsole } from './modules/promotions/index.ts';
import { bindSettingsConsole } from './modules/site-desk/index.ts';
import type { FourEyes } from './four-eyes.ts';
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
  extends OperatorsOf, Omit<Parameters<typeof bindMemberPage>[1], keyof OperatorsOf> {
  readonly blocks: BlocksService;
  readonly fourEyes: FourEyes & Pick<Parameters<typeof bindProposals>[1], 'wordsSiteOf'>;
  readonly alerts: Parameters<typeof bindWithdrawalsConsole>[1]['alerts'];
  readonly deposits: Parameters<typeof bindReportsConsole>[1]['deposits'];
  readonly diallingCodeOf: (siteId: string) => string;
  readonly recover: Parameters<typeof bindMemberReset>[1]['recover'];
  readonly trusted: TrustedNetworks;
  readonly countryHeader: string;
  readonly countries: Parameters<typeof readOrigin>[2]['countries'];
  readonly hasSite: (siteId: string) => boolean;
}

/** The endpoints of operators. They listen on a port of their own, and are no part of the lobby's router. */
export function buildConsole(deps: ConsoleDeps): ConsoleRouter {
  const operators = composeOperators(deps);
  const router = createConsoleRouter({
    log: deps.log,
    operators,
    hasSite: deps.hasSite,
    readOrigin: (header, socketAddress) => readOrigin(header, socketAddress, deps),
  });
  bindOperatorsRoutes(router, { ...deps, operators });
  const guarded = { ...deps.fourEyes, db: deps.db };
  bindProposals(router, guarded);
  bindGrants(router, guarded);
  bindSettingsConsole(router, guarded);
  bindSettlementsConsole(router, guarded);
  bindApplicationsConsole(router, guarded);
  const desk = { ...deps, ...deps.fourEyes };
  bindWithdrawalsConsole(router, desk);
  bindReportsConsole(router, desk);
  bindMemberBlocks(router, deps);
  bindMemberPage(router, deps);
  bindMemberReset(router, deps);
  bindMemberSearch(router, deps);
  return router;
}

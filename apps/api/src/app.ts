import { buildOpenApiDocument } from '@maidan/contract';
import type { Probes } from '@maidan/deployment/probes';
import type { SiteSettings } from '@maidan/site';
import { buildConsole } from './console.ts';
import { keepTrailKey } from './modules/operators/index.ts';
import type { ConsoleRouter } from './modules/operators/index.ts';
import { bindAffiliatesRoutes } from './modules/affiliates/index.ts';
import {
  bindAgentRoutes,
  bindLinksRoutes,
  bindRatesRoutes,
  bindOffersRoutes,
  bindStatementRoutes,
  bindTeamMembersRoutes,
  bindTeamRoutes,
} from './modules/agent/index.ts';
import type {
  FirebaseKeys,
  HumanCheckCost,
  HumanVerdicts,
  PasswordCost,
  SocialSignIns,
} from './modules/auth/index.ts';
import {
  bindAuthRoutes,
  bindCodesRoutes,
  bindPasswordRoutes,
  bindSocialRoutes,
} from './modules/auth/index.ts';
import { bindFavouritesRoutes } from './modules/favourites/index.ts';
import {
  bindGamesRoutes,
  bindLaunchRoutes,
  bindLotteriesRoutes,
  bindMatchesRoutes,
  bindReturnsRoutes,
  bindVendorWalletRoutes,
} from './modules/games/index.ts';
import type {
  DrawsOf,
  MatchesOf,
  ReturnsOf,
  VendorKeys,
  VendorLauncher,
} from './modules/games/index.ts';
import { bindLobbyRoutes } from './modules/lobby/index.ts';
import { bindInboxRoutes, bindInviteRoutes, bindMemberRoutes } from './modules/member/index.ts';
import { bindOutbox } from './modules/messages/index.ts';
import type { Carriers } from './modules/messages/index.ts';
import { bindNoticesRoutes } from './modules/notices/index.ts';
import {
  bindChatRoutes,
  bindFeedbackRoutes,
  bindPresenterRoutes,
  bindServiceRoutes,
} from './modules/service/index.ts';
import { bindSafetyRoutes } from './modules/safety/index.ts';
import {
  bindContactsRoutes,
  bindIdentityRoutes,
  bindOwnDataRoutes,
  bindSecurityRoutes,
  bindTwoStepRoutes,
} from './modules/security/index.ts';
import { bindSiteRoutes, checkOpen, openSiteDirectory } from './modules/site/index.ts';
import type { SiteGuard } from './modules/site/index.ts';
import {
  bindApplicationsRoutes,
  bindBonusRoutes,
  bindPromotionsRoutes,
  bindRebateRoutes,
} from './modules/promotions/index.ts';
import {
  bindCallbackRoutes,
  bindPaymentsRoutes,
  bindPayoutAccountRoutes,
  bindWithdrawalRoutes,
} from './modules/payments/index.ts';
import type { ConnectedRail } from './modules/payments/index.ts';
import { bindTrialRoutes } from './modules/trial/index.ts';
import { bindWalletRoutes, maskName } from './modules/wallet/index.ts';
import { bindJobsRoutes } from './platform/jobs/jobs.routes.ts';
import { bindExportRoutes } from './platform/exports/exports.routes.ts';
import { bindLiveRoutes } from './platform/live/live-routes.ts';
import type { TrustedNetworks } from '@maidan/deployment/networks';
import type { Clock } from './platform/process/clock.ts';
import type { CountryLookup } from './platform/http/country-database.ts';
import type { OpenDatabase } from './platform/database/connection.ts';
import { diskWatch } from './platform/process/disk-watch.ts';
import { healthProbes } from './platform/process/health.ts';
import { createRouter } from './platform/http/router.ts';
import type { HttpKernel, Router } from './platform/http/router.ts';
import type { DeploymentKeys } from '@maidan/deployment/keys';
import type { Log } from './platform/process/log.ts';
import type { Metrics } from './platform/process/metrics.ts';
import type { Random } from './platform/secrets/random.ts';
import { waitingLine } from './platform/process/waiting-line.ts';
import { bindReference } from './platform/http/reference.ts';
import { readOrigin } from './platform/http/request-origin.ts';
import { bindPictureRoutes } from './platform/pictures/pictures.routes.ts';
import { createSealing } from './platform/secrets/sealing.ts';
import type { Sealing } from './platform/secrets/sealing.ts';
import type { ShortLivedStore } from './platform/short-lived/store.ts';
import { handleJobs, startHousekeeping } from './periodic-work.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';

/**
 * Uploads in memory at once, and how many more may wait. Web and api hang up after 30 seconds of silence, so that a wait
 * together with two pictures of the longest time in the decoder has to be shorter.
 */
const UPLOADS = { atOnce: 4, mostWaiting: 200, mostWaitMs: 12_000 };

/** Everything the api is built from. `main.ts` passes the real parts, tests pass their own. */
export interface AppDeps {
  readonly database: OpenDatabase;
  /** Folder of the embedded database; undefined when it is kept in memory. */
  readonly dataDir: string | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly random: Random;
  readonly shortLived: ShortLivedStore;
  readonly deploymentSecret: string;
  readonly sealingKeys: DeploymentKeys['sealingKeys'];
  readonly trusted: TrustedNetworks;
  readonly countryHeader: string;
  /** Finds the country of an address, for visitors whose country no trusted header names. */
  readonly countries: CountryLookup | undefined;
  readonly passwordCost: PasswordCost;
  readonly humanCheckCost: HumanCheckCost;
  readonly verdicts: HumanVerdicts;
  readonly launcher: VendorLauncher;
  readonly drawsOf: DrawsOf;
  readonly matchesOf: MatchesOf;
  readonly returnsOf: ReturnsOf;
  readonly carriers: Carriers;
  readonly signIns: SocialSignIns;
  readonly firebaseKeys: FirebaseKeys;
  readonly vendorKeys: VendorKeys;
  /** Origin of the lobby for a visitor's host; game frames are opened for it alone. */
  readonly lobbyOriginOf: (host: string) => string;
  readonly walletBaseUrl: string | undefined;
  /** Address of the console as operators open it, to whose host their passkeys belong. */
  readonly consoleUrl: string | undefined;
  /** The payment rail; undefined where the deployment has none. */
  readonly rail: ConnectedRail | undefined;
  /**
   * True outside production: a host that belongs to no site gets the default site, and the development pages are
   * served.
   */
  readonly isDevelopment: boolean;
  /** Whether a site without providers of its own may keep its messages in the sandbox's outbox. */
  readonly mayKeepMessages: (settings: SiteSettings) => boolean;
  /** Checks the settings of every site, at the start and whenever they change. */
  readonly guard: SiteGuard;
  /** Whether periodic work, jobs among it, is begun by the clock; tests begin it when they want to. */
  readonly repeatsWork: boolean;
  /** Used by tests: a reply or an error that the contract does not declare makes the request fail. */
  readonly isStrict: boolean;
}

/** The running api: its request handler, its services, and how to stop it. */
export interface App {
  readonly router: Router;
  readonly probes: Probes;
  readonly services: Services;
  /** Opens sealed bodies; housekeeping has it take up keys that were added. */
  readonly sealing: Sealing;
  /** What operators call, for a port of its own. */
  readonly console: ConsoleRouter;
  readonly directory: Awaited<ReturnType<typeof openSiteDirectory>>;
  /** Makes `/readyz` answer no from now on, so that a load balancer sends no further requests. */
  startClosing(): void;
  /** Stops listening and housekeeping. The database stays open, because the caller opened it. */
  close(): Promise<void>;
}

/** Builds the api, for production and for tests alike. The database must be migrated. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { database, log, clock, shortLived, isDevelopment } = deps;
  await keepTrailKey(database.db, clock, deps.deploymentSecret);
  const directory = await openSiteDirectory({ ...deps, hasDefault: isDevelopment });
  const services = await createServices({ ...deps, directory });
  const sealing = await createSealing({
    keys: deps.sealingKeys,
    readAdded: () => services.sealingKeys.list(database.db),
    store: shortLived,
    clock,
  });
  const disk = diskWatch(clock, database.kind === 'pglite' ? deps.dataDir : undefined);
  const router = createRouter({
    log,
    sealing,
    metrics: deps.metrics,
    isStrict: deps.isStrict,
    readOrigin: (header, socketAddress) => readOrigin(header, socketAddress, deps),
    findSite: async ({ host }) => directory.findByHost(host),
    checkOpen: (site, { country }) => checkOpen(site.settings, country),
    findSession: (site, token) => services.auth.sessions.find(site, token),
    noteFailure: disk.note,
    uploads: waitingLine(UPLOADS),
  } satisfies HttpKernel);
  let isReady = true;
  if (isDevelopment) {
    bindReference(router, buildOpenApiDocument());
    bindOutbox(router, database);
  }
  bindModules(router, services, deps);
  handleJobs(deps, services, directory.findById);
  const stopHousekeeping = deps.repeatsWork
    ? startHousekeeping(deps, { ...services, sealing }, directory.list)
    : undefined;
  return {
    router,
    probes: healthProbes({
      db: database.db,
      disk,
      metrics: deps.metrics,
      isReady: () => isReady,
    }),
    services,
    sealing,
    console: buildConsole({
      ...deps,
      ...services,
      sealing,
      sessions: services.auth.sessions,
      resetLinks: services.auth.password.recovery.links,
      siteOf: (siteId) => directory.findById(siteId),
      diallingCodeOf: (siteId) => directory.findById(siteId).settings.defaultDiallingCode,
      db: database.db,
      sessionTimes: () =>
        new Map(directory.list().map((site) => [site.siteId, site.settings.operatorSessions])),
      siteIds: () => directory.list().map(({ siteId }) => siteId),
    }),
    directory,
    startClosing: () => {
      isReady = false;
      services.events.endAll();
    },
    async close() {
      await stopHousekeeping?.();
      await services.jobs.close();
      services.pictures.close();
      await services.background.idle();
      services.wins.close();
      await services.events.close();
      await services.sessionEnds.close();
      await directory.close();
    },
  };
}

function bindMembers(router: Router, services: Services, { database, clock }: AppDeps): void {
  const { db } = database;
  const passwordConfirmation = services.auth.password.confirmation;
  bindMemberRoutes(router, { ...services, passwordConfirmation });
  bindInboxRoutes(router, { db, clock });
  bindInviteRoutes(router, { db, maskName });
  const { security } = services;
  const { sessions, twoStep } = services.auth;
  bindSecurityRoutes(router, { db, security, sessions, passwordConfirmation });
  bindTwoStepRoutes(router, { db, security, twoStep, passwordConfirmation });
  bindContactsRoutes(router, security);
  bindIdentityRoutes(router, security);
  bindOwnDataRoutes(router, { db, ownData: security.ownData });
}

function bindModules(router: Router, services: Services, deps: AppDeps): void {
  const { db } = deps.database;
  const { clock, vendorKeys } = deps;
  bindSiteRoutes(router);
  bindAuthRoutes(router, { db, ...services.auth });
  bindCodesRoutes(router, services.auth);
  bindPasswordRoutes(router, services.auth);
  bindSocialRoutes(router, services.auth);
  bindTrialRoutes(router, services);
  bindAffiliatesRoutes(router, services);
  bindMembers(router, services, deps);
  bindMoney(router, services, deps);
  bindLiveRoutes(router, services);
  bindJobsRoutes(router, { db });
  bindExportRoutes(router, services);
  bindLobbyRoutes(router, services);
  bindGamesRoutes(router, { db, ...services });
  bindLaunchRoutes(router, services);
  bindLotteriesRoutes(router, services);
  bindMatchesRoutes(router, services);
  bindReturnsRoutes(router, services);
  bindFavouritesRoutes(router, { db, clock, games: services.games });
  bindNoticesRoutes(router, services);
  bindPromotionsRoutes(router, services);
  bindServiceRoutes(router, services);
  bindFeedbackRoutes(router, services);
  bindPictureRoutes(router, services);
  bindApplicationsRoutes(router, services);
  bindChatRoutes(router, services);
  bindPresenterRoutes(router, services);
  bindAgency(router, services);
  bindVendorWalletRoutes(router, { vendorWallet: services.vendorWallet, vendorKeys, clock });
}

/** The team of agents, their rates, contracts and statements. */
function bindAgency(router: Router, services: Services): void {
  bindAgentRoutes(router, services);
  bindTeamRoutes(router, services);
  bindTeamMembersRoutes(router, services);
  bindLinksRoutes(router, services);
  bindRatesRoutes(router, services);
  bindStatementRoutes(router, services);
  bindOffersRoutes(router, services);
}

/** What moves money, and what members limit of it. */
function bindMoney(router: Router, services: Services, deps: AppDeps): void {
  const { clock, lobbyOriginOf } = deps;
  const { db } = deps.database;
  bindSafetyRoutes(router, { db, ...services });
  bindWalletRoutes(router, {
    ...services,
    requireProof: (siteId, sessionId) => services.security.stepUps.require(siteId, sessionId),
  });
  bindPaymentsRoutes(router, { ...services, lobbyOriginOf });
  bindPayoutAccountRoutes(router, { db, clock, ...services });
  bindBonusRoutes(router, { clock, ...services });
  bindRebateRoutes(router, services);
  bindWithdrawalRoutes(router, { db, clock, ...services, pins: services.security.pins });
  const { deposits, payouts } = services;
  bindCallbackRoutes(router, { ...deps, deposits, payouts });
}

import { authServices } from './modules/auth/index.ts';
import type { PasswordCost } from './modules/auth/index.ts';
import {
  gamesService,
  launchService,
  siteStakeLimit,
  vendorWalletService,
} from './modules/games/index.ts';
import type { VendorLauncher } from './modules/games/index.ts';
import { bannersService, homeService, winnersService } from './modules/lobby/index.ts';
import { isMemberActive, memberService } from './modules/member/index.ts';
import { noticesService } from './modules/notices/index.ts';
import { promotionsService } from './modules/promotions/index.ts';
import { serviceService } from './modules/service/index.ts';
import type { SiteDirectory } from './modules/site/index.ts';
import {
  recordService,
  roundService,
  walletEvents,
  walletService,
} from './modules/wallet/index.ts';
import type { RecordService, RoundService, WalletService } from './modules/wallet/index.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database.ts';
import type { Log } from './platform/log.ts';
import type { Random } from './platform/random.ts';
import type { ShortLivedStore } from './platform/short-lived.ts';
import { createThrottles } from './platform/throttles.ts';

/** What the services are made of. */
export interface ServiceDeps {
  readonly database: OpenDatabase;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
  readonly shortLived: ShortLivedStore;
  readonly directory: SiteDirectory;
  readonly deploymentSecret: string;
  readonly passwordCost: PasswordCost;
  readonly launcher: VendorLauncher;
  readonly lobbyOriginOf: (host: string) => string;
  readonly walletBaseUrl: string | undefined;
}

/** Makes every service of the api, each with the parts it needs and no other. */
export async function createServices(deps: ServiceDeps) {
  const { database, log, clock, random, shortLived } = deps;
  const { db } = database;
  const throttles = createThrottles(shortLived);
  const onError = (error: unknown) => log.warn({ error }, 'wallet events could not be sent');
  const events = await walletEvents({ database, onError });
  const wallet = walletService({ db, clock, random, events });
  const records = recordService({ db, clock });
  const rounds = roundService({ clock, random });
  const members = memberService({ clock, random, wallet });
  const service = serviceService({ db });
  const auth = authServices({
    db,
    clock,
    random,
    shortLived,
    throttles,
    members,
    deploymentSecret: deps.deploymentSecret,
    passwordCost: deps.passwordCost,
    termsVersion: (site) => service.termsVersion(site),
  });
  const money = { wallet, records, rounds };
  return {
    throttles,
    events,
    wallet,
    records,
    members,
    service,
    auth,
    ...lobbyServices(deps, records),
    ...playServices(deps, money),
  };
}

function lobbyServices({ database, clock }: ServiceDeps, records: RecordService) {
  const { db } = database;
  const games = gamesService({ db });
  const winners = winnersService({ db, games, records });
  const banners = bannersService({ db });
  const promotions = promotionsService({ db, clock });
  return {
    games,
    winners,
    banners,
    home: homeService({ games, winners }),
    notices: noticesService({ db, clock, banners, promotions }),
  };
}

function playServices(
  deps: ServiceDeps,
  money: { wallet: WalletService; records: RecordService; rounds: RoundService },
) {
  const { database, clock, random, directory, launcher, lobbyOriginOf, walletBaseUrl } = deps;
  const { db } = database;
  const { wallet, records, rounds } = money;
  return {
    launch: launchService({ db, clock, random, launcher, records, lobbyOriginOf, walletBaseUrl }),
    vendorWallet: vendorWalletService({
      db,
      clock,
      rounds,
      wallet,
      isSiteOpen: (siteId) => isTakingBets(directory, siteId),
      isMemberBlocked: async (tx, siteId, memberId) =>
        !(await isMemberActive(tx, siteId, memberId)),
      stakeLimits: [siteStakeLimit((siteId) => directory.findById(siteId).settings)],
    }),
  };
}

/** The services of the api, as `createServices` makes them. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** A site that runs and is not under maintenance. The visitor's region was checked when the session was opened. */
function isTakingBets(directory: SiteDirectory, siteId: string): boolean {
  const site = directory.list().find((view) => view.siteId === siteId);
  return site !== undefined && !site.settings.maintenance.on;
}

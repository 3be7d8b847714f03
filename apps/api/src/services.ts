import type { SiteSettings } from '@maidan/site';
import { affiliatesService } from './modules/affiliates/index.ts';
import { composeAuth, firebaseService, sessionEnds } from './modules/auth/index.ts';
import type {
  SessionService,
  FirebaseKeys,
  HumanCheckCost,
  HumanVerdicts,
  PasswordCost,
  SocialSignIns,
} from './modules/auth/index.ts';
import {
  endGameSessions,
  gamesService,
  launchService,
  lotteriesService,
  matchesService,
  returnsService,
  popularGamesService,
  siteStakeLimit,
  slotPaceLimit,
  vendorWalletService,
} from './modules/games/index.ts';
import type {
  DrawsOf,
  MatchesOf,
  ReturnsOf,
  LargeWin,
  LaunchServiceDeps,
  VendorLauncher,
} from './modules/games/index.ts';
import {
  bannersService,
  homeService,
  liveWinners,
  winAnnouncer,
  winnersService,
} from './modules/lobby/index.ts';
import type { WinAnnouncer, WinnersService } from './modules/lobby/index.ts';
import {
  holdMember,
  isMemberActive,
  liveInbox,
  headIconService,
  memberFieldsService,
  memberService,
  rankService,
} from './modules/member/index.ts';
import type { MemberService } from './modules/member/index.ts';
import { messagesService } from './modules/messages/index.ts';
import type { Carriers } from './modules/messages/index.ts';
import type { SiteGuard } from './modules/site/index.ts';
import { fourEyesServices } from './four-eyes.ts';
import { liveNotices, noticesService } from './modules/notices/index.ts';
import {
  applicationsService,
  livePromotions,
  promotionsService,
} from './modules/promotions/index.ts';
import type { PromotionsService } from './modules/promotions/index.ts';
import {
  chatService,
  feedbackService,
  helpAnswersService,
  liveChat,
  presentersService,
  serviceService,
} from './modules/service/index.ts';
import { composeSecurity, memberAlerts } from './modules/security/index.ts';
import { liveDeposits, liveWithdrawals, payoutAccountService } from './modules/payments/index.ts';
import type { ConnectedRail } from './modules/payments/index.ts';
import type { BreakGates, LimitsService } from './modules/safety/index.ts';
import type { SiteDirectory } from './modules/site/index.ts';
import { trialService } from './modules/trial/index.ts';
import { liveBalance } from './modules/wallet/index.ts';
import type { RecordService, RoundService, WalletService } from './modules/wallet/index.ts';
import { agentServices } from './agent-services.ts';
import { ledgerServices, moneyServices, withdrawalServices } from './money-services.ts';
import { createBackground } from './platform/process/background.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Database, OpenDatabase } from './platform/database/connection.ts';
import { exportsService } from './platform/exports/exports.ts';
import type { ExportsService } from './platform/exports/exports.ts';
import { liveEvents } from './platform/live/live-events.ts';
import type { LiveEvents } from './platform/live/live-events.ts';
import type { StreamSession } from './platform/live/live-stream.ts';
import type { Log } from './platform/process/log.ts';
import type { Metrics } from './platform/process/metrics.ts';
import { picturesService } from './platform/pictures/pictures.ts';
import type { PicturesService } from './platform/pictures/pictures.ts';
import { createRewriter } from './platform/pictures/rewriting/rewriter.ts';
import type { Random } from './platform/secrets/random.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { liveJobs } from './platform/jobs/live-jobs.ts';
import type { SessionView } from './platform/http/request-context.ts';
import type { ShortLivedStore } from './platform/short-lived/store.ts';
import { createThrottles } from './platform/short-lived/throttles.ts';
import type { Throttles } from './platform/short-lived/throttles.ts';

export interface ServiceDeps {
  readonly database: OpenDatabase;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly random: Random;
  readonly shortLived: ShortLivedStore;
  readonly directory: SiteDirectory;
  readonly deploymentSecret: string;
  readonly passwordCost: PasswordCost;
  readonly humanCheckCost: HumanCheckCost;
  readonly launcher: VendorLauncher;
  readonly drawsOf: DrawsOf;
  readonly matchesOf: MatchesOf;
  readonly returnsOf: ReturnsOf;
  readonly carriers: Carriers;
  readonly mayKeepMessages: (settings: SiteSettings) => boolean;
  readonly verdicts: HumanVerdicts;
  readonly signIns: SocialSignIns;
  readonly firebaseKeys: FirebaseKeys;
  readonly lobbyOriginOf: (host: string) => string;
  readonly walletBaseUrl: string | undefined;
  readonly rail: ConnectedRail | undefined;
  readonly guard: SiteGuard;
}

/** Makes every service of the api and passes each only the parts that it needs. */
export async function createServices(deps: ServiceDeps) {
  const { db } = deps.database;
  const throttles = createThrottles(deps.shortLived);
  const live = await eventsOf(deps);
  const { events, wins } = live;
  const ledger = ledgerServices(deps, events);
  const { wallet, records } = ledger;
  const members = memberService({ ...deps, wallet });
  const service = serviceService({ db });
  const sending = outgoingServices(deps);
  const auth = authServices(deps, { ...sending, ...ledger.gates, db, throttles, members, service });
  const lobby = lobbyServices(deps, records, { throttles, events, gates: ledger.gates });
  const exports = exportsService({ ...deps, db, throttles, jobs: live.jobs });
  const secured = securityServices(
    deps,
    { ...auth, records, exports, throttles, lockWallet: wallet.lock, pictures: lobby.pictures },
    sending,
  );
  const money = moneyServices(deps, { ledger, events, auth });
  return {
    throttles,
    exports,
    ...live,
    ...(await streamServices(deps, { auth, wallet, events, throttles, lobby })),
    wallet,
    records,
    members,
    service,
    auth,
    ...secured,
    ...openServices(deps, { throttles, members, auth }),
    ...money,
    ...fourEyesServices(deps, { ...money, ...live, ...sending, wallet, auth }),
    ...withdrawalServices(deps, ledger, secured),
    ...agentServices(deps, { wallet, members, throttles, auth, service }),
    ...memberServices(db, lobby),
    ...lobby,
    ...playServices(deps, { ...ledger, wins, holdSession: auth.sessions.hold }),
  };
}

function authServices(
  deps: ServiceDeps,
  {
    service,
    ...parts
  }: Omit<Parameters<typeof composeAuth>[0], keyof ServiceDeps | 'phoneTokens' | 'termsVersion'> & {
    readonly service: ReturnType<typeof serviceService>;
  },
) {
  return composeAuth({
    ...deps,
    ...parts,
    phoneTokens: firebaseService({ clock: deps.clock, keys: deps.firebaseKeys }),
    termsVersion: (site) => service.termsVersion(site),
  });
}

async function eventsOf(deps: ServiceDeps) {
  const { database, log, directory } = deps;
  const onError = (error: unknown) => log.warn({ error }, 'events could not be sent');
  const events = await liveEvents({ database, onError });
  const jobs = createJobs({ ...deps, db: database.db, events, listSites: () => directory.list() });
  return { events, jobs, wins: winAnnouncer(events) };
}

/** What streams of events send, and how they follow the sessions that they were opened with. */
async function streamServices(
  { database, clock, directory }: ServiceDeps,
  parts: {
    auth: { sessions: Pick<SessionService, 'stands'> };
    wallet: WalletService;
    lobby: {
      promotions: PromotionsService;
      pictures: PicturesService;
      winners: WinnersService;
    };
    events: LiveEvents;
    throttles: Throttles;
  },
) {
  const { db } = database;
  const { wallet, events, throttles } = parts;
  const ends = await sessionEnds(database);
  const sessionOf = (siteId: string, session: SessionView): StreamSession => ({
    stands: () => parts.auth.sessions.stands(siteId, session.sessionId),
    onEnd: (onEnded) => ends.subscribe(siteId, session.memberId, onEnded),
  });
  const hasChat = (siteId: string) => directory.findById(siteId).can('chat');
  const { pictures } = parts.lobby;
  const chat = chatService({ db, clock, throttles, pictures, events, hasChat });
  const liveSources = [
    liveBalance(wallet),
    liveDeposits(db),
    liveJobs(db),
    liveWithdrawals(db),
    liveInbox(db),
    liveNotices({ db, clock }),
    livePromotions({ db, clock, openTo: parts.lobby.promotions.openTo }),
    liveChat(chat),
    liveWinners({ winners: parts.lobby.winners, siteOf: (siteId) => directory.findById(siteId) }),
  ];
  return { sessionEnds: ends, sessionOf, chat, liveSources };
}

function outgoingServices({ database, log, ...deps }: ServiceDeps) {
  const messages = messagesService({ ...deps, db: database.db, log });
  const background = createBackground(log);
  const alerts = memberAlerts({ ...deps, db: database.db, background, messages });
  return { messages, background, alerts, endGames: endGameSessions };
}

type AuthParts = 'passwords' | 'sessions' | 'twoStep' | 'codes' | 'password';

function securityServices(
  deps: ServiceDeps,
  parts: Pick<ReturnType<typeof composeAuth>, AuthParts> & {
    throttles: Throttles;
    pictures: PicturesService;
    records: RecordService;
    exports: ExportsService;
    lockWallet: WalletService['lock'];
  },
  sending: ReturnType<typeof outgoingServices>,
) {
  const { background, alerts } = sending;
  const ranks = rankService({ ...deps, ...parts, db: deps.database.db });
  const { endRecovery } = parts.password.confirmation;
  const security = composeSecurity({
    ...deps,
    ...parts,
    alerts,
    endRecovery,
    db: deps.database.db,
  });
  const payoutAccounts = payoutAccountService({
    ...deps,
    db: deps.database.db,
    alerts,
    ranks,
    stepUps: security.stepUps,
  });
  return { background, alerts, security, payoutAccounts, ranks };
}

/** Services that anybody may call, a limited number of times. */
function openServices(
  { database, clock, random, shortLived }: ServiceDeps,
  {
    throttles,
    members,
    auth: { sessions, humanCheck },
  }: {
    throttles: Throttles;
    members: MemberService;
    auth: Pick<ReturnType<typeof composeAuth>, 'sessions' | 'humanCheck'>;
  },
) {
  const { db } = database;
  const human = humanCheck.gate;
  return {
    trials: trialService({ sessions, human, db, clock, random, throttles, members }),
    affiliates: affiliatesService({ db, clock, throttles, shortLived }),
    feedback: feedbackService({ db, clock, throttles }),
    helpAnswers: helpAnswersService({ db, clock, throttles }),
  };
}

function memberServices(db: Database, { pictures }: { pictures: PicturesService }) {
  return {
    memberFields: memberFieldsService({ db }),
    headIcons: headIconService({ db, pictures }),
  };
}

function lobbyServices(
  deps: ServiceDeps,
  records: RecordService,
  { throttles, events, gates }: { throttles: Throttles; events: LiveEvents; gates: BreakGates },
) {
  const { database, clock } = deps;
  const { db } = database;
  const games = gamesService({ db });
  const popularGames = popularGamesService({ db, records });
  const winners = winnersService({ db, games, records });
  const banners = bannersService({ db });
  const rewards = rewardServices(deps, throttles, gates);
  const applicationStates = rewards.applications.states;
  const promotions = promotionsService({ db, clock, applicationStates });
  return {
    games,
    lotteries: lotteriesService({ ...deps, db, games }),
    matches: matchesService({ ...deps, games }),
    returns: returnsService({ ...deps, db }),
    popularGames,
    winners,
    banners,
    presenters: presentersService({ db, clock, games, records }),
    promotions,
    home: homeService({ games, winners }),
    notices: noticesService({ db, clock, banners, promotions, events }),
    ...rewards,
  };
}

function rewardServices(
  { database, clock, random, ...deps }: ServiceDeps,
  throttles: Throttles,
  { admitReward }: BreakGates,
) {
  const { db } = database;
  const rewriter = createRewriter();
  const pictures = picturesService({ ...deps, db, clock, random, throttles, rewriter });
  return {
    pictures,
    applications: applicationsService({ db, clock, random, pictures, admitReward }),
  };
}

function playServices(
  deps: ServiceDeps,
  money: {
    wallet: WalletService;
    records: RecordService;
    rounds: RoundService;
    wins: WinAnnouncer;
    limits: LimitsService;
    gates: BreakGates;
    holdSession: LaunchServiceDeps['holdSession'];
  },
) {
  const { database, clock, directory } = deps;
  const { db } = database;
  const { wallet, records, rounds, wins, limits, gates, holdSession } = money;
  return {
    launch: launchService({ ...deps, ...gates, db, records, holdSession, holdMember }),
    vendorWallet: vendorWalletService({
      db,
      clock,
      rounds,
      wallet,
      isSiteOpen: (siteId) => isTakingBets(directory, siteId),
      isMemberBlocked: async (tx, siteId, memberId) =>
        !(await isMemberActive(tx, siteId, memberId)),
      winCeilingOf: (siteId) => directory.findById(siteId).settings.winCeilingMinor ?? undefined,
      onWin: wins.noteWin,
      onLargeWin: largeWinAlarm(deps),
      stakeLimits: [
        siteStakeLimit((siteId) => directory.findById(siteId).settings),
        slotPaceLimit((siteId) => directory.findById(siteId).settings, clock),
        limits.againstStake,
      ],
    }),
  };
}

/** Counts wins above a site's ceiling and logs them as warnings, so that an operator can raise alerts from either. */
function largeWinAlarm({ metrics, log }: ServiceDeps): (win: LargeWin) => void {
  const wins = metrics.counter('maidan_wins_above_ceiling_total', 'Wins above a site’s ceiling', [
    'site',
  ]);
  return (win) => {
    wins.inc({ site: win.siteId });
    log.error(win, 'a win is above the ceiling of its site; it was booked');
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Whether a site runs and is not under maintenance. The visitor's region was checked when the session was opened. */
function isTakingBets(directory: SiteDirectory, siteId: string): boolean {
  const site = directory.list().find((view) => view.siteId === siteId);
  return site !== undefined && !site.settings.maintenance.on;
}

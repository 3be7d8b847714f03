import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId as withRequestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { secureRandom, type RandomBelow } from './engines/random.ts';
import { createProofs } from './fair/proofs.ts';
import { createSeedsRoutes } from './fair/seeds.routes.ts';
import { createSeedsService, randomOfBet, type RandomOfBet } from './fair/seeds.service.ts';
import { createSeedsStore } from './fair/seeds.store.ts';
import type { EndOf } from './games/crash/rules.ts';
import { createLease } from './clocked/lease.ts';
import { createSteadyClock } from './clocked/steady-clock.ts';
import { createChains } from './fair/chains.service.ts';
import { createChainsStore } from './fair/chains.store.ts';
import { createFixturesBroadcast } from './fixtures/broadcast.ts';
import { createFixturesRoutes } from './fixtures/fixtures.routes.ts';
import { createFixturesService } from './fixtures/fixtures.service.ts';
import { fixtureProof } from './fixtures/proof.ts';
import { createFixturesStore } from './fixtures/fixtures.store.ts';
import { createProgramme } from './fixtures/programme.ts';
import { createFlightsBroadcast } from './flights/broadcast.ts';
import { createFlightsRoutes } from './flights/flights.routes.ts';
import { createFlightsService } from './flights/flights.service.ts';
import { createFlightsStore } from './flights/flights.store.ts';
import { createDrawsRoutes } from './draws/draws.routes.ts';
import { ticketProof } from './draws/proof.ts';
import { flightProof } from './flights/proof.ts';
import { createDraws } from './draws/create-draws.ts';
import { createDrawsStore } from './draws/draws.store.ts';
import { createFrameDrawsRoutes } from './draws/frame-draws.routes.ts';
import { createMatchesRoutes } from './matches/matches.routes.ts';
import { createMatchesService } from './matches/matches.service.ts';
import { createMatchesStore } from './matches/matches.store.ts';
import { createLaunchRoutes } from './launch/launch.routes.ts';
import { createRequestIdsStore } from './launch/request-ids.store.ts';
import { createSessionsStore } from './launch/sessions.store.ts';
import type { Assets } from './platform/assets.ts';
import { createFrontEndRoutes } from './platform/front-end.routes.ts';
import { createPages } from './platform/pages.ts';
import { SERVICE_HEADERS, createMetrics, systemClock } from '@maidan/partner-service';
import type { Clock, Database, PartnerService } from '@maidan/partner-service';
import type { OperatorKeys } from './platform/env.ts';
import { bindFaults, refuseTooLarge } from './platform/faults.ts';
import { createChoicesStore } from './play/choices.store.ts';
import { createForgotten, forgottenAfter } from './play/forgotten.ts';
import { createSessionOf } from './play/frame-calls.ts';
import { createPlayRoutes } from './play/play.routes.ts';
import { createPlayService } from './play/play.service.ts';
import { measure } from './platform/gauges.ts';
import { createReturnsRoutes } from './titles/returns.routes.ts';
import { createRoundsEndRoutes } from './steps/rounds-end.routes.ts';
import { createRoundsStore } from './play/rounds.store.ts';
import { createSettlement } from './play/settlement.ts';
import { createStepRounds } from './steps/step-rounds.ts';
import { createStepService } from './steps/step.service.ts';
import { createStepsStore } from './steps/steps.store.ts';
import { createFreeWallet } from './wallet/free-wallet.ts';
import { createOutbox } from './wallet/outbox.ts';
import { createRemoteWallet, type Wallet } from './wallet/wallet.client.ts';

/** What the arcade is built from; tests pass their own clock, randomness and database. */
export interface AppOptions {
  database: Database;
  operatorKeys: OperatorKeys;
  publicOrigin: string;
  lobbyOrigins: readonly string[];
  assets: Assets;
  log: Logger;
  clock?: Clock;
  random?: RandomBelow;
  randomOfBet?: RandomOfBet;
  walletTimeoutMs?: number;
  /** How many values a chain has; a million unless a test needs fewer. */
  chainLength?: number;
  /** Where the flight of a chain's value ends; by the published rule unless a test chooses. */
  endOfFlight?: EndOf;
}

/** The running arcade. */
export interface App extends Omit<PartnerService, 'fetch'> {
  /** The HTTP app. */
  http: Hono;
  /** To be called once before listening: returns what a sudden end left unsettled, if nobody waits for it any more. */
  recover: () => void;
}

const BODY_LIMIT = 16_384;

type Owner = { keyId: string; isFreePlay: boolean };
type WalletFor = (owner: Owner) => Wallet | undefined;

/** The wallet of a round's player: the operator's, or the arcade's own for free play. */
function createWallets(options: AppOptions, clock: Clock): WalletFor {
  const freeWallet = createFreeWallet(options.database);
  const { walletTimeoutMs } = options;
  const timeout = walletTimeoutMs === undefined ? {} : { timeoutMs: walletTimeoutMs };
  const remote = new Map<string, Wallet>();
  for (const [keyId, operator] of Object.entries(options.operatorKeys)) {
    remote.set(keyId, createRemoteWallet({ keyId, ...operator, clock, ...timeout }));
  }
  return ({ keyId, isFreePlay }) => (isFreePlay ? freeWallet : remote.get(keyId));
}

/** The outbox of wallet calls, which reports to the rounds how each call ended. */
function createRoundOutbox(
  parts: Omit<Parameters<typeof createOutbox>[0], 'walletOf' | 'onDone'>,
  rounds: ReturnType<typeof createRoundsStore>,
  walletFor: WalletFor,
) {
  return createOutbox({
    ...parts,
    walletOf(roundId) {
      const round = rounds.find(roundId);
      return round === undefined ? undefined : walletFor(round);
    },
    onDone(item, answer) {
      if (item.request.call === 'endRound') rounds.setStatus(item.roundId, 'settled');
      // A refused rollback means that the shot was paid in full before, so it is kept.
      const { call, body } = item.request;
      // A raise that goes back leaves its round as it is.
      if (call === 'rollback' && body.betTransactionId === `${item.roundId}.bet`)
        rounds.setStatus(item.roundId, answer.kind === 'accepted' ? 'void' : 'settled');
    },
  });
}

function createStores(database: Database) {
  return {
    sessions: createSessionsStore(database),
    requestIds: createRequestIdsStore(database),
    rounds: createRoundsStore(database),
    flights: createFlightsStore(database),
    fixtures: createFixturesStore(database),
    drawsStore: createDrawsStore(database),
    chainsStore: createChainsStore(database),
    choices: createChoicesStore(database),
    steps: createStepsStore(database),
  };
}

/** The seeds of players, and the proofs of what was drawn from them. */
function createSeeds(options: AppOptions, clock: Clock) {
  const { database } = options;
  const store = createSeedsStore(database);
  const numbers = options.randomOfBet ?? randomOfBet;
  return {
    seeds: createSeedsService({ database, seeds: store, clock, randomOfBet: numbers }),
    proofs: createProofs(store),
  };
}

/** What the rounds that everybody shares are made of. */
type CommonParts = ReturnType<typeof createStores> & {
  clock: Clock;
  settlement: ReturnType<typeof createSettlement>;
};

/** The chains from which the rounds that everybody shares come. */
function createAppChains(
  { database, log, chainLength }: AppOptions,
  { chainsStore: store, clock }: CommonParts,
) {
  return createChains({
    database,
    store,
    clock,
    ...(chainLength === undefined ? {} : { length: chainLength }),
    onFault: (error) => log.error({ err: error }, 'a chain could not be grown'),
  });
}

/** The flights that everybody shares, with their streams. */
function createFlights(
  { database, endOfFlight }: AppOptions,
  parts: CommonParts & { chains: ReturnType<typeof createChains> },
) {
  const { clock, flights } = parts;
  const lease = createLease(database, { name: 'flights', holder: randomUUID(), clock });
  const flightsService = createFlightsService({
    ...parts,
    database,
    lease,
    ...(endOfFlight === undefined ? {} : { endOf: endOfFlight }),
  });
  const broadcast = createFlightsBroadcast({ flights, want: flightsService.want, clock });
  return { flightsService, broadcast };
}

/** The fixtures that everybody shares, with their streams. */
function createFixtures(
  { database }: AppOptions,
  parts: CommonParts & {
    chains: ReturnType<typeof createChains>;
    programme: ReturnType<typeof createProgramme>;
  },
) {
  const { clock, fixtures, programme } = parts;
  const lease = createLease(database, { name: 'fixtures', holder: randomUUID(), clock });
  const fixturesService = createFixturesService({ ...parts, database, lease });
  const { want } = fixturesService;
  const fixturesBroadcast = createFixturesBroadcast({ fixtures, programme, want, clock });
  return { fixturesService, fixturesBroadcast, programme };
}

/** The rounds that everybody shares, with the chains from which they come. */
function createCommon(options: AppOptions, parts: CommonParts) {
  const chains = createAppChains(options, parts);
  const shared = { ...parts, chains, programme: createProgramme() };
  return {
    chains,
    ...createFlights(options, shared),
    ...createFixtures(options, shared),
    ...createDraws({ ...shared, database: options.database }),
  };
}

function createParts(options: AppOptions) {
  const { database, log } = options;
  // Signatures and sessions keep the machine's time, as those who sign do.
  const machineClock = options.clock ?? systemClock;
  const clock = createSteadyClock(database, machineClock);
  const random = options.random ?? secureRandom;
  const metrics = createMetrics();
  const stores = createStores(database);
  const { rounds } = stores;
  const walletFor = createWallets(options, machineClock);
  const outbox = createRoundOutbox({ database, clock, log, metrics }, rounds, walletFor);
  const { seeds, proofs } = createSeeds(options, clock);
  const proofOf: Parameters<typeof createSettlement>[0]['proofOf'] = (round, outcome) =>
    proofs.told(round, outcome) ??
    fixtureProof(stores.fixtures, round, outcome) ??
    flightProof({ ...stores, clock }, round, outcome) ??
    ticketProof(stores.drawsStore, round, outcome);
  const money = { database, rounds, outbox, clock, log, walletFor, proofOf };
  const settlement = createSettlement(money);
  const common = createCommon(options, { ...stores, clock, settlement });
  const stepRounds = createStepRounds(stores.steps, seeds);
  const waiting = { ...money, forgottenMs: forgottenAfter(options.walletTimeoutMs) };
  const { steps } = stores;
  const stepService = createStepService({ ...waiting, steps, stepRounds, settlement });
  const services = { clock, seeds, settlement, stepRounds, stepService };
  const play = createPlayService({
    ...stores,
    ...services,
    ...common,
    database,
    walletFor,
    random,
  });
  measure(metrics, { outbox, rounds, ...common });
  const matches = createMatchesService(database, createMatchesStore(database), clock);
  const returnForgotten = createForgotten({ ...waiting, settlement, stepService });
  const built = { machineClock, metrics, outbox, proofs, play, matches, returnForgotten };
  return { ...stores, ...services, ...common, ...built };
}

/** Binds the page of the frame, its files, and the endpoints of operators and frames. */
function bindRoutes(
  http: Hono<{ Variables: { requestId: string } }>,
  { parts, ...options }: AppOptions & { parts: ReturnType<typeof createParts> },
): void {
  const { assets } = options;
  const { clock, machineClock, play, sessions } = parts;
  const signed = { ...parts, ...options, clock: machineClock };
  const pages = createPages(assets);
  http.route('/', createFrontEndRoutes(assets, pages, options.lobbyOrigins));
  http.route(
    '/',
    createLaunchRoutes({
      ...signed,
      drawingsOf: pages.drawingsOf,
      open: play.open,
    }),
  );
  http.route('/', createDrawsRoutes(signed));
  http.route('/', createMatchesRoutes(signed));
  http.route('/', createReturnsRoutes(signed));
  http.route('/', createRoundsEndRoutes(signed));
  const sessionOf = createSessionOf(sessions, machineClock);
  http.route('/game/v1', createPlayRoutes({ play, sessionOf, clock }));
  http.route('/game/v1/draws', createFrameDrawsRoutes({ ...parts, sessionOf }));
  http.route('/game/v1/flights', createFlightsRoutes({ ...parts, sessionOf }));
  http.route('/game/v1/fixtures', createFixturesRoutes({ ...parts, sessionOf }));
  http.route('/game/v1/seeds', createSeedsRoutes(parts.seeds, parts.proofs, sessionOf));
}

/** Builds the arcade, for production and for tests alike. */
export function buildApp(options: AppOptions): App {
  const { log } = options;
  const parts = createParts(options);
  const { clock, metrics, draws, matches, flightsService, broadcast, outbox, sessions } = parts;
  const http = new Hono<{ Variables: { requestId: string } }>();

  const requests = metrics.counter('arcade_requests_total', 'Requests', ['status']);
  // Without a header name, no sender can choose the id.
  http.use(withRequestId({ headerName: '' }));
  http.use(
    secureHeaders({
      ...SERVICE_HEADERS,
      permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    }),
  );
  http.use(async (c, next) => {
    const { requestId } = c.var;
    c.header('x-request-id', requestId);
    if (!c.req.path.startsWith('/assets/')) c.header('cache-control', 'no-store');
    const startedAt = clock();
    await next();
    const { status } = c.res;
    requests.inc({ status: String(status) });
    log.info({
      requestId,
      method: c.req.method,
      path: c.req.path,
      status,
      ms: clock() - startedAt,
    });
  });
  http.use(bodyLimit({ maxSize: BODY_LIMIT, onError: () => refuseTooLarge() }));
  bindFaults(http, log);

  bindRoutes(http, { ...options, parts });

  return {
    http: http as unknown as Hono,
    // The number of waiting calls is a metric only: an unreachable operator must not make the arcade unready for the
    // others.
    probes: { fault: () => undefined, metrics: () => metrics.render() },
    advance() {
      flightsService.advance();
      broadcast.advance();
      parts.fixturesService.advance();
      parts.fixturesBroadcast.advance();
      parts.returnForgotten();
      parts.stepService.endUntouched();
      draws.advance();
      matches.advance();
    },
    deliver: () => outbox.deliverDue(),
    purge() {
      sessions.purge(clock());
      parts.requestIds.purge(clock());
      parts.choices.purge(clock());
      parts.seeds.purge();
      draws.purge();
      matches.purge();
      flightsService.purge();
      parts.fixturesService.purge();
    },
    end() {
      broadcast.close();
      parts.fixturesBroadcast.close();
    },
    recover() {
      parts.returnForgotten();
      flightsService.returnOlder();
      parts.stepService.recover();
    },
  };
}

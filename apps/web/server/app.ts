import { readFileSync } from 'node:fs';
import type { Probes } from '@maidan/deployment/probes';
import { PATHS } from '@maidan/contract/paths';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import * as serverBuild from 'virtual:react-router/server-build';
import type { ServerLog } from '#platform/api/request-scope.ts';
import { checkedGateway } from './gateway/answer-check.ts';
import { createApiProxy, MAX_CALL_BYTES, MAX_PICTURE_CALL_BYTES } from './gateway/proxy.ts';
import { forwardedHeaders } from '@maidan/deployment/forwarded-headers';
import { answerSecurity } from '@maidan/deployment/security-headers';
import { visitorOf } from '@maidan/deployment/visitor';
import type { Visitor } from '@maidan/deployment/visitor';
import { answerFailure } from './http/failures.ts';
import { createDocuments, MAX_FORM_BYTES, MAX_PICTURES_FORM_BYTES } from './pages/documents.ts';
import type { Environment } from './environment.ts';
import { bindFiles } from './http/files.ts';
import { watchedGateway } from './gateway/watch.ts';
import { createInstallation, INSTALLATION_PATHS } from './installation/answers.ts';
import type { InstallationOptions } from './installation/answers.ts';
import { readPageFiles } from './pages/files.ts';
import { problemResponse } from '@maidan/deployment/problem';
import { isBackEndReady } from './gateway/readiness.ts';
import { isDevelopment, localeOf } from './pages/reader-language.ts';
import { sessionCookies } from './cookies/session.ts';
import { readCookies } from './cookies/request.ts';
import { CSP_REPORTS_PATH, cspReports, MAX_REPORT_BYTES } from './http/csp-reports.ts';
import { createSiteDirectory } from './gateway/site-directory.ts';
import type { SiteDirectory } from './gateway/site-directory.ts';
import { readProfileSigner } from './installation/profile/signer.ts';
import { readSiteIcons } from './installation/icons.ts';
import { createSharing, SHARING_PATHS } from './sharing/answers.ts';
import { wordsChunksOf } from './pages/words-chunks.ts';
import faces from '@maidan/site/files/fonts/fonts.css?inline';
import tokens from '#ui/tokens.css?inline';
import base from '#ui/base.css?inline';
import offlineStyles from './installation/offline-page.css?inline';

export { loadAllWords } from './pages/words.ts';

/** What `createWebApp` needs. */
export interface WebAppOptions {
  readonly environment: Environment;
  /** Folder of the built client, with `assets` and the manifest. */
  readonly clientDir: string;
  readonly log: ServerLog;
}

/** The web server, ready to listen. */
export interface WebApp {
  readonly fetch: Hono['fetch'];
  readonly probes: Probes;
}

const build = serverBuild as unknown as ServerBuild;

/** Builds the web server. Production and tests both go through this function. */
export function createWebApp({ environment, clientDir, log }: WebAppOptions): WebApp {
  const { API_URL: apiUrl, DEPLOYMENT_SECRET: secret } = environment;
  const { TRUSTED_PROXIES: trusted, COUNTRY_HEADER: countryHeader } = environment;
  const cookies = sessionCookies(secret);
  const headersFor = (visitor: Visitor) => forwardedHeaders(visitor, secret);
  const watched = watchedGateway(log);
  const ask = checkedGateway(watched, apiUrl, log);
  const directory = createSiteDirectory({ apiUrl, headersFor, now: Date.now, ask, log });
  const metrics = processMetrics();
  const known = { directory, environment, headersFor, ask };
  const files = pageFilesOf(clientDir);
  const documents = createDocuments({ ...known, build, cookies, files, metrics, log });
  const proxy = createApiProxy({ apiUrl, cookies, headersFor, ask: watched, log });
  const app = new Hono();
  const visitorFor = (request: Request, env: unknown) =>
    visitorOf(request.headers, socketAddressOf(env), trusted, countryHeader);

  bindFiles(app, clientDir, environment.ART_DIR);
  const installation = installationOf(directory, environment, clientDir);
  app.on('GET', [...INSTALLATION_PATHS], (c) =>
    installation(c.req.raw, visitorFor(c.req.raw, c.env)),
  );
  const sharing = createSharing({ ...known, now: Date.now, log });
  app.on('GET', [...SHARING_PATHS], (c) => sharing(c.req.raw, visitorFor(c.req.raw, c.env)));
  const takeReport = cspReports({ metrics, log, now: () => performance.now() });
  app.all(CSP_REPORTS_PATH, upTo(MAX_REPORT_BYTES), (c) => takeReport(c.req.raw));
  app.use('/m/api/*', answerSecurity);
  const call = (c: Context) => proxy(c.req.raw, visitorFor(c.req.raw, c.env));
  app.post(`/m/api${PATHS.pictures.add}`, upTo(MAX_PICTURE_CALL_BYTES), call);
  app.all('/m/api/*', upTo(MAX_CALL_BYTES), call);
  app.post('/m/applyReward', upTo(MAX_PICTURES_FORM_BYTES), (c) =>
    documents(c.req.raw, visitorFor(c.req.raw, c.env)),
  );
  app.all('*', upTo(MAX_FORM_BYTES), (c) => documents(c.req.raw, visitorFor(c.req.raw, c.env)));
  app.onError((error, c) => answerFailure(error, c.req.raw, log));
  const isReady = () => isBackEndReady(apiUrl, headersFor(PROBING));
  return { fetch: app.fetch, probes: probesOf(isReady, metrics) };
}

/** Where the browser finds the files of a page. */
function pageFilesOf(clientDir: string) {
  const manifest = readFileSync(`${clientDir}/.vite/manifest.json`, 'utf8');
  return { wordsChunks: wordsChunksOf(manifest), filesOf: readPageFiles(build, clientDir) };
}

/** The probes of a server that can answer as long as its gateway can. */
function probesOf(isGatewayReady: () => Promise<boolean>, metrics: Registry): Probes {
  return {
    fault: async () => ((await isGatewayReady()) ? undefined : 'gateway'),
    metrics: () => metrics.metrics(),
  };
}

function installationOf(
  directory: SiteDirectory,
  environment: Environment,
  clientDir: string,
): ReturnType<typeof createInstallation> {
  return createInstallation({
    directory,
    icons: readSiteIcons(`${clientDir}/icons`),
    signProfile: readProfileSigner(environment),
    styles: faces + tokens + base + offlineStyles,
    localeFor: localesOf(environment),
  });
}

function processMetrics(): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
}

function localesOf(environment: Environment): InstallationOptions['localeFor'] {
  return (request, entry, visitor) =>
    localeOf(
      new URL(request.url),
      readCookies(request.headers.get('cookie'), visitor.protocol === 'https'),
      entry,
      isDevelopment(environment, entry, visitor),
    );
}

/**
 * Refuses a body larger than `maxSize` bytes before it is in memory, even when the request does not declare a length.
 */
function upTo(maxSize: number) {
  return bodyLimit({ maxSize, onError: () => problemResponse('request.too_large') });
}

/** A probe for readiness asks about no site, so it has no real visitor. */
const PROBING: Visitor = {
  address: '127.0.0.1',
  host: 'localhost',
  protocol: 'http',
  country: undefined,
};

function socketAddressOf(env: unknown): string {
  const { incoming } = env as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? '127.0.0.1';
}

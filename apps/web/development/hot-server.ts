import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Answering } from '@maidan/deployment/http-server';
import type { Probes } from '@maidan/deployment/probes';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import type * as Web from '../server/app.ts';
import type { WebApp, WebAppOptions } from '../server/app.ts';
import { brokenPage } from './broken-page.ts';
import { hotWords } from './hot-words.ts';
import { asPlainRequest, withReportedPolicy } from './reported-policy.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
/** Where the server's own code begins; Vite runs it from its source as it runs the screens. */
const SERVER = '/server/app.ts';

/** Web from its sources. */
export interface HotServer {
  readonly fetch: Answering;
  readonly probes: Probes;
  close(): Promise<void>;
}

/** What it is made of; `server` is the one that listens, which the socket of hot reload is opened on too. */
export interface HotServerOptions extends WebAppOptions {
  readonly server: Server;
}

/**
 * Web with Vite under it: what a browser loads comes from the sources, and a change of screens, styles and words is shown
 * without a new page. The server's own code is taken anew when it was changed.
 */
export async function createHotServer({
  server,
  ...options
}: HotServerOptions): Promise<HotServer> {
  const vite = await createVite(server);
  const latest = latestApp(vite, options);
  // Begins to read the sources before somebody asks.
  await latest().catch(() => undefined);
  return {
    fetch: async (request, env) => {
      if (await isViteAnswering(vite, env)) return RESPONSE_ALREADY_SENT;
      const app = await latest().catch((error: unknown) => asError(error));
      if (app instanceof Error) return brokenPage(vite, app);
      return withReportedPolicy(await app.fetch(asPlainRequest(request), env));
    },
    probes: {
      // Broken code is shown in the browser, and mended while this runs on.
      fault: async () => (await latest().catch(() => undefined))?.probes.fault(),
      metrics: async () => (await latest()).probes.metrics(),
    },
    close: async () => {
      await vite.close();
      server.closeAllConnections();
    },
  };
}

function createVite(server: Server): Promise<ViteDevServer> {
  return createServer({
    root: ROOT,
    appType: 'custom',
    clearScreen: false,
    plugins: [hotWords()],
    css: { devSourcemap: true },
    // All libraries are made ready at the start: one that is found later would load the page anew.
    optimizeDeps: {
      entries: [
        'src/**/*.{ts,tsx}',
        '!src/**/*.test.{ts,tsx}',
        '!src/{**/testing,service-worker}/**',
        '!src/ui/icons/build-*',
      ],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      // With `--lan` a network may ask: keys and data, which lie beside the sources, are not to be had.
      fs: { allow: ['apps/web', 'packages', 'node_modules'].map((folder) => PROJECT + folder) },
    },
  });
}

/** Gives the app of the sources as they stand; rejects while they cannot be run. */
function latestApp(vite: ViteDevServer, options: WebAppOptions): () => Promise<WebApp> {
  const { runner } = runnableOf(vite);
  let known: { web: typeof Web; app: Promise<WebApp> } | undefined;
  const made = async (web: typeof Web): Promise<WebApp> => {
    await web.loadAllWords();
    return web.createWebApp(options);
  };
  return async () => {
    const web = await runner.import<typeof Web>(SERVER);
    if (known?.web !== web) known = { web, app: made(web) };
    return known.app;
  };
}

function runnableOf({ environments }: ViteDevServer): RunnableDevEnvironment {
  const { ssr } = environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite does not run the server in this process.');
  return ssr;
}

/** Lets Vite answer what it knows: sources, styles, and the client of hot reload. */
function isViteAnswering(vite: ViteDevServer, env: Parameters<Answering>[1]): Promise<boolean> {
  const { incoming, outgoing } = env;
  const { url } = incoming;
  return new Promise((done, failed) => {
    outgoing.once('close', () => done(true));
    vite.middlewares(incoming, outgoing, (error?: unknown) => {
      // Vite takes the base off the address.
      if (url !== undefined) incoming.url = url;
      if (error === undefined) done(false);
      else failed(asError(error));
    });
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

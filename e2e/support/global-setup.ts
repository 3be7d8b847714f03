import { findFreePort } from '../../tools/processes/free-ports.ts';
import { hasNginx, startProxy } from '../../tools/proxy/nginx.ts';
import { noteProxy } from './proxy.ts';
import { SOCIAL_SECRET } from './social-provider.ts';
import { requireOwnLines } from './printed-lines.ts';
import { startStack } from '../../tools/product/stack.ts';

/**
 * Starts the product once for all journeys, behind nginx where the machine has it; with `E2E_WEB_PORT` set it uses the
 * product that runs there. Playwright calls the returned function at the end: it ends everything, and fails when a
 * process printed anything except lines of its own log.
 */
// Playwright takes the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default async function startForJourneys(): Promise<() => Promise<void>> {
  if (process.env['E2E_WEB_PORT'] !== undefined) return async () => undefined;
  const proxyPort = await findFreePort();
  const stack = await startStack({
    env: {
      ...SOCIAL_SECRET,
      TRUSTED_PROXIES: '127.0.0.1',
      PROXY_ORIGIN: `https://localhost:${proxyPort}`,
    },
  });
  process.env['E2E_WEB_PORT'] = String(stack.ports.web);
  process.env['E2E_API_PORT'] = String(stack.ports.api);
  process.env['E2E_CASHIER_PORT'] = String(stack.ports.cashier);
  process.env['E2E_DATA_FOLDER'] = stack.dataFolder;
  const proxy = hasNginx() ? await startProxy(stack.ports.web, proxyPort) : undefined;
  if (proxy) noteProxy(proxy);
  return async () => {
    await proxy?.stop();
    await stack.stop();
    requireOwnLines(stack.output());
  };
}

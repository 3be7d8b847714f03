import { SOCIAL_SECRET } from './social-provider.ts';
import { startStack } from './stack.ts';

/**
 * Starts the product once for all journeys, unless `E2E_WEB_PORT` names one that runs already. Playwright
 * calls what is returned at the end.
 */
// Playwright takes the default export of this file.
// oxlint-disable-next-line import/no-default-export
export default async function startForJourneys(): Promise<() => Promise<void>> {
  if (process.env['E2E_WEB_PORT'] !== undefined) return async () => undefined;
  const stack = await startStack({ env: SOCIAL_SECRET });
  process.env['E2E_WEB_PORT'] = String(stack.ports.web);
  process.env['E2E_API_PORT'] = String(stack.ports.api);
  process.env['E2E_CASHIER_PORT'] = String(stack.ports.cashier);
  process.env['E2E_DATA_FOLDER'] = stack.dataFolder;
  return async () => {
    await stack.stop();
  };
}

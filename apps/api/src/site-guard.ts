import { memberStore } from './modules/member/index.ts';
import { OUTBOX_PATH } from './modules/messages/index.ts';
import { demoOperatorsOf } from './modules/operators/index.ts';
import type { SiteGuard } from './modules/site/index.ts';
import type { Env } from './platform/process/env.ts';
import { productionFaults } from './production-guard.ts';
import type { GuardedDeployment } from './production-guard.ts';

/** The deployment as the production guard sees it, without sites and their accounts. */
export function guardedDeployment(
  env: Pick<Env, 'NODE_ENV' | 'ALLOW_SANDBOX' | 'SANDBOX_PROVIDERS'>,
): Omit<GuardedDeployment, 'sites'> {
  const isProduction = env.NODE_ENV === 'production';
  return {
    isProduction,
    allowsSandbox: env.ALLOW_SANDBOX,
    demoAccounts: [],
    sandboxProviders: env.SANDBOX_PROVIDERS,
    developmentPages: isProduction ? [] : ['/reference', OUTBOX_PATH],
  };
}

/** Asks the production guard about one site, with the demo accounts that it has at that moment. */
export function siteGuard(env: Parameters<typeof guardedDeployment>[0]): SiteGuard {
  const deployment = guardedDeployment(env);
  return async (site, db) => {
    if (!deployment.isProduction) return [];
    const demo = await memberStore(db, site.siteId).listDemo();
    const accounts = [...demo.map(({ account }) => account), ...(await demoOperatorsOf(db))];
    const demoAccounts = accounts.map((account) => ({ siteId: site.siteId, account }));
    return productionFaults({ ...deployment, sites: [site], demoAccounts });
  };
}

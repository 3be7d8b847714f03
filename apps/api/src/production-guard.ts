import type { SiteSettings } from '@maidan/site';

/** What the guard looks at. */
export interface GuardedDeployment {
  readonly isProduction: boolean;
  /** The operator asked for a social showcase with sandboxes. */
  readonly allowsSandbox: boolean;
  readonly sites: readonly { siteId: string; settings: Pick<SiteSettings, 'playMode'> }[];
  /** Accounts of the demo, by site. */
  readonly demoAccounts: readonly { siteId: string; account: string }[];
  /** Sandbox providers that are configured, as the operator knows them. */
  readonly sandboxProviders: readonly string[];
  /** Development pages that would be served. */
  readonly developmentPages: readonly string[];
}

/**
 * Everything that forbids a production start, each named in a sentence; empty when the start is right. A licensed site
 * never runs beside a demo account, a sandbox provider or a development page; a social one runs beside sandboxes and
 * demo accounts when the operator allows it.
 */
export function productionFaults(deployment: GuardedDeployment): string[] {
  if (!deployment.isProduction) return [];
  const { sites, demoAccounts, sandboxProviders, developmentPages, allowsSandbox } = deployment;
  const licensed = sites.filter(({ settings }) => settings.playMode === 'licensed');
  const isForbidden = licensed.length > 0 || !allowsSandbox;
  const accounts = demoAccounts.filter(
    ({ siteId }) =>
      isForbidden && (!allowsSandbox || licensed.some((site) => site.siteId === siteId)),
  );
  return [
    ...accounts.map(
      ({ siteId, account }) => `the demo account ${account} of site ${siteId} exists`,
    ),
    ...(isForbidden ? sandboxProviders.map((name) => `the sandbox provider ${name} is on`) : []),
    ...developmentPages.map((page) => `the development page ${page} is on`),
  ];
}

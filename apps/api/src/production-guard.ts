import type { Capability, SiteSettings } from '@maidan/site';

/** A site as far as the guard looks at it. */
interface GuardedSite {
  readonly siteId: string;
  readonly settings: Pick<SiteSettings, 'playMode' | 'providers'>;
  can(capability: Capability): boolean;
}

/** Whoever needs one of these sends messages by this provider. */
const SENDERS: Readonly<Record<'sms' | 'mail', readonly Capability[]>> = {
  sms: ['registrationSmsCheck', 'mobileSignIn', 'phoneRecovery'],
  mail: ['mailRecovery'],
};

/** What the guard looks at. */
export interface GuardedDeployment {
  readonly isProduction: boolean;
  /** The operator asked for a social showcase with sandboxes. */
  readonly allowsSandbox: boolean;
  readonly sites: readonly GuardedSite[];
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
    ...sites.flatMap((site) => sandboxMessages(site, allowsSandbox)),
    ...(isForbidden ? sandboxProviders.map((name) => `the sandbox provider ${name} is on`) : []),
    ...developmentPages.map((page) => `the development page ${page} is on`),
  ];
}

/** Messages that a site sends and nobody would receive: its provider is the sandbox. */
function sandboxMessages(site: GuardedSite, allowsSandbox: boolean): string[] {
  const { playMode, providers } = site.settings;
  if (allowsSandbox && playMode === 'social') return [];
  return (['sms', 'mail'] as const)
    .filter(
      (kind) => providers[kind].kind === 'sandbox' && SENDERS[kind].some((need) => site.can(need)),
    )
    .map((kind) => `the ${kind} provider of site ${site.siteId} is the sandbox`);
}

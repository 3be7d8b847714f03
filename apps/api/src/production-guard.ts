import type { Capability, SiteSettings } from '@maidan/site';
import { isReachedByTls } from './providers/messages/http-sms.ts';

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

/**
 * Whether a site may keep its messages in the sandbox: outside production every one, in it a social one when the operator
 * allows it.
 */
export function isSandboxAllowed(
  deployment: Pick<GuardedDeployment, 'isProduction' | 'allowsSandbox'>,
  playMode: SiteSettings['playMode'],
): boolean {
  return !deployment.isProduction || (deployment.allowsSandbox && playMode === 'social');
}

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
 * demo accounts when the operator allows it. Codes by SMS leave the house under TLS, whatever the operator allows.
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
    ...sites.flatMap((site) => [...sandboxMessages(site, deployment), ...plainMessages(site)]),
    ...(isForbidden ? sandboxProviders.map((name) => `the sandbox provider ${name} is on`) : []),
    ...developmentPages.map((page) => `the development page ${page} is on`),
  ];
}

/** Messages that a site sends and nobody would receive: its provider is the sandbox. */
function sandboxMessages(site: GuardedSite, deployment: GuardedDeployment): string[] {
  const { playMode, providers } = site.settings;
  if (isSandboxAllowed(deployment, playMode)) return [];
  return (['sms', 'mail'] as const)
    .filter((kind) => providers[kind].kind === 'sandbox' && isSender(site, kind))
    .map((kind) => `the ${kind} provider of site ${site.siteId} is the sandbox`);
}

/** Codes that a site would send where others read along. */
function plainMessages(site: GuardedSite): string[] {
  const { sms } = site.settings.providers;
  if (sms.kind !== 'http' || isReachedByTls(sms) || !isSender(site, 'sms')) return [];
  return [`the address of the sms provider of site ${site.siteId} is not https`];
}

function isSender(site: GuardedSite, kind: keyof typeof SENDERS): boolean {
  return SENDERS[kind].some((need) => site.can(need));
}

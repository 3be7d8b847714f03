import type { Capability, SiteSettings } from '@maidan/site';
import type { Env } from './platform/process/env.ts';
import { isReachedByTls } from './providers/messages/http-sms.ts';

/** The parts of a site that the guard looks at. */
interface GuardedSite {
  readonly siteId: string;
  readonly settings: Pick<SiteSettings, 'playMode' | 'providers'>;
  can(capability: Capability): boolean;
}

/** The capabilities that need a provider of each kind. */
const SENDERS: Readonly<Record<'sms' | 'mail', readonly Capability[]>> = {
  sms: ['registrationSmsCheck', 'mobileSignIn', 'phoneRecovery'],
  mail: ['mailRecovery'],
};

/**
 * Whether a site may keep its messages in the sandbox: every site outside production; in production a social site when
 * the operator allows it.
 */
export function isSandboxAllowed(
  deployment: Pick<GuardedDeployment, 'isProduction' | 'allowsSandbox'>,
  playMode: SiteSettings['playMode'],
): boolean {
  return !deployment.isProduction || (deployment.allowsSandbox && playMode === 'social');
}

/** Says of the settings of a site whether its messages may be kept in the sandbox, in the deployment of an environment. */
export function keepsMessages(
  env: Pick<Env, 'NODE_ENV' | 'ALLOW_SANDBOX'>,
): (settings: Pick<SiteSettings, 'playMode'>) => boolean {
  const isProduction = env.NODE_ENV === 'production';
  const deployment = { isProduction, allowsSandbox: env.ALLOW_SANDBOX };
  return ({ playMode }) => isSandboxAllowed(deployment, playMode);
}

/** The parts of a deployment that the guard looks at. */
export interface GuardedDeployment {
  readonly isProduction: boolean;
  /** Whether the operator asked for a social showcase with sandboxes. */
  readonly allowsSandbox: boolean;
  readonly sites: readonly GuardedSite[];
  /** Accounts of the demo, by site. */
  readonly demoAccounts: readonly { siteId: string; account: string }[];
  /** Configured sandbox providers, by the names that operators know. */
  readonly sandboxProviders: readonly string[];
  /** Development pages that would be served. */
  readonly developmentPages: readonly string[];
}

/**
 * Everything that forbids a production start, one sentence each; empty when the start is allowed. A licensed site never
 * runs beside a demo account, a sandbox provider or a development page. A social site may run beside sandboxes and demo
 * accounts when the operator allows it. Codes by SMS are always sent to the provider over TLS, whatever the operator
 * allows.
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

/** The kinds of messages that a site sends through the sandbox, so that nobody would receive them. */
function sandboxMessages(site: GuardedSite, deployment: GuardedDeployment): string[] {
  const { playMode, providers } = site.settings;
  if (isSandboxAllowed(deployment, playMode)) return [];
  return (['sms', 'mail'] as const)
    .filter((kind) => providers[kind].kind === 'sandbox' && isSender(site, kind))
    .map((kind) => `the ${kind} provider of site ${site.siteId} is the sandbox`);
}

/** A site's SMS codes when they would be sent to the provider without TLS. */
function plainMessages(site: GuardedSite): string[] {
  const { sms } = site.settings.providers;
  if (sms.kind !== 'http' || isReachedByTls(sms) || !isSender(site, 'sms')) return [];
  return [`the address of the sms provider of site ${site.siteId} is not https`];
}

function isSender(site: GuardedSite, kind: keyof typeof SENDERS): boolean {
  return SENDERS[kind].some((need) => site.can(need));
}

import { AppError } from '@maidan/contract/errors';
import { createSite, isCountryPermitted, toPublicSettings } from '@maidan/site';
import type { PublicSiteSettings, SiteSettings } from '@maidan/site';
import { parseSiteSettings } from '@maidan/site/settings';
import type { Transaction } from '#platform/database/connection.ts';
import { PlainError } from '@maidan/deployment/plain-error';
import type { SiteView } from '#platform/http/request-context.ts';
import type { RequestOrigin } from '#platform/http/request-origin.ts';
import { changeAt } from './setting-path.ts';
import type { SiteGuard } from './site.ports.ts';
import { siteStore } from './site.store.ts';

/** State of a site for a visitor (ENTITY-14): 0 open, 1 maintenance, 2 closed in the visitor's region. */
export type OpenState = 0 | 1 | 2;

/** Whether a site is open for a visitor from a country; `undefined` is an unknown country (PLAYMODE-03). */
function openState(settings: SiteSettings, country: string | undefined): OpenState {
  if (settings.maintenance.on) return 1;
  return isCountryPermitted(settings, country) ? 0 : 2;
}

/** Whether the state of a site depends on the visitor's country. */
function isRegional(settings: SiteSettings): boolean {
  return settings.playMode === 'licensed' || settings.regionRestriction.on;
}

/** @throws AppError `site.maintenance` or `site.region_blocked` when the site is closed for the visitor */
export function checkOpen(settings: SiteSettings, country: string | undefined): void {
  const state = openState(settings, country);
  const { endsAt } = settings.maintenance;
  if (state === 1) throw new AppError('site.maintenance', endsAt ? { endsAt } : undefined);
  if (state === 2) throw new AppError('site.region_blocked');
}

/**
 * The settings that a front end may see. Customer-service paths are plain here; only the list of entries encodes them.
 */
export function publicSettings(view: SiteView): PublicSiteSettings {
  return toPublicSettings(view.settings);
}

/** A path of customer service as it is sent (CS-05, CS-06): base64 of its UTF-8 text. */
export function encodeServicePath(path: string): string {
  return Buffer.from(path, 'utf8').toString('base64');
}

/** The canonical host of a site (API-27). One front end serves every kind of device. */
export function domainRoute({ settings }: SiteView): string {
  return settings.hosts[0] ?? settings.mainDomain;
}

/** The visitor who asks for the status. */
type StatusVisitor = Pick<RequestOrigin, 'clientAddress' | 'country' | 'isCountryByAddress'>;

/** The answer of the site status (API-26). */
export function siteStatus(view: SiteView, visitor: StatusVisitor) {
  const { settings } = view;
  const status = openState(settings, visitor.country);
  return {
    status,
    info: {
      customerService: settings.customerService.map((entry) => ({
        ...entry,
        path: encodeServicePath(entry.path),
      })),
      domainRoute: domainRoute(view),
      mobileTemplate: settings.mobileTemplate,
      paths: settings.pathAliases,
      register: settings.register,
      resources: [...settings.resources],
      whitelabel: settings.whitelabel,
      mainDomain: settings.mainDomain,
      imageCDNs: [...settings.imageCDNs],
    },
    location: {
      ip: visitor.clientAddress,
      ...(visitor.country ? { country: visitor.country } : {}),
      ...(visitor.isCountryByAddress && isRegional(settings) ? { isByAddress: true } : {}),
    },
    maintenance: status === 1,
    regionRestriction: status === 2,
  };
}

/** A change of one setting: `path` is dotted (`maintenance.on`), `value` any JSON. */
export interface SettingChange {
  readonly siteId: string;
  readonly path: string;
  readonly value: unknown;
}

/**
 * What a change of one setting leads to, with the row of the site locked until the transaction ends. Nothing is written.
 * @throws PlainError when the site or the setting does not exist, the value breaks the schema, a host is taken, or
 * `guard` would close the site
 */
export async function planSetting(
  tx: Transaction,
  { siteId, path, value }: SettingChange,
  guard?: SiteGuard,
) {
  const store = siteStore(tx);
  const row = await store.lock(siteId);
  if (!row) throw new PlainError(`There is no site ${siteId}.`);
  const settings = parseForOperator(changeAt(row.settings, path, value));
  if (settings.slug !== siteId) throw new PlainError('The slug of a site never changes.');
  const others = (await store.list()).filter((other) => other.siteId !== siteId);
  refuseTakenHosts(settings, others);
  const faults = await guard?.({ siteId, settings, can: createSite(settings).can }, tx);
  if (faults?.length) throw new PlainError(`That would close the site: ${faults.join('; ')}.`);
  return { row, settings };
}

function parseForOperator(settings: unknown): SiteSettings {
  try {
    return parseSiteSettings(settings);
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

function refuseTakenHosts(
  settings: SiteSettings,
  others: { siteId: string; settings: unknown }[],
): void {
  for (const other of others) {
    const hosts = (other.settings as Partial<SiteSettings>).hosts ?? [];
    const taken = settings.hosts.find((host) => hosts.includes(host));
    if (taken) throw new PlainError(`The host ${taken} belongs to site ${other.siteId} already.`);
  }
}

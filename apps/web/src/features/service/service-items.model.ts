import type { Capability } from '@maidan/site';
import type { ServiceLink } from '#platform/site/site.tsx';
import { CHAT_PATH, targetOf, wayOf } from './service.model.ts';
import type { Contact } from './service.model.ts';

/** A service item. It lacks an address while its site has only switched it on. */
export type ServiceItem = Contact | ItemWithoutAddress;

/**
 * An item that a site has switched on before it gave an address. It says so, and leads to a contact who can be asked.
 */
export interface ItemWithoutAddress {
  readonly kind: Contact['kind'];
  /** The first contact who can be asked; absent when there are only pages of the site. */
  readonly asks: Contact | undefined;
}

/** What decides the items: flags and links of the site's current settings. */
export interface ServiceSite {
  readonly can: (capability: Capability) => boolean;
  readonly settings: { readonly resources: readonly ServiceLink[] };
}

/** The flag of each item, as a capability (SHELL-82). */
const SWITCH: Readonly<Record<Contact['kind'], Capability>> = {
  LIVECHAT: 'serviceLiveChat',
  TELEGRAM: 'serviceTelegram',
  FACEBOOK: 'serviceFacebook',
  VIBER: 'serviceViber',
  MESSENGER: 'serviceMessenger',
  SpeedTest: 'serviceSpeedTest',
};

/** Kinds of the popup (CS-01). Facebook is not among those that may lack an address (CS-02). */
const POPUP_KINDS = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const;
const POPUP_KINDS_BY_FLAG = ['LIVECHAT', 'TELEGRAM'] as const;
/** Kinds that appear in the side menu and the help centre (CS-18). */
const MENU_KINDS = ['VIBER', 'MESSENGER', 'SpeedTest'] as const;

/**
 * The ways to customer service that have an address, each address once: first the site's own chat, then the entries, then
 * the links of the settings.
 */
export function reachable(contacts: readonly Contact[], { can, settings }: ServiceSite): Contact[] {
  const chat: Contact = { kind: 'LIVECHAT', title: '', href: CHAT_PATH };
  const all = [
    ...(can('chat') ? [chat] : []),
    ...contacts,
    ...POPUP_KINDS.flatMap((kind) => linksOf(kind, settings.resources)),
  ];
  return all.filter(
    ({ href }, place) => all.findIndex((contact) => contact.href === href) === place,
  );
}

/**
 * The items of the popup: first those with an address, then those that are switched on without one (CS-01 to CS-03).
 */
export function popupItems(contacts: readonly Contact[], site: ServiceSite): ServiceItem[] {
  const known = reachable(contacts, site);
  const without = POPUP_KINDS_BY_FLAG.filter(
    (kind) => site.can(SWITCH[kind]) && !known.some((contact) => wayOf(contact) === kind),
  );
  return [...known, ...without.map((kind) => ({ kind, asks: askable(known) }))];
}

/** The items outside the popup: each whose flag is on or whose link exists (CS-03, CS-18). */
export function menuItems(contacts: readonly Contact[], site: ServiceSite): ServiceItem[] {
  const asks = askable(reachable(contacts, site));
  return MENU_KINDS.flatMap((kind): ServiceItem[] => {
    const links = linksOf(kind, site.settings.resources);
    return links.length === 0 && site.can(SWITCH[kind]) ? [{ kind, asks }] : links;
  });
}

/** Whether an item has an address of its own. */
export function hasAddress(item: ServiceItem): item is Contact {
  return 'href' in item;
}

/** The first contact who can be asked. A page of the site is none, because it answers nothing beyond its text. */
function askable(contacts: readonly Contact[]): Contact | undefined {
  return contacts.find((contact) => wayOf(contact) !== 'page');
}

function linksOf(kind: Contact['kind'], links: readonly ServiceLink[]): Contact[] {
  return links.flatMap(({ resourceType, url, label }) => {
    const href = targetOf(url);
    return resourceType === kind && href !== undefined ? [{ kind, title: label, href }] : [];
  });
}

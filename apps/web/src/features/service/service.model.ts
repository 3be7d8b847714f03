import type { ServiceEntry } from '@maidan/contract/types';
import type { PublicSiteSettings } from '@maidan/site';

/** Turns an encoded path of the wire into an address (CS-05). A site with another encoding passes in its own. */
export type PathDecoder = (path: string) => string;

/** Addresses that are not encoded: with a scheme, or a path of the site. */
const PLAIN = /^(https?:\/\/|tel:|mailto:|\/m\/)/i;
/** Addresses that may be opened (CS-06). */
const OPENABLE = /^(https?:\/\/\S+|tel:\+?[\d\s().-]+|mailto:\S+@\S+|\/m\/(?!\/)\S*)$/i;

/** The default decoder: base64 of UTF-8 text. Plain addresses stay unchanged (CS-06). */
export const decodeBase64Path: PathDecoder = (path) => {
  const text = path.trim();
  if (PLAIN.test(text) || !/^[\w+/=-]+$/.test(text)) return text;
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    // It is not base64, so it is checked like any other address.
    return text;
  }
};

/** The address that a path opens, or undefined when it must not be opened. */
export function targetOf(path: string, decode: PathDecoder = decodeBase64Path): string | undefined {
  const address = decode(path).trim();
  return OPENABLE.test(address) ? address : undefined;
}

/** A way to reach customer service. */
export interface Contact {
  readonly kind: ServiceEntry['csType'] | 'VIBER' | 'MESSENGER' | 'SpeedTest';
  readonly title: string;
  readonly href: string;
}

const KINDS: readonly string[] = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'];

/** The contacts of the popup: of three types, each with an address that may be opened (CS-01, CS-02). */
export function contactsOf(
  entries: PublicSiteSettings['customerService'],
  decode?: PathDecoder,
): Contact[] {
  return entries.flatMap(({ csType, title, path }) => {
    const href = targetOf(path, decode);
    return href !== undefined && isKind(csType) ? [{ kind: csType, title, href }] : [];
  });
}

function isKind(csType: string): csType is ServiceEntry['csType'] {
  return KINDS.includes(csType);
}

/** The page of the site's own chat. */
export const CHAT_PATH = '/m/chat';

/** What a tap on a contact opens: a mail, a call or a page of the site; otherwise what its type says. */
export type ContactWay = 'mail' | 'phone' | 'page' | Contact['kind'];

/** What a contact's address opens. A page of the site is no chat, whatever type the entry has, except the chat's own. */
export function wayOf({ kind, href }: Contact): ContactWay {
  if (/^mailto:/i.test(href)) return 'mail';
  if (/^tel:/i.test(href)) return 'phone';
  if (href === CHAT_PATH) return 'LIVECHAT';
  return leadsOutside(href) ? kind : 'page';
}

/** Whether an address leads out of the site. */
export function leadsOutside(href: string): boolean {
  return /^https?:/i.test(href);
}

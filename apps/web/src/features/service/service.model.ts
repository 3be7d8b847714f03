import type { HelpItem, ServiceEntry } from '@maidan/contract/types';
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

/** What a tap on a contact opens: a mail, a call or a page of the site; otherwise what its type says. */
export type ContactWay = 'mail' | 'phone' | 'page' | Contact['kind'];

/** What a contact's address opens. A page of the site is not a chat, whatever type the entry has. */
export function wayOf({ kind, href }: Contact): ContactWay {
  if (/^mailto:/i.test(href)) return 'mail';
  if (/^tel:/i.test(href)) return 'phone';
  return leadsOutside(href) ? kind : 'page';
}

/** Whether an address leads out of the site. */
export function leadsOutside(href: string): boolean {
  return /^https?:/i.test(href);
}

/** What the help centre shows: all topics, one topic, or the answers to a search. */
export type HelpView =
  | { readonly kind: 'topics'; readonly topics: readonly HelpTopic[] }
  | { readonly kind: 'topic'; readonly item: HelpItem; readonly openChild: number | undefined }
  | { readonly kind: 'answers'; readonly query: string; readonly answers: readonly HelpAnswer[] };

/** A topic in the list of topics. */
export interface HelpTopic {
  readonly tag: string;
  readonly title: string;
  readonly questions: number;
}

/** One text that answers a question. */
export interface HelpAnswer {
  readonly title: string;
  readonly content: string;
}

/** Chooses by the address: `tag` or index `i` the topic (CS-09, CS-10), `c` its part (CS-11), `q` a search. */
export function helpView(items: readonly HelpItem[], query: URLSearchParams): HelpView {
  const words = (query.get('q') ?? '').trim();
  if (words !== '') return { kind: 'answers', query: words, answers: answersTo(items, words) };
  const tag = query.get('tag');
  const place = indexOf(query.get('i'));
  const item =
    items.find((candidate) => candidate.tag === tag) ??
    (place === undefined ? undefined : items[place]);
  if (item) return { kind: 'topic', item, openChild: indexOf(query.get('c')) };
  return {
    kind: 'topics',
    topics: items.map(({ tag: name, title, children }) => ({
      tag: name,
      title,
      questions: children.length,
    })),
  };
}

function indexOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function answersTo(items: readonly HelpItem[], words: string): HelpAnswer[] {
  const wanted = words.toLocaleLowerCase();
  const all = items.flatMap(({ title, content, children }) => [{ title, content }, ...children]);
  return all.filter(({ title, content }) =>
    `${title} ${textOf(content)}`.toLocaleLowerCase().includes(wanted),
  );
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
}

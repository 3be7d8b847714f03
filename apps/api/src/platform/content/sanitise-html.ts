import { LRUCache } from 'lru-cache';
import sanitise from 'sanitize-html';
import type { LocalisedText } from '../database/columns.ts';

/** Elements that content may use, each with the attributes it may carry (SEC-05). */
const ALLOWED: Readonly<Record<string, string[]>> = {
  a: ['href', 'title'],
  b: [],
  blockquote: [],
  br: [],
  em: [],
  h3: [],
  h4: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'width', 'height'],
  li: [],
  ol: [],
  p: [],
  s: [],
  small: [],
  strong: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  thead: [],
  tr: [],
  u: [],
  ul: [],
};
/** Elements that are removed together with their content, because it is not text for a reader. */
const DROPPED = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'option',
];
const SIZES = ['width', 'height', 'colspan', 'rowspan'];
/** Removing an element can leave others nested in a way that HTML forbids; another pass mends that. */
const MOST_PASSES = 5;

/**
 * HTML reduced to the allow-list. Links may open http(s), mailto, tel and paths of the site, and those that leave the
 * site carry `rel`. Pictures come from the site only: a path below its own origin, or one of `imageHosts`.
 */
export function sanitiseHtml(html: string, imageHosts: readonly string[] = []): string {
  let before = withoutControls(html);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    // A character reference such as &#1 becomes a control character only when it is read.
    const after = withoutControls(cut(before, imageHosts));
    if (after === before) break;
    before = after;
  }
  return before;
}

function cut(html: string, imageHosts: readonly string[]): string {
  return sanitise(html, {
    allowedTags: Object.keys(ALLOWED),
    allowedAttributes: { ...ALLOWED, a: [...(ALLOWED['a'] ?? []), 'rel', 'target'] },
    nonTextTags: DROPPED,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    selfClosing: ['br', 'hr', 'img'],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: keptAttributes(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !isOwnPicture(attribs['src'] ?? '', imageHosts),
  });
}

/** `sanitiseHtml` in each language. */
export function sanitiseLocalised(text: LocalisedText): LocalisedText {
  const sure = Object.entries(text).map(([code, html]) => [code, html && sanitiseHtml(html)]);
  return Object.fromEntries(sure) as LocalisedText;
}

const cleaned = new LRUCache<string, string>({ max: 2000 });

/**
 * `sanitiseHtml` for a text from the database. The text was sanitised when it was written, but somebody may have
 * written straight into the database. A text that was read before is not sanitised again.
 */
export function cleanStoredHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitiseHtml(html);
  cleaned.set(html, clean);
  return clean;
}

function keptAttributes(tag: string, attribs: Readonly<Record<string, string>>) {
  const kept = Object.entries(attribs).filter(
    ([name, value]) =>
      ALLOWED[tag]?.includes(name) &&
      (name !== 'href' || isSafeLink(value)) &&
      (!SIZES.includes(name) || /^\d{1,4}$/.test(value)),
  );
  const isOutside = kept.some(([name, value]) => name === 'href' && /^https?:/i.test(value));
  return {
    ...Object.fromEntries(kept),
    ...(isOutside ? { rel: 'noopener noreferrer nofollow', target: '_blank' } : {}),
  };
}

function isSafeLink(address: string): boolean {
  return isOwnPath(address) || /^(https?:\/\/|mailto:|tel:)[^\s\\]+$/i.test(address);
}

function isOwnPicture(address: string, imageHosts: readonly string[]): boolean {
  if (isOwnPath(address)) return true;
  if (!URL.canParse(address)) return false;
  const { origin, protocol } = new URL(address);
  return (
    protocol === 'https:' &&
    imageHosts.some((host) => URL.canParse(host) && new URL(host).origin === origin)
  );
}

// A second slash or a backslash would make a browser take the path for a host.
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}

function withoutControls(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}

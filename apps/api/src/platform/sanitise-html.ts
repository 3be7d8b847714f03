import type { LocalisedText } from './columns.ts';

/** Elements that content may use, each with the attributes it may carry (SEC-05). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
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
/** Elements that have no end and no content. */
const VOID = new Set(['br', 'hr', 'img']);
/** Elements whose content goes with them: it is no text for a reader. */
const DROPPED =
  /<(script|style|iframe|object|embed|template|noscript|svg|math|title|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * HTML of the allow-list and nothing else: it is taken apart and written anew, so whatever is not understood becomes
 * text. Links open http(s), mailto, tel and paths of the site, and carry rel; pictures come from the site only (a path
 * below its own origin, or one of `imageHosts`).
 */
export function sanitiseHtml(html: string, imageHosts: readonly string[] = []): string {
  const open: string[] = [];
  let clean = '';
  for (const match of html.replaceAll(DROPPED, '').matchAll(TOKEN)) {
    const [token, slash, rawName, attributes = ''] = match;
    const name = rawName?.toLowerCase();
    if (name === undefined) {
      if (!token.startsWith('<!--')) clean += escapeText(token);
      continue;
    }
    if (!Object.hasOwn(ALLOWED, name)) continue;
    if (slash === '/') clean += closeUpTo(open, name);
    else clean += openElement(name, attributes, imageHosts, open);
  }
  return clean + closeAll(open);
}

/** `sanitiseHtml` in each language. */
export function sanitiseLocalised(text: LocalisedText): LocalisedText {
  return { bn: sanitiseHtml(text.bn), en: sanitiseHtml(text.en) };
}

/** The text of HTML without its elements, entities read, white space gathered; for titles made of content (NOTICE-06). */
export function textOfHtml(html: string): string {
  const text = html.replaceAll(DROPPED, '').replaceAll(/<[^>]*>/g, ' ');
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim();
}

function openElement(
  name: string,
  attributes: string,
  imageHosts: readonly string[],
  open: string[],
): string {
  const kept = keptAttributes(name, attributes, imageHosts);
  if (name === 'img' && !kept.some((attribute) => attribute.startsWith(' src='))) return '';
  if (!VOID.has(name)) open.push(name);
  return `<${name}${kept.join('')}>`;
}

function keptAttributes(name: string, attributes: string, imageHosts: readonly string[]): string[] {
  const kept: string[] = [];
  for (const [, rawAttribute = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const attribute = rawAttribute.toLowerCase();
    const value = decodeEntities(double ?? single ?? bare ?? '').trim();
    if (!ALLOWED[name]?.includes(attribute)) continue;
    if (attribute === 'href' && !isSafeLink(value)) continue;
    if (attribute === 'src' && !isOwnPicture(value, imageHosts)) continue;
    if (/^(width|height|colspan|rowspan)$/.test(attribute) && !/^\d{1,4}$/.test(value)) continue;
    kept.push(` ${attribute}="${escapeAttribute(value)}"`);
  }
  const isOutside = kept.some((attribute) => /^ href="https?:/.test(attribute));
  return isOutside ? [...kept, ' rel="noopener noreferrer nofollow"', ' target="_blank"'] : kept;
}

function closeUpTo(open: string[], name: string): string {
  if (!open.includes(name)) return '';
  let closed = '';
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    closed += `</${last}>`;
    if (last === name) break;
  }
  return closed;
}

function closeAll(open: string[]): string {
  return open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
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

// A second slash or a backslash would make a browser read a host into a path.
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}

function decodeEntities(text: string): string {
  const named: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  };
  return text
    .replaceAll(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) =>
      fromCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => named[name] ?? '')
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}

function fromCode(code: number): string {
  const isScalar = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isScalar ? String.fromCodePoint(code) : '';
}

function escapeText(text: string): string {
  return escapeSigns(decodeEntities(text));
}

function escapeAttribute(decoded: string): string {
  return escapeSigns(decoded).replaceAll('"', '&quot;');
}

function escapeSigns(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import { PICTURE_LIMITS } from '@maidan/contract/constants';
import type { components } from '@maidan/contract/types';

/** A message of the chat as the gateway sends it. */
export type ChatMessage = components['schemas']['ChatMessage'];
/** How the chat is now. */
export type ChatState = components['schemas']['ChatState'];

/** A message that is on its way, or was not taken. */
export interface OutgoingMessage {
  readonly messageId: string;
  /** Empty for a picture. */
  readonly body: string;
  readonly picture?: OutgoingPicture;
  readonly hasFailed: boolean;
  /** Why it failed, as the code of a failure; absent when the page was left before an answer came. */
  readonly fault?: string;
}

/** A picture that is on its way; it has an id as soon as the gateway holds it. */
export interface OutgoingPicture {
  readonly name: string;
  readonly bytes: number;
  readonly percent: number;
  readonly pictureId?: string;
}

/** The longest name of a file that the gateway takes. */
const LONGEST_NAME = 100;
const TYPES: readonly string[] = ['image/jpeg', 'image/png'];

/** A chosen file as a message. One that the gateway would refuse for its type or size has failed already. */
export function pictureMessage(
  messageId: string,
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
): OutgoingMessage {
  const picture = { name: name.trim().slice(-LONGEST_NAME) || '?', bytes: size, percent: 0 };
  const isOther = type !== '' && !TYPES.includes(type);
  const isLarge = size > PICTURE_LIMITS.bytes;
  if (!isOther && !isLarge) return { messageId, body: '', picture, hasFailed: false };
  const fault = isOther ? 'pictures.type_refused' : 'pictures.too_large';
  return { messageId, body: '', picture, hasFailed: true, fault };
}

/** Whether sending the same again may help; the gateway refuses a wrong picture each time. */
export function maySendAgain({ fault }: OutgoingMessage): boolean {
  return fault === undefined || !fault.startsWith('pictures.');
}

/** What can be kept on the device: all texts, and the pictures that the gateway holds already. */
export function keepable(messages: readonly OutgoingMessage[]): OutgoingMessage[] {
  return messages
    .filter(({ picture }) => !picture || picture.pictureId !== undefined)
    .map((message) => ({ ...message, hasFailed: true }));
}

/** Messages of one author that stand together, with one name and time. */
export interface MessageGroup {
  readonly kind: 'group';
  readonly key: string;
  readonly isFromMember: boolean;
  readonly authorName: string | null;
  readonly messages: readonly ChatMessage[];
}

/** What the log shows, one below the other. */
export type LogRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: 'unread'; readonly count: number }
  | MessageGroup;

/** Messages that follow each other within this time stand together, in milliseconds. */
const GROUP_MS = 5 * 60_000;

/** Both lists as one, each message once, in the order of the chat. */
export function mergeMessages(
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): ChatMessage[] {
  const all = new Map([...known, ...arrived].map((message) => [message.number, message]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** The message at the end. */
export function lastOf(messages: readonly ChatMessage[]): ChatMessage | undefined {
  return messages[messages.length - 1];
}

/**
 * The number up to which no message is missing, from one up to which none was. Own messages are added as soon as they are
 * taken, and an answer of the desk may have come before them.
 */
export function joinedUpTo(messages: readonly ChatMessage[], from: number): number {
  const numbers = new Set(messages.map(({ number }) => number));
  let known = from;
  while (numbers.has(known + 1)) known += 1;
  return known;
}

/** The newest answer of the desk. */
export function lastAnswer(messages: readonly ChatMessage[]): ChatMessage | undefined {
  return lastOf(messages.filter(({ isFromMember }) => !isFromMember));
}

/** The desk's answers that were unread when the chat was opened: the number of the first, and how many. */
export function unreadMark(
  messages: readonly ChatMessage[],
): { readonly from: number; readonly count: number } | undefined {
  const unread = messages.filter(({ isFromMember, isRead }) => !isFromMember && !isRead);
  return unread[0] && { from: unread[0].number, count: unread.length };
}

/** The log's rows: a line for each day, one before the first unread answer, and groups of messages. */
export function logRows(
  messages: readonly ChatMessage[],
  mark: { readonly from: number; readonly count: number } | undefined,
  dayOf: (at: string) => string,
): LogRow[] {
  const rows: LogRow[] = [];
  let day = '';
  let last: ChatMessage | undefined;
  for (const message of messages) {
    const ownDay = dayOf(message.createdAt);
    const isNewDay = ownDay !== day;
    const isMarked = message.number === mark?.from;
    if (isNewDay) rows.push({ kind: 'day', key: ownDay, at: message.createdAt });
    if (isMarked) rows.push({ kind: 'unread', key: 'unread', count: mark.count });
    const group = rows[rows.length - 1];
    if (group?.kind === 'group' && last && standTogether(last, message))
      rows[rows.length - 1] = { ...group, messages: [...group.messages, message] };
    else rows.push(groupOf(message));
    day = ownDay;
    last = message;
  }
  return rows;
}

function groupOf(message: ChatMessage): MessageGroup {
  const { number, isFromMember, authorName } = message;
  return { kind: 'group', key: String(number), isFromMember, authorName, messages: [message] };
}

function standTogether(first: ChatMessage, next: ChatMessage): boolean {
  return (
    first.isFromMember === next.isFromMember &&
    first.authorName === next.authorName &&
    Date.parse(next.createdAt) - Date.parse(first.createdAt) < GROUP_MS
  );
}

/** The first letter of a name with its vowel sign, as a reader of Bengali or Hindi takes it for one. */
export function initialOf(name: string): string {
  return /^\P{M}(?:(?![\u094D\u09CD])\p{M})*/u.exec(name)?.[0] ?? '';
}

/** A piece of a message's text; one with `href` is a link. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** Addresses in a text: of the web, or paths of the product. What ends a sentence does not belong to them. */
const ADDRESS = /https?:\/\/[^\s<>"'`]+|\/m\/[\w\-./?=&%#]+/g;
const SENTENCE_END = /[.,!?;:)।]+$/;

/** A named link of the desk: `[the record](/m/gameRecord)`. */
const NAMED = /\[([^\]\n]{1,80})\]\((https?:\/\/[^\s<>"'`)]+|\/m\/[\w\-./?=&%#]+)\)/g;

/** Splits an answer of the desk into text and links, which may have names. Nothing in it is ever read as HTML. */
export function answerParts(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, 1: text = '', 2: href = '', index } of body.matchAll(NAMED)) {
    parts.push(...textParts(body.slice(done, index)), { text, href });
    done = index + found.length;
  }
  return [...parts, ...textParts(body.slice(done))];
}

/** Splits a plain text into text and links. Nothing in it is ever read as HTML. */
export function textParts(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of body.matchAll(ADDRESS)) {
    if (/[^\s(]/.test(body.charAt(index - 1))) continue;
    const href = found.replace(SENTENCE_END, '');
    if (index > done) parts.push({ text: body.slice(done, index) });
    parts.push({ text: href, href });
    done = index + href.length;
  }
  if (done < body.length) parts.push({ text: body.slice(done) });
  return parts;
}

/** The reader's language as the chat takes it: in capitals, every Chinese one CN, and CN without any (CS-15). */
export function chatLanguage(locale: string | undefined): string {
  const [language = '', ...regions] = (locale ?? '').toUpperCase().split(/[-_]/);
  return language === '' || language === 'ZH' || regions.includes('CN') ? 'CN' : language;
}

/** The current page as the chat leads back to it: with `splash=0` (CS-16). */
export function chatBackUrl(href: string): string {
  const url = new URL(href);
  url.searchParams.set('splash', '0');
  url.hash = '';
  return url.href;
}

/** Reads the chat's state from an event of the stream; undefined when it is none. */
export function stateOfEvent(data: string): ChatState | undefined {
  try {
    const state = JSON.parse(data) as Partial<ChatState> | null;
    const isState = typeof state?.unReadCount === 'number' && typeof state.lastNumber === 'number';
    return isState ? ({ deskReadNumber: 0, typing: null, ...state } as ChatState) : undefined;
  } catch {
    // A gateway that sends something else has no chat that this page knows.
    return undefined;
  }
}

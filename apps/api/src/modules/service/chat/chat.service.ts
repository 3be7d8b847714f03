import { AppError } from '@maidan/contract';
import type { chatContract } from '@maidan/contract';
import type { z } from 'zod';
import type { Database } from '#platform/database/connection.ts';
import type { PicturesService, PictureView } from '#platform/pictures/pictures.ts';
import type { LiveEvents } from '#platform/live/live-events.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Throttles } from '#platform/short-lived/throttles.ts';
import { addMessage, chatStore } from './chat.store.ts';
import type { ChatMessageRow } from './chat.store.ts';
import { CHAT_TOPIC } from './live-chat.ts';

/** Nobody types faster for long; a script that does is slowed down. */
const SEND_LIMIT = { most: 20, windowMs: 60_000 };
/** How many messages a page of the history has. */
const PAGE_SIZE = 30;
/** Larger than the number of any message. */
const NEWEST = 2_147_483_647;

/** How a chat is now, as the contract sends it. */
export type ChatState = z.input<typeof chatContract.chatStateSchema>;
type ChatMessage = z.input<typeof chatContract.chatMessageSchema>;

/** A message as a member sends it. */
type SentMessage = z.output<typeof chatContract.chatDraftSchema>;

/** Whose chat it is. */
export interface ChatMember {
  readonly siteId: string;
  readonly memberId: string;
}

export interface ChatDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly throttles: Throttles;
  readonly pictures: Pick<PicturesService, 'take' | 'views'>;
  readonly events: Pick<LiveEvents, 'announce'>;
  /** Whether a site has a chat. */
  readonly hasChat: (siteId: string) => boolean;
}

/** The member's side of the chat. */
export function chatService({ db, clock, throttles, pictures, events, hasChat }: ChatDeps) {
  const storeOf = ({ siteId, memberId }: ChatMember) => chatStore(db, siteId, memberId);
  const announce = ({ siteId, memberId }: ChatMember) =>
    events.announce({ siteId, memberId, topic: CHAT_TOPIC });

  async function state(member: ChatMember): Promise<ChatState | undefined> {
    if (!hasChat(member.siteId)) return undefined;
    const store = storeOf(member);
    const [unReadCount, row] = await Promise.all([store.countUnread(), store.find()]);
    const isTyping = row?.typingUntil && row.typingUntil > clock.now();
    return {
      unReadCount,
      lastNumber: row?.lastNumber ?? 0,
      deskReadNumber: row?.deskReadNumber ?? 0,
      typing: isTyping ? row.typingName : null,
    };
  }

  async function viewsOf({ siteId }: ChatMember, rows: readonly ChatMessageRow[]) {
    const ids = rows.flatMap(({ pictureId }) => pictureId ?? []);
    const links = await pictures.views(siteId, ids);
    return rows.map((row) => viewOf(row, links));
  }

  return {
    state,

    /** The number of the desk's answers that a member has not read (API-31). */
    countUnread: (member: ChatMember): Promise<number> => storeOf(member).countUnread(),

    /** A page of the history: the messages next before a number, or next after one; the newest without either. */
    async history(
      member: ChatMember,
      bound: { before?: number | undefined; after?: number | undefined },
    ) {
      const side =
        bound.after === undefined ? { before: bound.before ?? NEWEST } : { after: bound.after };
      const found = await storeOf(member).page(side, PAGE_SIZE + 1);
      const isForward = 'after' in side;
      const rows = isForward ? found.slice(0, PAGE_SIZE) : found.slice(-PAGE_SIZE);
      return { messages: await viewsOf(member, rows), hasMore: found.length > PAGE_SIZE };
    },

    /**
     * Takes a message of the member: a text, or one of the member's pictures. The same id again is the same message.
     * @throws AppError `request.too_many`, `request.invalid` for neither, or `pictures.not_found`
     */
    async send(member: ChatMember, { messageId, body, picture }: SentMessage) {
      await throttles.limit(member.siteId, `chat:${member.memberId}`, SEND_LIMIT);
      if (body === '' && !picture)
        throw new AppError('request.invalid', { where: 'body', field: 'body' });
      const own = { messageId, body, isFromMember: true, authorName: null, createdAt: clock.now() };
      const attached = { pictureId: picture?.pictureId, pictureName: picture?.name };
      const draft = picture ? { ...own, ...attached } : own;
      const { message, isNew } = await addMessage(db, member, draft, async (tx) => {
        if (picture && !(await pictures.take(tx, member, [picture.pictureId])))
          throw new AppError('pictures.not_found');
      });
      if (isNew) announce(member);
      const [view] = await viewsOf(member, [message]);
      if (!view) throw new Error('A message that is stored has a view');
      return view;
    },

    /** Notes that the member has read the desk's answers up to a number, and answers how many are still unread. */
    async markRead(member: ChatMember, upTo: number): Promise<number> {
      if (await storeOf(member).markRead(upTo, clock.now())) announce(member);
      return storeOf(member).countUnread();
    },
  };
}

export type ChatService = ReturnType<typeof chatService>;

/** A message as its member reads it, with the links of its pictures by id. */
function viewOf(row: ChatMessageRow, links: ReadonlyMap<string, PictureView>): ChatMessage {
  const { messageId, number, isFromMember, authorName, body, createdAt, readAt } = row;
  const picture = links.get(row.pictureId ?? '');
  return {
    messageId,
    number,
    isFromMember,
    authorName,
    body,
    ...(picture ? { picture: { ...picture, name: row.pictureName ?? '' } } : {}),
    createdAt: createdAt.toISOString(),
    isRead: isFromMember || readAt !== null,
  };
}

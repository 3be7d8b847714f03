import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/connection.ts';
import { notifyLive } from '#platform/live/live-events.ts';
import { picturesStore } from '#platform/pictures/pictures.store.ts';
import type { Clock } from '#platform/process/clock.ts';
import { addMessage, chatStore, newestChats } from './chat.store.ts';
import type { ChatDraft, ChatMessageRow } from './chat.store.ts';
import { CHAT_TOPIC } from './live-chat.ts';

/** How long a typing mark holds; the next answer ends it. */
const TYPING_MS = 30_000;
const HISTORY = 100;
const NEWEST = 2_147_483_647;

/** Who answers whom. */
export interface DeskTarget {
  readonly siteId: string;
  readonly memberId: string;
}

/** A picture of an answer, written anew as WebP. */
export interface DeskPicture {
  readonly name: string;
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The operator's side of the chat. Every change is told to all processes at once. */
export function chatDesk({ db, clock }: { db: Database; clock: Clock }) {
  const tell = (target: DeskTarget) => notifyLive(db, [{ ...target, topic: CHAT_TOPIC }]);
  const storeOf = ({ siteId, memberId }: DeskTarget) => chatStore(db, siteId, memberId);
  return {
    /** The chats of a site, the newest first; by default only those whose last word is the member's. */
    async list(siteId: string, { most, isAll }: { most: number; isAll: boolean }) {
      const chats = await newestChats(db, siteId, most);
      return isAll ? chats : chats.filter(({ isFromMember }) => isFromMember);
    },

    /** The last messages of one chat. The member sees from now on that they were read. */
    async show(target: DeskTarget): Promise<ChatMessageRow[]> {
      await storeOf(target).markDeskRead();
      await tell(target);
      return storeOf(target).page({ before: NEWEST }, HISTORY);
    },

    /** The picture that a message is, as WebP; undefined when there is none. */
    async picture(target: DeskTarget, number: number): Promise<Uint8Array | undefined> {
      const [message] = await storeOf(target).page({ after: number - 1 }, 1);
      if (message?.number !== number || message.pictureId === null) return undefined;
      return picturesStore(db, target.siteId).content(message.pictureId);
    },

    /** Shows the member that somebody is typing, until the answer comes or half a minute has passed. */
    async type(target: DeskTarget, name: string): Promise<void> {
      await storeOf(target).setTyping(name, new Date(clock.now().getTime() + TYPING_MS));
      await tell(target);
    },

    /**
     * Answers a member with a text or, without one, a picture. The member also sees that everything until then was read.
     */
    async answer(
      target: DeskTarget,
      { name, body, picture }: { name: string; body: string; picture?: DeskPicture | undefined },
    ) {
      await storeOf(target).endDeskTurn();
      const createdAt = clock.now();
      const text = {
        messageId: randomUUID(),
        isFromMember: false,
        authorName: name,
        body,
        createdAt,
      };
      if (picture) await addPicture(db, target, text, picture);
      else await addMessage(db, target, text);
      await tell(target);
    },
  };
}

/** Adds a message with a picture, which belongs to the member of the chat from then on. */
async function addPicture(
  db: Database,
  { siteId, memberId }: DeskTarget,
  text: ChatDraft,
  { name, ...picture }: DeskPicture,
): Promise<void> {
  const pictureId = randomUUID();
  const draft = { ...text, pictureId, pictureName: name };
  await addMessage(db, { siteId, memberId }, draft, async (tx) => {
    const store = picturesStore(tx, siteId);
    await store.insert({ ...picture, pictureId, memberId, addedAt: text.createdAt });
    await store.take(memberId, [pictureId], text.createdAt);
  });
}

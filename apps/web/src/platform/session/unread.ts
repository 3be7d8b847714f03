import { useQuery } from '@tanstack/react-query';
import { MEMBER_TYPE, MODULE_ID } from '@maidan/contract/constants';
import { browserApi, read } from '../api/browser.ts';
import { queryClient, STALE_MS } from '../api/query.ts';
import type { SessionInfo } from '../api/request-scope.ts';

/** What is counted as unread (SESS-19, ENTITY-18): announcements, answers of the chat, messages of the inbox. */
export type UnreadKind = 'notice' | 'chat' | 'inbox';

/** Each count is read at most once in this time, in milliseconds (SESS-22, SESS-23). */
const ASKED_EVERY_MS = 250;

/** Types without inbox and chat: the default player (SESS-20), and a trial user, who has no account to write to. */
const WITHOUT_MESSAGES: readonly number[] = [MEMBER_TYPE.defaultPlayer, MEMBER_TYPE.trial];

const CALLS: Readonly<Record<UnreadKind, () => Promise<number>>> = {
  notice: async () => (await read(browserApi.GET('/announcements/unread'))).value,
  inbox: async () => (await read(browserApi.GET('/member/inbox/unread'))).value,
  chat: async () => {
    const params = { header: { 'Module-Id': MODULE_ID.chat } };
    return (await read(browserApi.GET('/service/chat/unread', { params }))).value.unReadCount;
  },
};

const unreadQuery = (kind: UnreadKind) => ({
  queryKey: ['unread', kind],
  queryFn: CALLS[kind],
  staleTime: STALE_MS.content,
});

/** The counts that a reader has: none for a visitor, and the chat only on a site that has one (SESS-21, SHELL-80). */
export function unreadKinds(session: SessionInfo | undefined, hasChat: boolean): UnreadKind[] {
  if (!session) return [];
  if (WITHOUT_MESSAGES.includes(session.type)) return ['notice'];
  return hasChat ? ['notice', 'inbox', 'chat'] : ['notice', 'inbox'];
}

const askedAt = new Map<UnreadKind, number>();

/** Reads a count again, unless that was done a moment ago. A failure keeps the last count and says nothing. */
export function refreshUnread(kind: UnreadKind): void {
  const now = performance.now();
  if (now - (askedAt.get(kind) ?? -Infinity) < ASKED_EVERY_MS) return;
  askedAt.set(kind, now);
  void queryClient().prefetchQuery({ ...unreadQuery(kind), staleTime: 0 });
}

/** The count that was read last; undefined before the first. This hook reads nothing itself. */
export function useUnreadCount(kind: UnreadKind): number | undefined {
  return useQuery({ ...unreadQuery(kind), enabled: false }, queryClient()).data;
}

/** Takes over a count that came with an answer or an event; answers whether it differs from the one that was known. */
export function noteUnread(kind: UnreadKind, count: number): boolean {
  const { queryKey } = unreadQuery(kind);
  const isNews = queryClient().getQueryData<number>(queryKey) !== count;
  queryClient().setQueryData<number>(queryKey, count);
  return isNews;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Badge } from '#ui/feedback/badge.tsx';
import { useSession } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { followLive } from '#platform/live/live.ts';
import {
  noteUnread,
  refreshUnread,
  unreadKinds,
  useUnreadCount,
} from '#platform/session/unread.ts';
import type { UnreadKind } from '#platform/session/unread.ts';
import { useWords } from '#platform/words/words.tsx';

/**
 * A badge with what is unread, of one kind or of several together; nothing when all is read (SESS-24). Wherever one is
 * shown, all counts of the reader are kept current (SESS-19).
 */
export function UnreadBadge({
  kinds,
  place = 'corner',
  isDot = false,
}: {
  kinds: readonly UnreadKind[];
  place?: 'corner' | 'inline';
  /** Shows a dot in place of the number, where it would not fit. */
  isDot?: boolean;
}) {
  const { t, format } = useWords();
  const session = useSession();
  const hasChat = useSite().can('chat');
  const own = unreadKinds(session, hasChat);
  useAsking(own);
  useFollowing('chat', own.includes('chat'));
  useFollowing('inbox', own.includes('inbox'));
  const counts = {
    notice: useUnreadCount('notice') ?? 0,
    inbox: useUnreadCount('inbox') ?? 0,
    chat: useUnreadCount('chat') ?? 0,
  };
  const shown = own.filter((kind) => kinds.includes(kind));
  const count = shown.reduce((sum, kind) => sum + counts[kind], 0);
  if (count === 0) return null;
  return (
    <Badge
      {...(isDot ? {} : { count })}
      format={format.number}
      label={t('member.unread', { count })}
      place={place}
    />
  );
}

/** The kinds that the stream of events tells of, and the field of its state that is the count. */
const COUNT_FIELDS = { chat: 'unReadCount', inbox: 'unread' } as const;

/** Keeps a count current with the stream of events, in every tab, once the page has loaded. */
function useFollowing(kind: keyof typeof COUNT_FIELDS, isFollowed: boolean): void {
  useEffect(() => {
    if (!isFollowed) return undefined;
    let stop: (() => void) | undefined;
    const follow = () => {
      stop = followLive(kind, (data) => {
        const count = (JSON.parse(data) as Record<string, unknown>)[COUNT_FIELDS[kind]];
        if (typeof count === 'number') noteUnread(kind, count);
      });
    };
    if (document.readyState === 'complete') follow();
    else window.addEventListener('load', follow, { once: true });
    return () => {
      window.removeEventListener('load', follow);
      stop?.();
    };
  }, [kind, isFollowed]);
}

/**
 * Loads the counts after the page has loaded, so that the first screen does not wait for them; then on every new path,
 * and whenever the reader returns to the page.
 */
function useAsking(kinds: readonly UnreadKind[]): void {
  const { pathname } = useLocation();
  const names = kinds.join(' ');
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      for (const kind of names.split(' ').filter(Boolean)) refreshUnread(kind as UnreadKind);
    };
    if (document.readyState === 'complete') ask();
    else window.addEventListener('load', ask, { once: true });
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('load', ask);
      document.removeEventListener('visibilitychange', ask);
    };
    // Each new path loads them again, although the call itself does not use the path.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [names, pathname]);
}

import { useSyncExternalStore } from 'react';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { readStored, writeStored } from '#platform/device/storage.ts';
import { createWatchers } from '#platform/page/watchers.ts';
import { useSession, watchMember } from '#platform/session/session.ts';
import type { NoticeView } from '../notices.model.ts';
import { sendRead } from './send-read.ts';

/** Where a device keeps which announcements a visitor has read: their ids, joined by commas, the newest last. */
const KEY = 'MC_READ_NOTICES';
/** A device keeps no more; the list of announcements is shorter. */
const MOST_KEPT = 200;
const NONE: readonly number[] = [];

interface Marks {
  readonly watch: (onChange: () => void) => () => void;
  get(): readonly number[];
  add(ids: readonly number[]): void;
}

function marksOf(load: () => readonly number[], save: (ids: readonly number[]) => void): Marks {
  const { watch, tell } = createWatchers();
  let ids: readonly number[] | undefined;
  return {
    watch,
    get: () => (ids ??= load()),
    add(more) {
      ids = [...new Set([...(ids ?? load()), ...more])].slice(-MOST_KEPT);
      save(ids);
      tell();
    },
  };
}

/** What a visitor has read; it stays on the device. */
const deviceMarks = marksOf(
  () => (readStored(KEY) ?? '').split(',').map(Number).filter(Number.isSafeInteger).filter(Boolean),
  (ids) => writeStored(KEY, ids.join(',')),
);

/** What the member has read on this page, until the list comes with the gateway's own marks. */
let memberMarks = marksOf(
  () => NONE,
  () => undefined,
);
watchMember(() => {
  memberMarks = marksOf(
    () => NONE,
    () => undefined,
  );
});

/** Which announcements the reader has read, and a way to mark them. */
export interface ReadMarks {
  /** Undefined while that is not known: the server does not see what a visitor's device keeps. */
  isRead(notice: NoticeView): boolean | undefined;
  /** Marks those that are unread: here at once, then at the gateway, then the lists are read again (NOTICE-13). */
  markRead(notices: readonly NoticeView[]): void;
}

/** The reader's marks. Those of a visitor and of a default player stay on the device (NOTICE-14). */
export function useReadMarks(): ReadMarks {
  const session = useSession();
  const isTold = session !== undefined && session.type !== MEMBER_TYPE.defaultPlayer;
  const marks = isTold ? memberMarks : deviceMarks;
  const ids = useSyncExternalStore<readonly number[] | undefined>(marks.watch, marks.get, () =>
    isTold ? NONE : undefined,
  );
  const isRead = (notice: NoticeView) =>
    ids && ((isTold && notice.isRead) || ids.includes(notice.id));
  return {
    isRead,
    markRead(notices) {
      const unread = notices.filter((notice) => isRead(notice) === false).map(({ id }) => id);
      if (unread.length === 0) return;
      marks.add(unread);
      if (isTold) sendRead(unread);
    },
  };
}

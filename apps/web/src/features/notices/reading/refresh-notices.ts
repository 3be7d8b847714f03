import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { queryClient } from '#platform/api/query.ts';
import { createWatchers } from '#platform/page/watchers.ts';

const { watch, tell } = createWatchers();

/** Has every list of announcements that is shown read again, because one was read, has come or has gone. */
export function refreshNotices(): void {
  void queryClient().invalidateQueries({ queryKey: ['notices'] });
  tell();
}

/** Keeps a screen of announcements current: its loader runs again when the list has changed. */
export function useFreshNotices(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => watch(() => void revalidate()), [revalidate]);
}

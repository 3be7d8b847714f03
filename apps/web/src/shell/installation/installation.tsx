import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';
import {
  endOfflineCopy,
  isOfflineCopy,
  siteWorker,
  takeOver,
  sendReaderToWorker,
  untilSiteAnswers,
  useDataSaver,
  watchUpdates,
} from '#platform/installation/index.ts';
import { countTraffic } from '#platform/installation/traffic-watch.ts';
import { storeSession, useSession } from '#platform/session/session.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { InstallBar } from './install-bar.tsx';

/**
 * Prepares a page for the time without a connection, once it is idle: it registers the service worker, offers a new
 * version, and says when the page itself is a copy, until that has been replaced by the server's page.
 */
export function Installation() {
  const { t } = useWords();
  const isCopy = useCopyUntilAnswered();
  useNewsForWorker(isCopy);
  useUpdateOffer();
  useEffect(countTraffic, []);
  if (isCopy && navigator.onLine) {
    return <Note tone="warning">{t('site.connection.slow')}</Note>;
  }
  return <InstallBar />;
}

function useNewsForWorker(isCopy: boolean): void {
  const { locale } = useWords();
  const isMember = useSession() !== undefined;
  const isSavingData = useDataSaver();
  useEffect(() => {
    // A copy knows nothing of the reader, so it must not report that a member has signed out.
    if (!isCopy) void sendReaderToWorker({ locale, isMember, isSavingData });
  }, [isCopy, locale, isMember, isSavingData]);
}

function useUpdateOffer(): void {
  const { t } = useWords();
  const toast = useToast();
  const offer = useEffectEvent((next: ServiceWorker) =>
    toast.show({
      text: t('download.update.ready'),
      duration: 'long',
      action: { label: t('download.update.reload'), onPress: () => takeOver(next) },
    }),
  );
  useEffect(() => {
    let end = () => {};
    let isHere = true;
    void siteWorker().then((registration) => {
      if (registration && isHere) end = watchUpdates(registration, (next) => offer(next));
    });
    return () => {
      isHere = false;
      end();
    };
  }, []);
}

/** Whether this page is a copy. It loads the true page as soon as the site answers; then the answer is false. */
function useCopyUntilAnswered(): boolean {
  const [isCopy, setIsCopy] = useState(isOfflineCopy);
  const { revalidate } = useRevalidator();
  const become = useEffectEvent(async () => {
    await revalidate();
    endOfflineCopy();
    // Not before the true page is drawn, which the router does in a transition too.
    startTransition(() => setIsCopy(false));
  });
  useSessionOfTruePage(isCopy);
  useEffect(() => {
    if (!isCopy) return undefined;
    const call = new AbortController();
    void untilSiteAnswers(call.signal).then(
      () => become(),
      () => undefined,
    );
    return () => call.abort();
  }, [isCopy]);
  return isCopy;
}

/** A copy leaves the browser's session alone; the server's page that replaces it says whether there is one. */
function useSessionOfTruePage(isCopy: boolean): void {
  const session = useSession();
  const wasCopy = useRef(isCopy);
  const store = useEffectEvent(() => storeSession(session));
  useEffect(() => {
    if (wasCopy.current && !isCopy) store();
    wasCopy.current = isCopy;
  }, [isCopy]);
}

import { useEffect, useMemo, useState } from 'react';
import { readStored, writeStored } from '#platform/device/storage.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useSession } from '#platform/session/session.ts';

const KEY = 'maidan.application';

/** The application that is being written on this device; there is one at a time. */
interface Draft {
  /** Nobody else who uses the device gets to see it. */
  readonly userName: string | undefined;
  readonly promotionId: number;
  readonly remarks: string;
  /** How many pictures were chosen; a page that is opened again has them no longer. */
  readonly pictures: number;
}

/**
 * The remarks for a promotion, which the device keeps until they are sent or cleared, also when the page is opened again.
 * `first` is what the server sends back in a form that it refused. `lost` is how many pictures have to be chosen again.
 */
export function useApplyDraft(promotionId: number, first: string, pictures: number) {
  const userName = useSession()?.userName;
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState(first === '' ? undefined : first);
  const [isForgotten, setIsForgotten] = useState(false);
  const kept = useMemo(
    () => (isHydrated ? draftOf(promotionId, userName) : undefined),
    [isHydrated, promotionId, userName],
  );
  const remarks = typed ?? kept?.remarks ?? '';
  const lost = isForgotten ? 0 : (kept?.pictures ?? 0);

  useEffect(() => {
    if (typed === undefined && pictures === 0) return;
    writeDraft({ userName, promotionId, remarks, pictures: pictures === 0 ? lost : pictures });
  }, [userName, promotionId, typed, remarks, pictures, lost]);

  return {
    remarks,
    setRemarks: setTyped,
    lost: pictures === 0 ? lost : 0,
    /** Forgets what the device keeps. */
    forget() {
      setTyped('');
      setIsForgotten(true);
      writeStored(KEY, undefined);
    },
  };
}

function draftOf(promotionId: number, userName: string | undefined): Draft | undefined {
  const kept = readDraft();
  return kept?.promotionId === promotionId && kept.userName === userName ? kept : undefined;
}

function readDraft(): Draft | undefined {
  try {
    return (JSON.parse(readStored(KEY) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    // Somebody wrote something else there.
    return undefined;
  }
}

function writeDraft(draft: Draft): void {
  const isEmpty = draft.remarks === '' && draft.pictures === 0;
  writeStored(KEY, isEmpty ? undefined : JSON.stringify(draft));
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ContractKind } from '@maidan/contract/constants';
import { usePopup, useShowPopup } from '#platform/page/popup.ts';
import { findPendingContracts } from './agent.queries.ts';

/** How long home stands before its member's contracts are asked for, in milliseconds: the page itself comes first. */
const CHECK_AFTER_MS = 1000;
/** Between one alert and the next, in milliseconds, so that a tap on the first does not hit the second. */
const PAUSE_MS = 600;

/** Kinds that this document has asked about; "later" means the next one. */
const asked = new Set<string>();

/**
 * Stands on home for a member: renews the session, then asks about every kind of contract that waits, one after the
 * other (AGENT-06 to AGENT-11), each once for as long as the document lives. Shows nothing itself, and leaves an open
 * popup and a screen that is on its way alone.
 */
export function ContractPrompts() {
  const [waiting, setWaiting] = useState<readonly ContractKind[]>([]);
  const { popup, popupData } = usePopup();
  const show = useShowPopup();
  const isComing = useNavigation().state !== 'idle';
  const isFree = popup === undefined && !isComing;
  const openKind = popup === 'contract' ? popupData['kind'] : undefined;

  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(() => {
      void findPendingContracts().then((kinds) => isHere && setWaiting(kinds));
    }, CHECK_AFTER_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    // After a reload the history may have opened one before anything was asked for.
    if (openKind !== undefined) asked.add(openKind);
  }, [openKind]);

  const askNext = useEffectEvent(() => {
    const kind = waiting.find((one) => !asked.has(one));
    if (kind) show('contract', { kind });
  });
  useEffect(() => {
    if (!isFree || waiting.length === 0) return undefined;
    const timer = setTimeout(askNext, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isFree, waiting]);
  return null;
}

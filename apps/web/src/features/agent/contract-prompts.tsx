import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ContractKind } from '@maidan/contract/constants';
import { usePopup, useShowPopup } from '#platform/page/popup.ts';
import { findPendingContracts } from './agent.queries.ts';

/** Home is shown this long, in milliseconds, before it asks for contracts, because the page itself comes first. */
const CHECK_AFTER_MS = 1000;
/** The time between two alerts, in milliseconds, so that a tap on the first does not hit the second. */
const PAUSE_MS = 600;

/** Kinds that this document has asked about. "Later" counts as asked, and the next kind follows. */
const asked = new Set<string>();

/**
 * Part of a member's home: renews the session, then asks about every kind of contract that waits, one after another
 * (AGENT-06 to AGENT-11), each once in the life of the document. It draws nothing itself, and does not disturb an open
 * popup or a change of screen.
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
    // A reload can restore such a popup before anything was asked for.
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

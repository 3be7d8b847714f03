import { useEffect, useEffectEvent, useState } from 'react';

/** Calls `act` a fixed time after `begin`, in milliseconds, unless the component has gone by then. */
export function useDelayed(
  delayMs: number,
  act: () => void,
): { begin(): void; isPending: boolean } {
  const [isPending, setIsPending] = useState(false);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => run(), delayMs);
    return () => clearTimeout(timer);
  }, [isPending, delayMs]);
  return { begin: () => setIsPending(true), isPending };
}

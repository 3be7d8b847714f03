import { useEffect, useState } from 'react';

const TICK_MS = 250;

/**
 * The server's time in milliseconds, which moves once the page is hydrated. `readAt` is when this device read `serverNow`,
 * so that a wrong clock of the device does no harm.
 */
export function useServerClock(serverNow: string, readAt: number): number {
  const serverMs = Date.parse(serverNow);
  const [nowMs, setNowMs] = useState(serverMs);
  useEffect(() => {
    const tick = () => setNowMs(Math.floor((serverMs + Date.now() - readAt) / TICK_MS) * TICK_MS);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [serverMs, readAt]);
  return nowMs;
}

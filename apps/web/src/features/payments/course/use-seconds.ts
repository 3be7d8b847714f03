import { useEffect, useState } from 'react';

/** The present moment in milliseconds, moved on every second; undefined until the scripts run. */
export function useSeconds(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

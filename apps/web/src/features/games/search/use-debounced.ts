import { useEffect, useState } from 'react';

/** The value once it has not changed for this many milliseconds; at first the value itself. */
export function useDebounced<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return undefined;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [settled, value, pauseMs]);
  return settled;
}

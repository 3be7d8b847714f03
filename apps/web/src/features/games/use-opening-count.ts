import { useState } from 'react';

/** A number that is new each time a popup opens. Used as a key, it resets the popup. */
export function useOpeningCount(isOpen: boolean): number {
  const [former, setFormer] = useState({ isOpen, count: 0 });
  if (former.isOpen === isOpen) return former.count;
  const next = { isOpen, count: former.count + (isOpen ? 1 : 0) };
  setFormer(next);
  return next.count;
}

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls a sideways rail whenever `value` changes, so that its marked child (aria-current or aria-selected) is in the
 * second place. It never moves the page.
 */
export function useScrolledIntoPlace<T extends HTMLElement>(
  value: string | undefined,
): RefObject<T | null> {
  const rail = useRef<T>(null);
  useEffect(() => {
    const element = rail.current;
    const marked = element?.querySelector<HTMLElement>("[aria-current], [aria-selected='true']");
    if (!element || !marked || value === undefined) return;
    const before = marked.previousElementSibling;
    const target = before instanceof HTMLElement ? before : marked;
    const inset = Number.parseFloat(getComputedStyle(element).paddingInlineStart) || 0;
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const offset = isRightToLeft
      ? target.offsetLeft + target.offsetWidth - element.clientWidth + inset
      : target.offsetLeft - inset;
    element.scrollTo?.({ left: offset, behavior: 'auto' });
  }, [value]);
  return rail;
}

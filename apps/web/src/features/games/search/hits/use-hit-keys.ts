import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

const OPTION = '[role="option"]';

/**
 * The keys of a search box: the arrow keys walk through the hits while the focus stays in the box, Enter opens the one
 * on which they stand, and Escape empties the box before it may close anything.
 */
export function useHitKeys(
  place: RefObject<HTMLElement | null>,
  hasText: boolean,
  onClear: () => void,
) {
  const [activeId, setActiveId] = useState<string>();

  const walk = (step: 1 | -1) => {
    const options = [...(place.current?.querySelectorAll<HTMLElement>(OPTION) ?? [])];
    const from = options.findIndex(({ id }) => id === activeId);
    const next = from === -1 && step === -1 ? options.length - 1 : from + step;
    const option = options[next];
    setActiveId(option?.id);
    option?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const active = activeId === undefined ? null : document.getElementById(activeId);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      active.click();
    } else if (event.key === 'Escape' && hasText) {
      // The popup listens on the same node as React, and would close.
      event.nativeEvent.stopImmediatePropagation();
      event.preventDefault();
      onClear();
    }
  };

  return { activeId, onKeyDown, rest: () => setActiveId(undefined) };
}

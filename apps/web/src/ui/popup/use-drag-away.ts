import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** How far a panel must be dragged to close, in px: the length of a swipe (SHELL-48). */
const DRAG_AWAY_PX = 100;
const DRAG_START_PX = 8;

export type DragDirection = 'down' | 'inline-end';

export type DragHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
};

type Drag = { x: number; y: number; distance: number; isDragging: boolean };

function distances(direction: DragDirection, drag: Drag, event: PointerEvent, panel: HTMLElement) {
  const dx = event.clientX - drag.x;
  const dy = event.clientY - drag.y;
  if (direction === 'down')
    return { along: dy, across: Math.abs(dx), translate: `translateY(${Math.max(0, dy)}px)` };
  const sign = getComputedStyle(panel).direction === 'rtl' ? -1 : 1;
  const along = dx * sign;
  return { along, across: Math.abs(dy), translate: `translateX(${Math.max(0, along) * sign}px)` };
}

function panelOf(event: PointerEvent): HTMLElement | null {
  return event.currentTarget.closest<HTMLElement>('[data-panel]');
}

/**
 * Makes a popup's panel follow the finger, and calls `onAway` when it is let go beyond 100 px; otherwise the panel
 * returns.
 */
export function useDragAway(direction: DragDirection, onAway: () => void): DragHandlers {
  const current = useRef<Drag | null>(null);
  const putBack = (event: PointerEvent) => {
    current.current = null;
    const panel = panelOf(event);
    if (panel) panel.style.transform = '';
  };
  const handleMove = (event: PointerEvent) => {
    const drag = current.current;
    const panel = panelOf(event);
    if (!drag || !panel) return;
    const { along, across, translate } = distances(direction, drag, event, panel);
    if (!drag.isDragging) {
      if (along < DRAG_START_PX || across > along) return;
      drag.isDragging = true;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    }
    drag.distance = along;
    panel.style.transform = translate;
  };
  return {
    onPointerDown: (event) => {
      current.current = { x: event.clientX, y: event.clientY, distance: 0, isDragging: false };
    },
    onPointerMove: handleMove,
    onPointerUp: (event) => {
      if ((current.current?.distance ?? 0) < DRAG_AWAY_PX) {
        putBack(event);
        return;
      }
      // The panel leaves from where the finger let go of it.
      current.current = null;
      onAway();
    },
    onPointerCancel: putBack,
  };
}

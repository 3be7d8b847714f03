import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex='-1'])";

// Popups can lie over each other; keys belong to the uppermost.
const layers: HTMLElement[] = [];

function uppermost(): HTMLElement | undefined {
  return layers[layers.length - 1];
}

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.closest('[inert], [hidden]') === null;
}

function wrapTab(event: KeyboardEvent, layer: HTMLElement): void {
  const stops = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const first = stops[0];
  const last = stops[stops.length - 1];
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const active = document.activeElement;
  const isOutside = !layer.contains(active) || active?.getAttribute('tabindex') === '-1';
  if (event.shiftKey && (active === first || isOutside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (active === last || !layer.contains(active))) {
    event.preventDefault();
    first.focus();
  }
}

function silence(element: Element): () => void {
  const isInertKnown = 'inert' in HTMLElement.prototype;
  element.setAttribute('inert', '');
  if (!isInertKnown) element.setAttribute('aria-hidden', 'true');
  return () => {
    element.removeAttribute('inert');
    if (!isInertKnown) element.removeAttribute('aria-hidden');
  };
}

/**
 * Makes everything beside the layer inert, up to the body, and returns the function that undoes it. Elements with
 * `data-above-popups` (the toasts) stay usable.
 */
function silenceOthers(layer: HTMLElement): () => void {
  const undo: (() => void)[] = [];
  for (
    let child: HTMLElement = layer;
    child.parentElement && child !== document.body;
    child = child.parentElement
  ) {
    for (const sibling of child.parentElement.children) {
      const isKept =
        sibling === child ||
        sibling.hasAttribute('inert') ||
        sibling.hasAttribute('data-above-popups');
      if (!isKept && !/^(script|style|link|template)$/i.test(sibling.tagName))
        undo.push(silence(sibling));
    }
  }
  return () => undo.forEach((back) => back());
}

function focusInto(layer: HTMLElement): void {
  const target =
    layer.querySelector<HTMLElement>('[data-autofocus]') ??
    layer.querySelector<HTMLElement>("[role='dialog'], [role='alertdialog']");
  target?.focus({ preventScroll: true });
}

function enter(layer: HTMLElement, onEscape: () => void): () => void {
  const opener = document.activeElement;
  const restore = silenceOthers(layer);
  layers.push(layer);
  document.documentElement.setAttribute('data-popup-open', '');
  focusInto(layer);
  const handleKey = (event: KeyboardEvent) => {
    if (uppermost() !== layer) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Tab') wrapTab(event, layer);
  };
  // For browsers without inert: focus that leaves is brought back.
  const handleFocus = (event: FocusEvent) => {
    const target = event.target;
    const isOutside =
      target instanceof HTMLElement &&
      !layer.contains(target) &&
      target.closest('[data-above-popups]') === null;
    if (uppermost() === layer && isOutside) focusInto(layer);
  };
  document.addEventListener('keydown', handleKey);
  document.addEventListener('focusin', handleFocus);
  return () => {
    document.removeEventListener('keydown', handleKey);
    document.removeEventListener('focusin', handleFocus);
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) document.documentElement.removeAttribute('data-popup-open');
    restore();
    const isFocusOurs =
      document.activeElement === document.body || layer.contains(document.activeElement);
    if (isFocusOurs && opener instanceof HTMLElement && opener.isConnected)
      opener.focus({ preventScroll: true });
  };
}

/**
 * While `isActive`: the focus moves into the layer and stays there, the page behind is inert and does not scroll, and
 * Escape calls `onEscape` (of the uppermost layer only). Afterwards the focus returns to where it was.
 */
export function useModalFocus(
  layer: RefObject<HTMLElement | null>,
  isActive: boolean,
  onEscape: () => void,
): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive || !layer.current) return undefined;
    return enter(layer.current, () => escape());
  }, [isActive, layer]);
}

/** Where the inline script leaves the button; null once the page is taken over. */
interface EarlyTap {
  earlyTap?: HTMLElement | null | undefined;
}

/**
 * Inline script of the head: remembers the last button that was tapped before the scripts were here. Links and plain
 * forms work without them, a button that only a script answers would seem dead on a slow phone.
 */
export const EARLY_TAP_SCRIPT = `addEventListener('click',function(e){var b=e.target.closest('button');if(b&&b.type==='button'&&self.earlyTap!==null)self.earlyTap=b},true)`;

/**
 * To be called once React listens to the document, before the page is taken over: what React takes itself is not kept.
 * It takes a tap only when it can build that part at once, and else stops it: such a tap stays to be repeated.
 */
export function yieldTapsToReact(): void {
  document.addEventListener('click', forgetTaken, { capture: true });
}

function forgetTaken(event: Event): void {
  if (!event.cancelBubble) (globalThis as EarlyTap).earlyTap = undefined;
}

/** Repeats the tap that came too early, once; for the moment when the page has been taken over. */
export function repeatEarlyTap(): void {
  const page = globalThis as EarlyTap;
  const button = page.earlyTap;
  page.earlyTap = null;
  document.removeEventListener('click', forgetTaken, { capture: true });
  if (button?.isConnected) button.click();
}

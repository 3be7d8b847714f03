/** Where the inline script leaves the button; null once React listens itself. */
interface EarlyTap {
  earlyTap?: HTMLElement | null;
}

/**
 * Inline script of the head: remembers the last button that was tapped before the scripts were here. Links and plain
 * forms work without them, a button that only a script answers would seem dead on a slow phone.
 */
export const EARLY_TAP_SCRIPT = `addEventListener('click',function(e){var b=e.target.closest('button');if(b&&b.type==='button'&&self.earlyTap!==null)self.earlyTap=b},true)`;

let tapped: HTMLElement | undefined;

/** From now on React hears each tap itself, so none is remembered any more; a tap that React hears may not be repeated. */
export function endEarlyTaps(): void {
  const page = globalThis as EarlyTap;
  tapped = page.earlyTap ?? undefined;
  page.earlyTap = null;
}

/** Repeats the tap that came too early, once; for the moment when the page has been taken over. */
export function repeatEarlyTap(): void {
  const button = tapped;
  tapped = undefined;
  if (button?.isConnected) button.click();
}

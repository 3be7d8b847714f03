/** Where the inline script stores the last tapped button, until its tap is handled. */
interface EarlyTap {
  earlyTap?: HTMLElement | undefined;
}

/**
 * Inline script of the head: remembers the last tapped button. Links and plain forms work without scripts, but a button
 * that needs one would seem dead on a slow phone.
 */
export const EARLY_TAP_SCRIPT = `addEventListener('click',function(e){var b=e.target.closest('button');self.earlyTap=b&&b.type==='button'?b:undefined},true)`;

/** Time between two tries to repeat a tap, and the limit for all of them, in milliseconds. */
const AGAIN_MS = 100;
const GIVE_UP_MS = 15_000;

const page = globalThis as EarlyTap;
let isTakenOver = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let giveUpAt = 0;

/**
 * Call it once React listens to the document. React handles a tap only when it can hydrate that part of the page at
 * once; while the part's code is still loading it would swallow the tap. Such a tap is repeated until it is handled,
 * another one follows, or 15 s have passed.
 */
export function repeatLostTaps(): void {
  document.addEventListener('click', noteWhetherTaken, { capture: true });
}

function noteWhetherTaken(event: Event): void {
  if (!event.cancelBubble) page.earlyTap = undefined;
  else if (isTakenOver && event.isTrusted) startRepeating();
}

/** Repeats a tap from before the hydration; call it right after. */
export function repeatEarlyTap(): void {
  isTakenOver = true;
  startRepeating();
}

function startRepeating(): void {
  clearTimeout(timer);
  giveUpAt = Date.now() + GIVE_UP_MS;
  tapAgain();
}

function tapAgain(): void {
  const button = page.earlyTap;
  if (!button?.isConnected || Date.now() > giveUpAt) return;
  button.click();
  timer = setTimeout(tapAgain, AGAIN_MS);
}

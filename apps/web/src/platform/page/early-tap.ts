/** Where the inline script leaves the button that was tapped last, until its tap is taken. */
interface EarlyTap {
  earlyTap?: HTMLElement | undefined;
}

/**
 * Inline script of the head: remembers the last button that was tapped. Links and plain forms work without scripts, a
 * button that only a script answers would seem dead on a slow phone.
 */
export const EARLY_TAP_SCRIPT = `addEventListener('click',function(e){var b=e.target.closest('button');self.earlyTap=b&&b.type==='button'?b:undefined},true)`;

/** Between one try to repeat a tap and the next, and how long it is tried, in milliseconds. */
const AGAIN_MS = 100;
const GIVE_UP_MS = 15_000;

const page = globalThis as EarlyTap;
let isTakenOver = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let giveUpAt = 0;

/**
 * To be called once React listens to the document. React takes a tap only when it can build that part of the page at
 * once, and else stops it: where the part's code is still on its way the tap would be lost. Such a tap is repeated until
 * it is taken, another one follows, or 15 s are over.
 */
export function yieldTapsToReact(): void {
  document.addEventListener('click', noteWhetherTaken, { capture: true });
}

function noteWhetherTaken(event: Event): void {
  if (!event.cancelBubble) page.earlyTap = undefined;
  else if (isTakenOver && event.isTrusted) startRepeating();
}

/** Repeats a tap that came before the page was taken over; for the moment when it has been. */
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

/** What is only for later visits waits this long after the page has loaded, in milliseconds. */
const LATE_MS = 5_000;

/**
 * Runs something once the page has loaded, has been there for five seconds, and has nothing else to do; the returned
 * function calls it off.
 */
export function whenIdle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: LATE_MS }) : run();
  const wait = () => void (timer = setTimeout(idle, LATE_MS));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}

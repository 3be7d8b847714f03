/** Work that serves only later visits waits this long after the page has loaded, in milliseconds. */
const LATE_MS = 5_000;

/**
 * Calls `run` five seconds after the page has loaded, when it has nothing else to do; the returned function cancels it.
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

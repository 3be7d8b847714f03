/** A browser as journeys drive it: only what both WebDriver clients can do. What does not happen in time throws. */
export interface DrivenBrowser {
  /** The name that people know it by. */
  readonly name: string;
  /** Whether a step back shows a member's page as it was left, from the browser's memory. */
  readonly keepsMemberPages: boolean;
  /** Opens an address as a document. */
  open(address: string): Promise<void>;
  /** Runs a function body in the page, or in the frame that was entered, and gives what it returns. */
  run<Result>(body: string): Promise<Result>;
  /** Taps the first element of a selector once it is there. */
  tap(selector: string): Promise<void>;
  /** Types into the first field of a selector and replaces what it holds. */
  fill(selector: string, text: string): Promise<void>;
  /** Enters the first frame of a selector, or leaves the frame. */
  enterFrame(selector: string): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Saves a picture of the window. */
  picture(path: string): Promise<void>;
  /** Ends the browser and every process that belongs to it. */
  quit(): Promise<void>;
}

/** The longest wait for anything, in milliseconds. It is generous because a busy machine is slow, not wrong. */
export const PATIENCE_MS = 45_000;
const AGAIN_MS = 150;

/** Waits until a function body returns something true in the page. Throws with `what` when it does not. */
export async function until(
  browser: DrivenBrowser,
  what: string,
  body: string,
  patienceMs: number = PATIENCE_MS,
): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    // A page that is being left does not answer for a moment.
    const isTrue = await browser
      .run<boolean>(`return Boolean((() => { ${body} })())`)
      .catch(() => false);
    if (isTrue) return;
    if (Date.now() > giveUpAt)
      throw new Error(`${what}: waited in vain at ${await where(browser)}`);
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}

/** Steps back as a browser's button does, which may bring back a kept page. */
export async function stepBack(browser: DrivenBrowser): Promise<void> {
  await browser.run('setTimeout(() => history.back()); return true');
}

function where(browser: DrivenBrowser): Promise<string> {
  return browser.run<string>('return location.href').catch(() => 'a page that does not answer');
}

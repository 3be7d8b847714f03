/** A browser that journeys drive by the little that both WebDriver clients know. What does not come in time throws. */
export interface DrivenBrowser {
  /** As people call it. */
  readonly name: string;
  /** Whether it brings a member's page back from its memory as it was left, when one steps back to it. */
  readonly keepsMemberPages: boolean;
  /** Opens an address as a document. */
  open(address: string): Promise<void>;
  /** Runs a function body in the page, or in the frame that was entered, and gives what it returns. */
  run<Result>(body: string): Promise<Result>;
  /** Taps the first element of a selector once it is there. */
  tap(selector: string): Promise<void>;
  /** Types into the first field of a selector, in place of what stands there. */
  fill(selector: string, text: string): Promise<void>;
  /** Goes into the first frame of a selector, or out of it. */
  enterFrame(selector: string): Promise<void>;
  leaveFrame(): Promise<void>;
  /** Saves a picture of the window. */
  picture(path: string): Promise<void>;
  /** Ends the browser with all that belongs to it. */
  quit(): Promise<void>;
}

/** Longest wait for anything: a busy machine is slow, not wrong. */
export const PATIENCE_MS = 45_000;
const AGAIN_MS = 150;

/** Waits until a function body gives something true in the page. Throws with `what` when it does not. */
export async function until(browser: DrivenBrowser, what: string, body: string): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    // A page that is being left answers nothing for a moment.
    const isTrue = await browser
      .run<boolean>(`return Boolean((() => { ${body} })())`)
      .catch(() => false);
    if (isTrue) return;
    if (Date.now() > giveUpAt)
      throw new Error(`${what}: waited in vain at ${await where(browser)}`);
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}

/** Steps back as the button of a browser does, kept pages included. */
export async function stepBack(browser: DrivenBrowser): Promise<void> {
  await browser.run('setTimeout(() => history.back()); return true');
}

function where(browser: DrivenBrowser): Promise<string> {
  return browser.run<string>('return location.href').catch(() => 'a page that does not answer');
}

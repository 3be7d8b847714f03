import type { FirstStep } from '../login/use-kept-login.ts';

/**
 * The first step of a sign-in, in the memory of this document only, until the second one has opened the session: what the
 * device then remembers of the login.
 */
let held: FirstStep | undefined;

/** Holds a first step; undefined forgets it. */
export function holdFirstStep(next: FirstStep | undefined): void {
  held = next;
}

/** The first step that this document has seen. */
export function heldFirstStep(): FirstStep | undefined {
  return held;
}

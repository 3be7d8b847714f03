/**
 * The password of the session, from the login until a sign-out or a change (PSW-39), in the memory of this document
 * only. While it is here, changing the password does not ask for it again (PSW-27).
 */
let held: { readonly userName: string; readonly password: string } | undefined;

/** Remembers the password with which a member just signed in; undefined forgets it (PSW-35). */
export function holdPassword(next: typeof held): void {
  held = next;
}

/** The password of a member's session; undefined when this document did not see the login. */
export function heldPassword(userName: string | undefined): string | undefined {
  return held !== undefined && held.userName === userName ? held.password : undefined;
}

/**
 * The name of a cookie in the browser. Over TLS it begins with `__Host-`, so that only this host can have set it (RFC
 * 6265bis, 4.1.3.2) and no sibling host can replace it. Without TLS browsers refuse such a name.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Where a cookie belongs: one that is bound to its host holds for all paths of it. */
export function cookiePath(isSecure: boolean): string {
  return isSecure ? '/' : '/m';
}

/** Where a cookie belongs and who sends it, for one that a script writes. */
export function cookieAttributes(isSecure: boolean): string {
  return isSecure ? 'Path=/; SameSite=Lax; Secure' : 'Path=/m; SameSite=Lax';
}

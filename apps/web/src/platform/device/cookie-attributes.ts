/**
 * The name of a cookie as browsers keep it. Over TLS it is one that this very host alone can have set (`__Host-`, RFC
 * 6265bis, 4.1.3.2): a sibling host puts no cookie of its own in the place of it. Without TLS browsers keep no such name.
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

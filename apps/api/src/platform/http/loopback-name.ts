/**
 * Whether a host name means this machine alone: `localhost`, a name below it, or a loopback address, without a port. A page
 * for developers answers under such a name only, since any other may have been sent by a stranger's page or proxy.
 */
export function isLoopbackName(host: string): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

/**
 * Whether a host name, given without a port, means this machine: `localhost`, a name below it, or a loopback address.
 * Pages for developers answer under such names only, since a stranger's page or proxy may send any other name.
 */
export function isLoopbackName(host: string): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

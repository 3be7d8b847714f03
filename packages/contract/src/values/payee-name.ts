/** When two names are one payee's, the same on the server and in the browser. Free of zod. */

/**
 * Whether the name of an account is the payee name: the same letters, however they are composed, in whatever case, with
 * any white space between the words. Invisible signs do not count. An empty name is nobody's.
 */
export function isPayeeName(holderName: string, payeeName: string): boolean {
  const name = folded(payeeName);
  return name !== '' && folded(holderName) === name;
}

function folded(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

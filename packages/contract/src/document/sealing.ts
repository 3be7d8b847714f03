/** An operation whose body travels sealed, by method and path of the document: `POST /account/login`. */
export type SealedOperation = `${'POST' | 'PUT'} /${string}`;

/**
 * What a sealed body is bound to: the associated data of its encryption, so that it opens at one operation of one site and
 * nowhere else. `site` is that of the public key. Free of zod.
 */
export function sealedFor(site: string, operation: SealedOperation): string {
  return `${site} ${operation}`;
}

/** An operation whose body travels sealed, by method and path of the document: `POST /account/login`. */
export type SealedOperation = `${'POST' | 'PUT'} /${string}`;

/**
 * What a sealed body is bound to, as the associated data of its encryption: it opens for one operation of one site and
 * nowhere else. `site` is the site of the public key. Free of zod.
 */
export function sealedFor(site: string, operation: SealedOperation): string {
  return `${site} ${operation}`;
}

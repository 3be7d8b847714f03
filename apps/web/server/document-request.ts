/**
 * Whether a request is for a page (SHELL-33): a browser's navigation, or a client such as a probe or a link preview
 * that names neither a kind nor, as scripts and pictures of a page do, a purpose.
 */
export function asksForDocument({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && !headers.has('sec-fetch-dest'));
}

/** Whether this document is the copy that the service worker gave in place of the one it could not reach. */
export function isOfflineCopy(): boolean {
  return document.documentElement.dataset['copy'] !== undefined;
}

/** From now on the document holds what the server says, and is a copy no more. */
export function endOfflineCopy(): void {
  delete document.documentElement.dataset['copy'];
}

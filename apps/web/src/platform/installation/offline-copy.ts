/** Whether this document is the copy that the service worker gave because it could not reach the server. */
export function isOfflineCopy(): boolean {
  return document.documentElement.dataset['copy'] !== undefined;
}

/** Marks the document as the server's own page again, no longer a copy. */
export function endOfflineCopy(): void {
  delete document.documentElement.dataset['copy'];
}

/**
 * Calls `onFail` when the picture has failed already, as one in the server's page may have before any script listened.
 * A picture that is still loading reports by its own event. Returns a function that stops this.
 */
export function catchEarlierFailure(
  image: HTMLImageElement | null,
  onFail: () => void,
): () => void {
  let isStopped = false;
  if (image !== null && image.complete && image.naturalWidth === 0 && image.currentSrc !== '') {
    image.decode().catch(() => {
      if (!isStopped) onFail();
    });
  }
  return () => {
    isStopped = true;
  };
}

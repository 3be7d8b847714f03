/**
 * Calls `onFail` when the picture has already failed to load, as one of the server's page may have before any script
 * listened for it. A picture that is still on its way reports by its own event. Returns how to stop.
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

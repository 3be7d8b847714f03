/** What a vendor's frame tells the game screen. */
export type FrameMessage = 'ready' | 'balance-changed' | 'round-open' | 'round-closed' | 'exit';

const MESSAGES: readonly string[] = [
  'ready',
  'balance-changed',
  'round-open',
  'round-closed',
  'exit',
];

/**
 * The message of a frame, or undefined for anything else that arrives: only the vendor's origin and the frame's own
 * window are believed (VENDOR-06).
 */
export function frameMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  vendorOrigin: string,
  frame: Window | null,
): FrameMessage | undefined {
  if (event.origin !== vendorOrigin || frame === null || event.source !== frame) return undefined;
  const data = event.data as { source?: unknown; type?: unknown } | null;
  if (typeof data !== 'object' || data === null || data.source !== 'maidan-arcade')
    return undefined;
  return typeof data.type === 'string' && MESSAGES.includes(data.type)
    ? (data.type as FrameMessage)
    : undefined;
}

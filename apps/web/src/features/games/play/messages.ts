/**
 * What a vendor's frame tells the game screen; what each message means stands at `frameMessage` in `packages/wire`, the
 * language between us and the vendors. `balanceMinor` is the game's own line of balance, in minor units.
 */
export type FrameMessage =
  | { readonly type: 'ready' | 'balance-changed'; readonly balanceMinor?: number }
  | { readonly type: 'round-open'; readonly isResumed: boolean }
  | { readonly type: 'round-closed' | 'connection-lost' | 'connection-back' | 'exit' };

/**
 * The message of a frame, or undefined for anything else that arrives: only the vendor's origin and the frame's own
 * window are believed (VENDOR-06). A figure that is no amount is left out, as if the game had sent none.
 */
export function frameMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  vendorOrigin: string,
  frame: Window | null,
): FrameMessage | undefined {
  if (event.origin !== vendorOrigin || frame === null || event.source !== frame) return undefined;
  const data = event.data as Record<string, unknown> | null;
  if (typeof data !== 'object' || data === null || data['source'] !== 'maidan-arcade')
    return undefined;
  const { type, balanceMinor, isResumed } = data;
  switch (type) {
    case 'ready':
    case 'balance-changed':
      return isAmount(balanceMinor) ? { type, balanceMinor } : { type };
    case 'round-open':
      return { type, isResumed: isResumed === true };
    case 'round-closed':
    case 'connection-lost':
    case 'connection-back':
    case 'exit':
      return { type };
    default:
      return undefined;
  }
}

/** Asks the game to read the wallet anew, because it moved outside the game. */
export function askToRefresh(frame: Window | null, vendorOrigin: string): void {
  frame?.postMessage({ source: 'maidan-lobby', type: 'refresh-balance' }, vendorOrigin);
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/**
 * What a vendor's frame tells the game screen. `frameMessage` in `packages/wire`, the language between us and the
 * vendors, says what each message means. `balanceMinor` is the balance that the game shows, in minor units.
 */
export type FrameMessage =
  | { readonly type: 'ready' | 'balance-changed'; readonly balanceMinor?: number }
  | { readonly type: 'round-open'; readonly isResumed: boolean }
  | { readonly type: 'round-closed' | 'connection-lost' | 'connection-back' | 'exit' }
  | { readonly type: 'check'; readonly round: string };

/** The most characters of a round that is to be checked. */
const MOST_ROUND = 8_000;

/**
 * The message of a frame, or undefined for anything else. It must come from the vendor's origin and from the frame's
 * own window (VENDOR-06). A figure that is not an amount is left out, as if the game had sent none.
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
  const { type, balanceMinor, isResumed, round } = data;
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
    case 'check':
      return typeof round === 'string' && round.length <= MOST_ROUND ? { type, round } : undefined;
    default:
      return undefined;
  }
}

/** Asks the game to read the wallet again, because money moved outside the game. */
export function askToRefresh(frame: Window | null, vendorOrigin: string): void {
  frame?.postMessage({ source: 'maidan-lobby', type: 'refresh-balance' }, vendorOrigin);
}

/** Tells the game that the lobby covers it with a question, so that nothing plays by itself behind it. */
export function tellToHold(frame: Window | null, vendorOrigin: string): void {
  frame?.postMessage({ source: 'maidan-lobby', type: 'hold' }, vendorOrigin);
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

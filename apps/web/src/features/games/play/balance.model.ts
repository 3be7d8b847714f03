import type { FrameMessage } from './messages.ts';

/** The one line of balance of a game that is being played, and what the strip says beside it. */
export interface PlayBalance {
  /** What the game's own line shows; undefined until it has said so. */
  readonly toldMinor: number | undefined;
  /** What the strip shows instead of the wallet; undefined when the wallet itself is shown. */
  readonly pinnedMinor: number | undefined;
  /** A round is being played: what the wallet says meanwhile must not be seen before its end. */
  readonly isRoundOpen: boolean;
  /** The open round was open when the game was launched. */
  readonly isResumed: boolean;
  /** The game does not reach its server. */
  readonly isCutOff: boolean;
}

/** What moves the line: a word of the game, a read of the wallet, or the frame or the network gone. */
export type PlayBalanceEvent =
  | { readonly type: 'message'; readonly message: FrameMessage; readonly walletMinor?: number }
  | { readonly type: 'wallet-read' }
  | { readonly type: 'lost' };

/** Before the game has said anything. */
export const NOTHING_TOLD: PlayBalance = {
  toldMinor: undefined,
  pinnedMinor: undefined,
  isRoundOpen: false,
  isResumed: false,
  isCutOff: false,
};

/**
 * The line after an event. The game decides when a figure may be seen, as it alone knows when a round is shown to its
 * end; the wallet decides what is true, so that a figure of the game stands only until the wallet is read after it.
 */
export function nextPlayBalance(known: PlayBalance, event: PlayBalanceEvent): PlayBalance {
  if (event.type === 'lost') return letGo(known);
  if (event.type === 'wallet-read')
    return known.isRoundOpen ? known : { ...known, pinnedMinor: undefined };
  return afterMessage(known, event.message, event.walletMinor);
}

function afterMessage(
  known: PlayBalance,
  message: FrameMessage,
  walletMinor: number | undefined,
): PlayBalance {
  switch (message.type) {
    case 'ready':
    case 'balance-changed': {
      const { balanceMinor } = message;
      return { ...known, toldMinor: balanceMinor, pinnedMinor: balanceMinor };
    }
    case 'round-open': {
      const { isResumed } = message;
      // A game that tells no figures cannot say either when one may be seen.
      const pinnedMinor =
        known.toldMinor === undefined ? undefined : (known.pinnedMinor ?? walletMinor);
      return { ...known, pinnedMinor, isResumed, isRoundOpen: true };
    }
    case 'round-closed':
      return { ...known, isRoundOpen: false, isResumed: false };
    case 'connection-lost':
      return { ...letGo(known), isCutOff: true };
    case 'connection-back':
      return { ...known, isCutOff: false };
    case 'exit':
      return letGo(known);
  }
}

function letGo(known: PlayBalance): PlayBalance {
  return { ...known, pinnedMinor: undefined, isRoundOpen: false, isResumed: false };
}

import type { FrameMessage } from './messages.ts';

/** The one balance line of the game on the screen, and what the strip says beside it. */
export interface PlayBalance {
  /** The balance that the game itself shows; undefined until it has said one. */
  readonly toldMinor: number | undefined;
  /** The balance that the strip shows in place of the wallet's; undefined when the wallet's own is shown. */
  readonly pinnedMinor: number | undefined;
  /** A round is being played. The player must not see before its end what the wallet says meanwhile. */
  readonly isRoundOpen: boolean;
  /** The round that is open now was open at the launch too. */
  readonly isResumed: boolean;
  /** The game cannot reach its server. */
  readonly isCutOff: boolean;
}

/** What changes the line: a message of the game, a read of the wallet, or a lost frame or network. */
export type PlayBalanceEvent =
  | { readonly type: 'message'; readonly message: FrameMessage; readonly walletMinor?: number }
  | { readonly type: 'wallet-read' }
  | { readonly type: 'lost' };

/** The state before the game has said anything. */
export const INITIAL_PLAY_BALANCE: PlayBalance = {
  toldMinor: undefined,
  pinnedMinor: undefined,
  isRoundOpen: false,
  isResumed: false,
  isCutOff: false,
};

/**
 * The line after an event. The game decides when a figure may be seen, because only it knows when a round has been
 * shown to its end. The wallet decides what is true, so a figure of the game counts only until the wallet is read after
 * it.
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
      // A game that sends no figures cannot say when one may be seen.
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
    case 'check':
      return known;
  }
}

function letGo(known: PlayBalance): PlayBalance {
  return { ...known, pinnedMinor: undefined, isRoundOpen: false, isResumed: false };
}

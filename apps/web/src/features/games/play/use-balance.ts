import { useEffect, useEffectEvent, useReducer } from 'react';
import { useBalance } from '#features/wallet/index.ts';
import { INITIAL_PLAY_BALANCE, nextPlayBalance } from './balance.model.ts';
import type { PlayBalance } from './balance.model.ts';
import type { FrameMessage } from './messages.ts';

/** The balance line of a running game. */
export interface PlayLine extends PlayBalance {
  /** What the strip shows; undefined while no amount is known. */
  readonly shownMinor: number | undefined;
  /** The version of the wallet after money moved outside the game, whose own line does not know of it yet. */
  readonly newsOfWallet: number | undefined;
  readonly onMessage: (message: FrameMessage) => void;
  /** Call it when the frame shows another page, or is gone. */
  readonly onLost: () => void;
}

/** Messages after which the wallet may have changed. */
const MOVES_MONEY: readonly FrameMessage['type'][] = [
  'balance-changed',
  'round-closed',
  'connection-lost',
  'connection-back',
];

/**
 * Keeps the one balance line of a game. In free play it is the game's own, because the wallet holds other money.
 * Otherwise it is the wallet's. It does not change while a round is being shown, until the frame or the network is
 * lost.
 */
export function usePlayBalance(isFree: boolean): PlayLine {
  const { wallet, refresh } = useBalance();
  const [line, send] = useReducer(nextPlayBalance, INITIAL_PLAY_BALANCE);
  const version = wallet?.version;
  const walletMinor = wallet?.sumBalance;
  useEffect(() => {
    if (version !== undefined) send({ type: 'wallet-read' });
  }, [version]);

  const read = async () => {
    if (await refresh()) send({ type: 'wallet-read' });
  };
  const onLost = () => {
    send({ type: 'lost' });
    void read();
  };
  const loseNetwork = useEffectEvent(onLost);
  useEffect(() => {
    const lose = () => loseNetwork();
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, []);

  const shownMinor = isFree ? line.toldMinor : (line.pinnedMinor ?? walletMinor);
  const isBehind =
    !isFree &&
    !line.isRoundOpen &&
    line.pinnedMinor === undefined &&
    line.toldMinor !== undefined &&
    line.toldMinor !== walletMinor;
  return {
    ...line,
    shownMinor,
    newsOfWallet: isBehind ? version : undefined,
    onMessage: (message) => {
      send({ type: 'message', message, ...(walletMinor === undefined ? {} : { walletMinor }) });
      if (!isFree && MOVES_MONEY.includes(message.type)) void read();
    },
    onLost,
  };
}

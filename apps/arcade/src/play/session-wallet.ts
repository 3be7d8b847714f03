import type { Session, SessionsStore } from '../launch/sessions.store.ts';
import { GameError } from '../platform/errors.ts';
import type { Wallet, WalletAnswer } from '../wallet/wallet.client.ts';
import { playerGameOf } from './session-game.ts';
import { errorOfRefusal } from './settlement.ts';

/** Finds the wallet of an operator, or that of free play; undefined when no key of the operator is configured. */
export type WalletFor = (owner: { keyId: string; isFreePlay: boolean }) => Wallet | undefined;

/** What a session reads from its wallet. Both calls throw a GameError when the wallet refuses or does not answer. */
export interface SessionWallet {
  /** Asks the wallet for the player and stores it; answers the session with its player. */
  signIn: (session: Session) => Promise<Session>;
  balance: (session: Session) => Promise<{ balanceMinor: number; currency: string }>;
}

/** Makes the functions that read from wallets. */
export function createSessionWallet(
  walletFor: WalletFor,
  sessions: Pick<SessionsStore, 'setPlayer'>,
): SessionWallet {
  function walletOf(session: Session): Wallet {
    const wallet = walletFor(session);
    if (wallet === undefined) throw new GameError('wallet_silent');
    return wallet;
  }

  return {
    async signIn(session) {
      const { vendor, gameCode, operatorToken: sessionToken } = session;
      const body = { vendor, sessionToken, gameCode };
      const { playerRef, displayName } = replyOf(await walletOf(session).authenticate(body));
      sessions.setPlayer(session.sessionId, playerRef, displayName);
      return { ...session, playerRef, displayName };
    },
    async balance(session) {
      const { playerRef, vendor } = playerGameOf(session);
      const body = { vendor, playerRef, sessionToken: session.operatorToken };
      const reply = replyOf(await walletOf(session).balance(body, session.currency));
      return { balanceMinor: reply.balanceMinor, currency: reply.currency };
    },
  };
}

function replyOf<Reply>(answer: WalletAnswer<Reply>): Reply {
  if (answer.kind === 'refused') throw errorOfRefusal(answer.refusal);
  if (answer.kind === 'unknown') throw new GameError('wallet_silent');
  return answer.reply;
}

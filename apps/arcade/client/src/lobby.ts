import type { FrameMessage, LobbyMessage } from '@maidan/wire';

type WithoutSource<Sent> = Sent extends FrameMessage ? Omit<Sent, 'source'> : never;

/** What the frame says; `frameMessage` in `@maidan/wire` explains each message. */
export type Message = WithoutSource<FrameMessage>;

/** The channel to the page that frames the game. */
export interface Lobby {
  /** Sends one message to the lobby's exact origin; does nothing when the game is not framed. */
  tell: (message: Message) => void;
  /** Calls the listener when the lobby covers the game, for its reality check: what plays by itself stops then. */
  onHold: (listener: () => void) => void;
}

/** What the lobby may ask the game. */
export interface LobbyQuestions {
  /** The lobby wants to leave; the game answers `round-open` or `exit`. */
  isRoundOpen: () => boolean;
  /** The balance changed elsewhere. */
  onRefreshBalance: () => void;
}

/** What a game sends once it can be played: its balance, and whether an earlier round is still open. */
export function openingMessages(balanceMinor: number, isRoundOpen: boolean): Message[] {
  const ready: Message = { type: 'ready', balanceMinor };
  return isRoundOpen ? [ready, { type: 'round-open', isResumed: true }] : [ready];
}

/** Opens the channel. Messages from any other origin or window are ignored. */
export function openLobby(lobbyOrigin: string, questions: LobbyQuestions): Lobby {
  const tell = (message: Message) => {
    if (window.parent === window) return;
    const sent = { source: 'maidan-arcade', ...message } satisfies FrameMessage;
    window.parent.postMessage(sent, lobbyOrigin);
  };
  const listeners: (() => void)[] = [];
  window.addEventListener('message', (event) => {
    if (event.origin !== lobbyOrigin || event.source !== window.parent) return;
    const data = event.data as Partial<LobbyMessage> | null;
    if (data?.source !== 'maidan-lobby') return;
    if (data.type === 'leave') tell({ type: questions.isRoundOpen() ? 'round-open' : 'exit' });
    if (data.type === 'refresh-balance') questions.onRefreshBalance();
    if (data.type === 'hold') for (const listener of listeners) listener();
  });
  return { tell, onHold: (listener) => void listeners.push(listener) };
}

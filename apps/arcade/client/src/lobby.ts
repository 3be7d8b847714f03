/** Messages the frame sends; what each means stands in `@maidan/wire`, at `frameMessage`. */
export type Message =
  | { type: 'ready' | 'balance-changed'; balanceMinor?: number }
  | { type: 'round-open'; isResumed?: boolean }
  | { type: 'round-closed' | 'connection-lost' | 'connection-back' | 'exit' };

/** The channel to the page that frames the game. */
export interface Lobby {
  /** Sends one message to the lobby's exact origin, and to nobody when the game is not framed. */
  tell: (message: Message) => void;
}

/** What the lobby may ask for. */
export interface LobbyQuestions {
  /** The lobby wants to leave: answered by `round-open` or `exit`. */
  isRoundOpen: () => boolean;
  /** The balance changed elsewhere. */
  onRefreshBalance: () => void;
}

/** What a game says when it can be played: its line of balance, and whether a round of before is still open. */
export function openingMessages(balanceMinor: number, isRoundOpen: boolean): Message[] {
  const ready: Message = { type: 'ready', balanceMinor };
  return isRoundOpen ? [ready, { type: 'round-open', isResumed: true }] : [ready];
}

/** Opens the channel. Messages of any other origin or window are not looked at. */
export function openLobby(lobbyOrigin: string, questions: LobbyQuestions): Lobby {
  const tell = (message: Message) => {
    if (window.parent === window) return;
    window.parent.postMessage({ source: 'maidan-arcade', ...message }, lobbyOrigin);
  };
  window.addEventListener('message', (event) => {
    if (event.origin !== lobbyOrigin || event.source !== window.parent) return;
    const data = event.data as { source?: unknown; type?: unknown } | null;
    if (data?.source !== 'maidan-lobby') return;
    if (data.type === 'leave') tell({ type: questions.isRoundOpen() ? 'round-open' : 'exit' });
    if (data.type === 'refresh-balance') questions.onRefreshBalance();
  });
  return { tell };
}

/** Messages the frame sends. */
export type Message = 'ready' | 'balance-changed' | 'round-open' | 'round-closed' | 'exit';

/** The channel to the page that frames the game. */
export interface Lobby {
  /** Sends one message to the lobby's exact origin, and to nobody when the game is not framed. */
  tell: (type: Message) => void;
}

/** What the lobby may ask for. */
export interface LobbyQuestions {
  /** The lobby wants to leave: answered by `round-open` or `exit`. */
  isRoundOpen: () => boolean;
  /** The balance changed elsewhere. */
  onRefreshBalance: () => void;
}

/** Opens the channel. Messages of any other origin or window are not looked at. */
export function openLobby(lobbyOrigin: string, questions: LobbyQuestions): Lobby {
  const tell = (type: Message) => {
    if (window.parent === window) return;
    window.parent.postMessage({ source: 'maidan-arcade', type }, lobbyOrigin);
  };
  window.addEventListener('message', (event) => {
    if (event.origin !== lobbyOrigin || event.source !== window.parent) return;
    const data = event.data as { source?: unknown; type?: unknown } | null;
    if (data?.source !== 'maidan-lobby') return;
    if (data.type === 'leave') tell(questions.isRoundOpen() ? 'round-open' : 'exit');
    if (data.type === 'refresh-balance') questions.onRefreshBalance();
  });
  return { tell };
}

import { browserApi, read } from '#platform/api/browser.ts';
import { followLive } from '#platform/live/live.ts';
import { logFault } from '#platform/page/log.ts';
import { documentLocale } from '#platform/words/document-locale.ts';
import { toWins } from './lobby.model.ts';
import { hasBoard, publishWins } from './newest-wins.ts';

/**
 * Shows new wins on the board as the gateway tells of them; nothing is read while `isShown` is false or the page is
 * hidden. `onFirst` is called when there are wins and the page has no board.
 */
export function followWinners(isShown: () => boolean, onFirst: () => void): () => void {
  let known: string | undefined;
  let isOld = false;

  async function refresh(): Promise<void> {
    if (!isOld || document.visibilityState !== 'visible' || !isShown()) return;
    isOld = false;
    const language = documentLocale();
    const answer = browserApi.GET('/lobby/winners', { params: { query: { language } } });
    const wins = toWins((await read(answer)).value.list);
    publishWins(wins);
    if (wins.length > 0 && !hasBoard()) onFirst();
  }
  const look = () =>
    void refresh().catch((error: unknown) => logFault('The winners could not be read', error));

  document.addEventListener('visibilitychange', look);
  const stop = followLive('winners', (state) => {
    isOld ||= known !== undefined && known !== state;
    known = state;
    look();
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}

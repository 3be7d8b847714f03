import type { Choices, Server } from './server.ts';

const DELAY_MS = 300;

/** Stores the player's choices at the server, so that they survive a reload of the page. */
export interface Keeper {
  keepStake: (place: number, stakeMinor: number) => void;
  keepSound: (isOn: boolean) => void;
}

/** Makes the keeper. Several choices in a row are sent in one call; leaving the page sends the last ones. */
export function createKeeper(
  server: Pick<Server, 'keep'>,
  onFault: (error: unknown) => void,
): Keeper {
  const stakes = new Map<number, number>();
  let isSoundOn: boolean | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const choices: Choices = {
      stakes: Array.from(stakes, ([place, stakeMinor]) => ({ place, stakeMinor })),
      ...(isSoundOn === undefined ? {} : { isSoundOn }),
    };
    stakes.clear();
    isSoundOn = undefined;
    server.keep(choices).catch(onFault);
  }
  const sendSoon = () => (timer ??= setTimeout(send, DELAY_MS));
  // A phone may end a hidden page without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);

  return {
    keepStake(place, stakeMinor) {
      stakes.set(place, stakeMinor);
      sendSoon();
    },
    keepSound(isOn) {
      isSoundOn = isOn;
      sendSoon();
    },
  };
}

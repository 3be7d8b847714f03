import type { Frame } from '../frame.ts';
import { createFlightPicture, multiplierAt } from './flight-picture.ts';

const DOUBLING_MS = 5_000;
const GONE_MS = 1_200;

/** The sky and its figure: waiting, counting down, flying and gone. */
export interface CrashSky {
  element: HTMLElement;
  /** Shows a moment of a flight, with the growing value of the bets on it; undefined shows no flight. */
  paint: (elapsedMs: number | undefined, stakedMinor: number) => void;
  /** Shows where the flight ended, and keeps that on the screen for a moment. */
  showEnd: (hundredths: number) => Promise<void>;
}

/** Makes the sky. */
export function createCrashSky(frame: Frame): CrashSky {
  const { words, format, sound } = frame;
  const picture = createFlightPicture(frame);
  /** What the sky shows while it waits: seconds, `next` for the next flight, or `none` when it does not wait. */
  let shownWait: number | 'next' | 'none' = 'none';

  function waitForNext(): void {
    if (shownWait !== 'next') picture.wait(words('crash.wait'));
    shownWait = 'next';
  }

  function countDown(seconds: number): void {
    if (seconds !== shownWait) {
      picture.wait(words('crash.takeoff', { seconds: format.digits(seconds) }));
      sound.play('tick');
    }
    shownWait = seconds;
  }

  function fly(elapsedMs: number, stakedMinor: number): void {
    shownWait = 'none';
    const hundredths = multiplierAt(elapsedMs);
    picture.draw(elapsedMs, false);
    picture.setFigure(format.times(hundredths));
    const growth = format.money(Math.floor((stakedMinor * (hundredths - 100)) / 100));
    picture.setLine(stakedMinor > 0 ? words('crash.grows', { amount: `+${growth}` }) : '', 'good');
  }

  return {
    element: picture.element,
    paint(elapsedMs, stakedMinor) {
      if (elapsedMs === undefined) waitForNext();
      else if (elapsedMs < 0) countDown(Math.ceil(-elapsedMs / 1000));
      else fly(elapsedMs, stakedMinor);
    },
    async showEnd(hundredths) {
      picture.draw(DOUBLING_MS * Math.log2(hundredths / 100), true);
      picture.setFigure(hundredths > 100 ? format.times(hundredths) : '');
      picture.setLine(words(hundredths > 100 ? 'crash.gone' : 'crash.goneAtOnce'), 'bad');
      await new Promise((resolve) => setTimeout(resolve, GONE_MS));
    },
  };
}

import { html, isMotionReduced } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { GameRules } from '../rules.ts';
import { createCrashBets, refreshBalance } from './crash-bets.ts';
import { createCrashFlight } from './crash-flight.ts';
import { createCrashOthers } from './crash-others.ts';
import { createCrashSky, type CrashSky } from './crash-sky.ts';
import type { Flight } from '../server.ts';

function addEnd(frame: Frame, hundredths: number): void {
  frame.addPast(frame.format.times(hundredths), hundredths >= 500 ? 'good' : 'plain');
}

/** The server sends the newest end first; each new one goes to the front. */
function addEnds(frame: Frame, ends: readonly number[]): void {
  for (let index = ends.length - 1; index >= 0; index -= 1) addEnd(frame, ends[index] ?? 100);
}

function rulesOf({ words, format, state }: Frame): GameRules {
  const times = format.times(Number(state.rules['topHundredths']));
  return {
    paragraphs: [
      words('crash.rules'),
      words('crash.rulesTime'),
      words('crash.rulesTop', { times }),
    ],
  };
}

/** Shows where a flight ended, or says that the end is unknown and the stakes are returned. */
async function showEnd(frame: Frame, sky: CrashSky, ended: Flight): Promise<void> {
  if (ended.crashHundredths === undefined) {
    frame.warn(frame.words('crash.interrupted'), false);
    await refreshBalance(frame);
    return;
  }
  addEnd(frame, ended.crashHundredths);
  if (ended.rounds.every(({ payoutMinor }) => payoutMinor === 0))
    frame.say(frame.words('result.lost'));
  frame.sound.play('lose');
  await sky.showEnd(ended.crashHundredths);
}

/** The crash game: one sky, two bets. */
export function startCrash(frame: Frame): GameRules {
  const { state } = frame;
  const sky = createCrashSky(frame);
  const others = createCrashOthers(frame);
  const flight = createCrashFlight(frame, {
    onRounds: (rounds) => bets.note(rounds),
    onOthers: others.show,
    onEnd: (ended) => showEnd(frame, sky, ended),
    async onGone() {
      bets.clear();
      frame.setRoundOpen(false);
      await bets.playWaiting();
    },
  });
  const bets = createCrashBets(frame, flight);
  frame.stage.append(sky.element);
  frame.controls.append(html('div', { class: 'pair' }, ...bets.elements));
  frame.controls.before(others.element);
  others.show(state.others ?? []);
  addEnds(frame, state.lastEnds ?? []);

  function paint(): void {
    requestAnimationFrame(paint);
    if (!flight.isEnding()) sky.paint(flight.elapsedMs(), bets.openStakeMinor());
    bets.paint();
  }

  flight.take(state.flight);
  if (isMotionReduced()) frame.stage.classList.add('stage--still');
  paint();
  return rulesOf(frame);
}

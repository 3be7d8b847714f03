import { html, isMotionReduced } from '../dom.ts';
import type { Frame } from '../frame.ts';
import type { GameRules } from '../rules.ts';
import type { Flight, Round } from '../server.ts';
import { createCrashPanel, type CrashPanel } from './crash-panel.ts';
import { createFlightPicture, multiplierAt } from './flight-picture.ts';

const GONE_MS = 1_200;

/** The server's clock counts; the device's may be hours off. */
function serverClock(serverNow: string): () => number {
  const aheadMs = Date.parse(serverNow) - Date.now();
  return () => Date.now() + aheadMs;
}

function addEnd(frame: Frame, hundredths: number): void {
  const kind = hundredths < 120 ? 'bad' : hundredths >= 500 ? 'good' : 'plain';
  frame.addPast(frame.format.times(hundredths), kind);
}

/** The server tells the newest end first; each one added goes to the front. */
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

/** The crash game: one sky, two bets. */
export function startCrash(frame: Frame): GameRules {
  const { words, format, server, state, sound } = frame;
  const picture = createFlightPicture(frame);
  const now = serverClock(state.serverNow);
  let flight: Flight | undefined;
  let isShowingEnd = false;

  const panels = [0, 1].map((place) => createCrashPanel(frame, place, (panel) => void act(panel)));
  frame.stage.append(picture.element);
  frame.controls.append(html('div', { class: 'pair' }, ...panels.map(({ element }) => element)));
  addEnds(frame, state.lastEnds ?? []);

  const isFlying = () =>
    flight !== undefined && !isShowingEnd && now() >= Date.parse(flight.takeoffAt);

  function showPanel(panel: CrashPanel): void {
    const { stake, round } = panel;
    const isOn = round?.status === 'open';
    stake.setLocked(isOn || panel.isWaiting);
    stake.setBusy(panel.isAsking || (isOn && !isFlying()));
    if (isOn && isFlying()) {
      const elapsed = now() - Date.parse(flight?.takeoffAt ?? '');
      const worth = Math.floor((round.stakeMinor * multiplierAt(elapsed)) / 100);
      stake.setAction({ label: words('crash.cashOut'), figure: format.money(worth) });
    } else if (isOn) {
      const figure = format.money(round.stakeMinor);
      stake.setAction({ label: words('crash.boarding'), figure, look: 'calm' });
    } else if (panel.isWaiting) {
      const figure = format.money(stake.stakeMinor());
      stake.setAction({ label: words('crash.next'), figure, look: 'calm' });
    } else {
      // One button calls for a bet, always the same one, so that no tap meets another button.
      const look = panel === panels[0] && !isFlying() && !isShowingEnd ? 'go' : 'calm';
      stake.setAction({ label: words('crash.bet'), look });
    }
  }

  function takeFlight(next: Flight | undefined): void {
    if (next === undefined || (flight !== undefined && flight.flightId !== next.flightId)) return;
    const isNew = flight === undefined;
    flight = next;
    for (const round of next.rounds) {
      const panel = panels[Number(round.choice['panel'])];
      if (panel !== undefined) noteRound(panel, round);
    }
    if (isNew && !next.hasEnded) void watch(next.flightId);
  }

  /** Keeps a panel's round; tells a cash-out the first time it is seen. */
  function noteRound(panel: CrashPanel, round: Round): void {
    const wasOpen = panel.round === undefined || panel.round.status === 'open';
    panel.round = round;
    const cashedAt = round.outcome?.['cashedAtHundredths'];
    if (!wasOpen || typeof cashedAt !== 'number') return;
    frame.say(`${format.times(cashedAt)} · +${format.money(round.payoutMinor)}`, 'win');
    sound.play('win');
    // The server pays a moment after the cash-out; asking at once would show the old balance.
    setTimeout(() => void refresh(), 900);
  }

  async function refresh(): Promise<void> {
    try {
      frame.setBalance((await server.balance()).balanceMinor);
    } catch (error) {
      frame.warnOf(error);
    }
  }

  async function watch(flightId: string): Promise<void> {
    try {
      for (;;) {
        const open = flight?.rounds.filter(({ status }) => status === 'open').length ?? 0;
        const answer = await server.watchFlight(flightId, open);
        takeFlight(answer.flight);
        if (answer.flight.hasEnded) break;
      }
      await showEnd();
    } catch (error) {
      frame.warnOf(error);
      flight = undefined;
    }
  }

  async function showEnd(): Promise<void> {
    const ended = flight;
    if (ended === undefined) return;
    isShowingEnd = true;
    const end = ended.crashHundredths;
    if (end === undefined) {
      frame.warn(words('crash.interrupted'), false);
      await refresh();
    } else {
      const elapsed = 5_000 * Math.log2(end / 100);
      picture.draw(elapsed, true);
      picture.setFigure(end > 100 ? format.times(end) : '');
      picture.setLine(words(end > 100 ? 'crash.gone' : 'crash.goneAtOnce'), 'bad');
      addEnd(frame, end);
      if (ended.rounds.every(({ payoutMinor }) => payoutMinor === 0))
        frame.say(words('result.lost'));
      sound.play('lose');
      await new Promise((resolve) => setTimeout(resolve, GONE_MS));
    }
    for (const panel of panels) panel.round = undefined;
    flight = undefined;
    isShowingEnd = false;
    frame.setRoundOpen(false);
    for (const panel of panels.filter(({ isWaiting }) => isWaiting)) {
      panel.isWaiting = false;
      if (panel.stake.isReady()) await bet(panel);
    }
  }

  async function bet(panel: CrashPanel): Promise<void> {
    const place = panels.indexOf(panel);
    panel.isAsking = true;
    sound.play('take');
    const choice = { panel: place, autoHundredths: panel.autoHundredths() };
    const answer = await frame.play(panel.stake.stakeMinor(), choice);
    panel.isAsking = false;
    if (answer !== undefined) {
      frame.say(words('crash.boarding'));
      panel.round = answer.round;
      frame.setBalance(answer.balanceMinor);
      takeFlight(answer.flight);
    } else if (flight !== undefined) frame.setRoundOpen(true);
  }

  async function act(panel: CrashPanel): Promise<void> {
    const { round } = panel;
    if (round?.status === 'open' && isFlying()) {
      panel.isAsking = true;
      try {
        const answer = await server.cashOut(round.roundId);
        noteRound(panel, answer.round);
        frame.setBalance(answer.balanceMinor);
      } catch (error) {
        frame.warnOf(error);
      }
      panel.isAsking = false;
    } else if (isFlying() || isShowingEnd) panel.isWaiting = !panel.isWaiting;
    else await bet(panel);
  }

  let shownSecond = -1;
  function paint(): void {
    requestAnimationFrame(paint);
    if (!isShowingEnd) paintSky();
    for (const panel of panels) showPanel(panel);
  }
  function paintSky(): void {
    if (flight === undefined) {
      if (shownSecond !== -2) picture.wait(words('crash.wait'));
      shownSecond = -2;
      return;
    }
    const elapsed = now() - Date.parse(flight.takeoffAt);
    if (elapsed < 0) {
      const seconds = Math.ceil(-elapsed / 1000);
      if (seconds !== shownSecond) {
        picture.wait(words('crash.takeoff', { seconds: format.digits(seconds) }));
        sound.play('tick');
      }
      shownSecond = seconds;
      return;
    }
    shownSecond = -1;
    const gained = panels.reduce(
      (sum, { round }) => sum + (round?.status === 'open' ? round.stakeMinor : 0),
      0,
    );
    const hundredths = multiplierAt(elapsed);
    picture.draw(elapsed, false);
    picture.setFigure(format.times(hundredths));
    const growth = format.money(Math.floor((gained * (hundredths - 100)) / 100));
    picture.setLine(gained > 0 ? words('crash.grows', { amount: `+${growth}` }) : '', 'good');
  }

  takeFlight(state.flight);
  if (isMotionReduced()) frame.stage.classList.add('stage--still');
  paint();
  return rulesOf(frame);
}

import type { Frame } from '../frame.ts';
import { isGain } from '../gain.ts';
import type { Round } from '../server.ts';
import type { PanelAction } from '../stake-panel.ts';
import type { CrashFlight } from './crash-flight.ts';
import { createCrashPanel, type CrashPanel } from './crash-panel.ts';
import { multiplierAt } from './flight-picture.ts';

/** The two bets of the crash game: what each has on the flight, and what its button does. */
export interface CrashBets {
  elements: readonly HTMLElement[];
  /** Stores the rounds that the server sent; a cash-out is reported the first time it is seen. */
  note: (rounds: readonly Round[]) => void;
  /** The rounds on the flight that are not cashed out yet. */
  openStakeMinor: () => number;
  /** Clears the places after a flight. */
  clear: () => void;
  /** Places the bets that the player asked for during a flight. */
  playWaiting: () => Promise<void>;
  paint: () => void;
}

/** What the big button of a place offers; `isCalling` is true for the one button that invites a bet. */
function actionOf(
  { words, format }: Frame,
  { stake, round, isWaiting }: CrashPanel,
  flight: CrashFlight,
  isCalling: boolean,
): PanelAction {
  if (round?.status === 'open' && flight.isFlying()) {
    const worth = Math.floor((round.stakeMinor * multiplierAt(flight.elapsedMs() ?? 0)) / 100);
    return { label: words('crash.cashOut'), figure: format.money(worth) };
  }
  if (round?.status === 'open')
    return { label: words('crash.boarding'), figure: format.money(round.stakeMinor), look: 'calm' };
  if (isWaiting)
    return { label: words('crash.next'), figure: format.money(stake.stakeMinor()), look: 'calm' };
  return { label: words('crash.bet'), look: isCalling ? 'go' : 'calm' };
}

/** Asks the wallet again and shows the balance. */
export async function refreshBalance({ server, setBalance, warnOf }: Frame): Promise<void> {
  try {
    setBalance((await server.balance()).balanceMinor);
  } catch (error) {
    warnOf(error);
  }
}

/** Stores a place's round, and reports a cash-out the first time it is seen. */
function keepRound(frame: Frame, panel: CrashPanel, round: Round): void {
  const wasOpen = panel.round === undefined || panel.round.status === 'open';
  panel.round = round;
  const cashedAt = round.outcome?.['cashedAtHundredths'];
  if (!wasOpen || typeof cashedAt !== 'number') return;
  const { format, sound } = frame;
  const isWon = isGain(round);
  const paid = `${isWon ? '+' : ''}${format.money(round.payoutMinor)}`;
  frame.say(`${format.times(cashedAt)} · ${paid}`, isWon ? 'win' : 'plain');
  sound.play(isWon ? 'win' : 'tick');
  // The server pays a moment after the cash-out; asking at once would show the old balance.
  setTimeout(() => void refreshBalance(frame), 900);
}

/** Cashes a place's round out at this moment. */
async function cashOut(frame: Frame, panel: CrashPanel, roundId: string): Promise<void> {
  panel.isAsking = true;
  try {
    const answer = await frame.server.cashOut(roundId);
    keepRound(frame, panel, answer.round);
    frame.setBalance(answer.balanceMinor);
  } catch (error) {
    frame.warnOf(error);
  }
  panel.isAsking = false;
}

/** Makes the two places. */
export function createCrashBets(frame: Frame, flight: CrashFlight): CrashBets {
  const { words, sound } = frame;
  const panels = [0, 1].map((place) => createCrashPanel(frame, place, (panel) => void act(panel)));

  async function bet(panel: CrashPanel): Promise<void> {
    panel.isAsking = true;
    sound.play('take');
    const choice = { panel: panels.indexOf(panel), autoHundredths: panel.autoHundredths() };
    const answer = await frame.play(panel.stake.stakeMinor(), choice);
    panel.isAsking = false;
    if (answer !== undefined) {
      frame.say(words('crash.boarding'));
      panel.round = answer.round;
      frame.setBalance(answer.balanceMinor);
      flight.take(answer.flight);
    } else if (flight.elapsedMs() !== undefined) frame.setRoundOpen(true);
  }

  async function act(panel: CrashPanel): Promise<void> {
    const { round } = panel;
    if (round?.status === 'open' && flight.isFlying()) await cashOut(frame, panel, round.roundId);
    else if (flight.isFlying() || flight.isEnding()) panel.isWaiting = !panel.isWaiting;
    else await bet(panel);
  }

  return {
    elements: panels.map(({ element }) => element),
    note(rounds) {
      for (const round of rounds) {
        const panel = panels[Number(round.choice['panel'])];
        if (panel !== undefined) keepRound(frame, panel, round);
      }
    },
    openStakeMinor: () =>
      panels.reduce((sum, { round }) => sum + (round?.status === 'open' ? round.stakeMinor : 0), 0),
    clear() {
      for (const panel of panels) panel.round = undefined;
    },
    async playWaiting() {
      for (const panel of panels.filter(({ isWaiting }) => isWaiting)) {
        panel.isWaiting = false;
        if (panel.stake.isReady()) await bet(panel);
      }
    },
    paint() {
      for (const panel of panels) {
        const { stake } = panel;
        const isOn = panel.round?.status === 'open';
        stake.setLocked(isOn || panel.isWaiting);
        stake.setBusy(panel.isAsking || (isOn && !flight.isFlying()));
        // The same button always offers the next bet, so that no tap hits another button.
        const isCalling = panel === panels[0] && !flight.isFlying() && !flight.isEnding();
        stake.setAction(actionOf(frame, panel, flight, isCalling));
      }
    },
  };
}

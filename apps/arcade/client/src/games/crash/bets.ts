import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { Round } from '../../server.ts';
import type { PanelAction } from '../../stake-panel.ts';
import { SECOND_TAP_MS } from '../pace.ts';
import { multiplierAt } from './clock.ts';
import type { FlightNews, OwnBet } from './news.ts';
import { createCrashPanel, type CrashPanel } from './panel.ts';
import type { CrashWords } from './words.ts';

/** The two bets of the player: what each has on the flight, and what its button does. */
export interface CrashBets {
  elements: readonly HTMLElement[];
  /** Takes the own bets that the server told; a cash-out is told to the player the first time it is seen. */
  note: () => void;
  /** The bets on the flight that are not cashed out yet. */
  openStakeMinor: () => number;
  /** Places the bets that the player asked for during the last flight. */
  playWaiting: () => Promise<void>;
  paint: () => void;
}

const cashedAtOf = (round: Round | undefined) => round?.outcome?.['cashedAtHundredths'];
const isOn = ({ bet }: CrashPanel) => bet?.status === 'open';
const PAYING_MS = 900;

/** What the big button of a place offers. */
function actionOf(
  { format }: Frame,
  words: CrashWords,
  news: FlightNews,
  { stake, bet, isWaiting }: CrashPanel,
): PanelAction {
  const phase = news.phase();
  if (bet?.status === 'open' && phase === 'air') {
    const worth = Math.floor((bet.stakeMinor * multiplierAt(news.clock.shownMs())) / 100);
    return { label: words('cashOut'), figure: format.money(worth) };
  }
  if (bet?.status === 'open' && phase === 'boarding') {
    const label = words('placed', { amount: format.money(bet.stakeMinor) });
    return { label, figure: words('takeBack'), look: 'calm' };
  }
  if (isWaiting) {
    const label = words('next', { amount: format.money(stake.stakeMinor()) });
    return { label, figure: words('takeBack'), look: 'calm' };
  }
  return phase === 'boarding' ? { label: words('bet') } : { label: words('betNext'), look: 'calm' };
}

/** Makes the calls of a place. */
function createCalls(frame: Frame, words: CrashWords, news: FlightNews) {
  async function ask(panel: CrashPanel, call: () => Promise<void>): Promise<void> {
    panel.isAsking = true;
    try {
      await call();
      panel.pressedAt = performance.now();
    } catch (error) {
      // What failed may be pressed again at once.
      panel.pressedAt = Number.NEGATIVE_INFINITY;
      frame.warnOf(error);
    }
    panel.isAsking = false;
  }
  return {
    bet: (panel: CrashPanel, place: number) =>
      ask(panel, async () => {
        frame.sound.play('take');
        const choice = { panel: place, autoHundredths: panel.autoHundredths() };
        const answer = await frame.play(panel.stake.stakeMinor(), choice);
        if (answer !== undefined) frame.setBalance(answer.balanceMinor);
        if (answer?.round.status === 'open') {
          const placed = words('placed', { amount: frame.format.money(answer.round.stakeMinor) });
          frame.say(placed);
          panel.bet ??= { ...answer.round, betNo: 0 };
        }
        // A refusal closes the round for the lobby; another bet may still be on the flight.
        if (news.own().some(({ status }) => status === 'open')) frame.setRoundOpen(true);
      }),
    cashOut: (panel: CrashPanel, bet: OwnBet, tell: (panel: CrashPanel, bet: OwnBet) => void) =>
      ask(panel, async () => {
        const { round, balanceMinor } = await frame.server.cashOut(bet.roundId);
        if (round.status !== 'open') tell(panel, { ...round, betNo: bet.betNo });
        frame.setBalance(balanceMinor);
      }),
    takeBack: (panel: CrashPanel, bet: OwnBet) =>
      ask(panel, async () => {
        const { balanceMinor } = await frame.server.takeBack(bet.roundId);
        panel.bet = undefined;
        frame.say(words('tookBack'));
        frame.setBalance(balanceMinor);
      }),
  };
}

/** Makes the two places. */
export function createCrashBets(frame: Frame, words: CrashWords, news: FlightNews): CrashBets {
  const calls = createCalls(frame, words, news);
  const panels = [0, 1].map((place) =>
    createCrashPanel(frame, words, place, (panel) => void act(panel)),
  );

  /** Stores a place's bet, and tells a cash-out the first time it is seen. */
  function keep(panel: CrashPanel, bet: OwnBet): void {
    const wasOpen = panel.bet === undefined || panel.bet.status === 'open';
    panel.bet = bet;
    const cashedAt = cashedAtOf(bet);
    if (!wasOpen || typeof cashedAt !== 'number') return;
    const number = frame.format.digits(panels.indexOf(panel) + 1);
    const text = words('cashedAt', { number, times: frame.format.times(cashedAt) });
    frame.sayNet(text, bet.payoutMinor - bet.stakeMinor);
    frame.roundsOver([bet]);
    frame.sound.play(isGain(bet) ? 'win' : 'tick');
    // The server pays a moment after an automatic cash-out; asking at once would show the old balance.
    setTimeout(() => void frame.refreshBalance(), PAYING_MS);
  }
  async function act(panel: CrashPanel): Promise<void> {
    const { bet } = panel;
    const phase = news.phase();
    // The button is off only from the next picture on, and a slow phone hears a second tap before that. One that comes after
    // the answer would take the bet back, or bet on the next flight after a cash-out.
    const nowMs = performance.now();
    if (nowMs - panel.pressedAt < SECOND_TAP_MS) return;
    panel.pressedAt = nowMs;
    if (bet?.status === 'open' && phase === 'air') await calls.cashOut(panel, bet, keep);
    else if (bet?.status === 'open' && phase === 'boarding') await calls.takeBack(panel, bet);
    else if (phase === 'boarding') await calls.bet(panel, panels.indexOf(panel));
    else panel.isWaiting = !panel.isWaiting;
  }

  return {
    elements: panels.map(({ element }) => element),
    note() {
      const own = news.own();
      for (const [place, panel] of panels.entries()) {
        // A bet that was taken back leaves its place to a later one.
        const bets = own.filter(({ choice }) => choice['panel'] === place);
        const bet = bets[bets.length - 1];
        if (bet !== undefined) keep(panel, bet);
        else if (!panel.isAsking) panel.bet = undefined;
      }
    },
    openStakeMinor: () =>
      panels.reduce((sum, panel) => sum + (isOn(panel) ? (panel.bet?.stakeMinor ?? 0) : 0), 0),
    async playWaiting() {
      for (const [place, panel] of panels.entries()) {
        if (!panel.isWaiting) continue;
        panel.isWaiting = false;
        if (panel.stake.isReady()) await calls.bet(panel, place);
      }
    },
    paint() {
      const phase = news.phase();
      for (const panel of panels) {
        const isHeld = isOn(panel) && phase === 'over';
        panel.stake.setLocked(isOn(panel) || panel.isWaiting);
        panel.setAutoLocked(isOn(panel) || panel.isWaiting);
        panel.stake.setBusy(panel.isAsking || isHeld || phase === 'none');
        panel.stake.setAction(actionOf(frame, words, news, panel));
      }
    },
  };
}

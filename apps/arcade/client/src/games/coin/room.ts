import { button, html, readAs } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bell, click } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { createAct } from '../parts/act.ts';
import { chanceText, createFacts } from '../parts/facts.ts';
import { createSegment } from '../parts/segment.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createStepBar, createStepRound, type OpenRound } from '../step-round.ts';
import { createSmallCoin, newestOf, SIDES, type Side } from './faces.ts';
import { createCoinPicture } from './picture.ts';
import { coinRules, worthOf, type CoinRules } from './rules.ts';
import { COIN_TEXTS } from './words.ts';
import './coin.css';

interface Chain {
  called: Side[];
  came: Side[];
}

const endOf = ({ outcome }: Round) => outcome as unknown as Chain;
const cameIn = ({ shown }: OpenRound) => shown['came'] as Side[];
const isOfCoin = ({ outcome }: Round) =>
  Array.isArray(outcome?.['called']) && Array.isArray(outcome['came']);
const isLostIn = ({ called, came }: Chain) => newestOf(called) !== newestOf(came);

/** The bar of an open round: its figures, a button for each side, and the cash-out. */
function createBar(
  frame: Frame,
  coin: CoinRules,
  onToss: (side: Side) => void,
  onCash: () => void,
) {
  const { format } = frame;
  const words = roomWords(frame.state.language, COIN_TEXTS);
  const facts = createFacts([words('stake'), words('now'), frame.words('room.chance')]);
  const calls = SIDES.map((side) => {
    const times = html('b', { class: 'num' });
    const name = html('span', {}, words(side), times);
    const element = button(
      { class: 'coin__call' },
      () => onToss(side),
      createSmallCoin(side),
      name,
    );
    return { side, times, element };
  });
  const metal = `pair coin-metal--${frame.state.palette}`;
  const pair = html('div', { class: metal }, ...calls.map(({ element }) => element));
  const cash = createAct(onCash);
  return {
    parts: [facts.element, pair, cash.element],
    show(round: OpenRound, isBusy: boolean) {
      const tosses = cameIn(round).length;
      const next = format.times(worthOf(coin, 100, tosses + 1));
      facts.show([
        format.money(round.stakeMinor),
        format.times(worthOf(coin, 100, tosses)),
        chanceText(format, 1 / SIDES.length),
      ]);
      for (const { side, times, element } of calls) {
        times.textContent = next;
        element.disabled = isBusy;
        readAs(element, words('call', { side: words(side), times: next }));
      }
      const figure = format.money(worthOf(coin, round.stakeMinor, tosses));
      cash.show(frame.words('room.cashOut'), figure, isBusy || !round.allowed.includes('cash'));
    },
  };
}

/** The outcome of a round in words. */
function tellOf(frame: Frame, coin: CoinRules, round: Round): string {
  const words = roomWords(frame.state.language, COIN_TEXTS);
  const { came } = endOf(round);
  if (isLostIn(endOf(round))) return words('lost', { side: words(newestOf(came) ?? 'shapla') });
  const times = frame.format.times(worthOf(coin, 100, came.length));
  const key = came.length === coin.tosses ? 'whole' : 'cashed';
  return words(key, { tosses: frame.format.digits(came.length), times });
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(900), gem: bell(1_760, 320) };

/** Coin: a chain of tosses, each called on a side, and a cash-out after every right one. */
export function startRoom(frame: Frame): GameRules {
  const { format, sound } = frame;
  const coin = frame.state.rules as unknown as CoinRules;
  const words = roomWords(frame.state.language, COIN_TEXTS);
  const pill = (round: Round) =>
    format.timesShort(Math.floor((round.payoutMinor * 100) / round.stakeMinor));
  const last = showRecent(frame, isOfCoin, pill);
  const times = Array.from({ length: coin.tosses }, (_unused, index) =>
    format.times(worthOf(coin, 100, index + 1)),
  );
  const picture = createCoinPicture(frame.state.palette, times);
  const side = createSegment<Side>({
    label: words('first'),
    items: SIDES.map((key) => ({ key, text: words(key) })),
    chosen: 'shapla',
    onChoose: () => undefined,
  });
  const name = html('span', { class: 'coin__first', 'aria-hidden': 'true' }, words('first'));
  const row = html('div', { class: 'choices choices--row choices--coin' }, name, side.element);
  const panel = createStakePanel(frame, { onAction: () => void rounds.bet() });
  panel.setAction({ label: words('bet') });
  const toss = (called: Side) => void rounds.take({ toss: called });
  const bar = createBar(frame, coin, toss, () => void rounds.take({ end: 'cash' }, true));
  const bars = createStepBar(bar.parts, [row, panel.element]);
  frame.stage.append(picture.element);
  frame.controls.append(row, panel.element, bars.element);
  if (last === undefined) picture.lay([], false, true);
  else picture.lay(endOf(last).came, isLostIn(endOf(last)), true);

  const rounds = createStepRound(frame, panel, {
    choice: () => ({ side: side.key() }),
    async show(round, step) {
      const came = cameIn(round);
      const newest = newestOf(came);
      if (step !== undefined && newest !== undefined) await picture.toss(newest);
      if (step !== undefined) sound.play('gem');
      picture.lay(came, false, false);
    },
    async end(round, step) {
      const { came } = endOf(round);
      const newest = newestOf(came);
      const isTossed = step === 'bet' || (typeof step === 'object' && step && 'toss' in step);
      if (isTossed && newest !== undefined) await picture.toss(newest);
      picture.lay(came, isLostIn(endOf(round)), true);
      if (isBigWin(round)) picture.glow();
    },
    hold(round) {
      const came = cameIn(round);
      const worth = worthOf(coin, round.stakeMinor, came.length);
      const blanks = {
        side: words(newestOf(came) ?? 'shapla'),
        tosses: format.digits(came.length),
      };
      return { text: words('held', blanks), netMinor: worth - round.stakeMinor };
    },
    tell: (round) => tellOf(frame, coin, round),
    pill,
    onChange(round, isBusy) {
      side.setLocked(isBusy || round !== undefined);
      if (round !== undefined) bar.show(round, isBusy);
      bars.show(round !== undefined);
    },
  });
  return coinRules(frame, coin);
}

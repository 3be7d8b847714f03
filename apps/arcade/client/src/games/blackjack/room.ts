import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, paper } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createStepBar, createStepRound, type OpenRound } from '../step-round.ts';
import { createActs } from './bar.ts';
import { createPicture } from './picture.ts';
import { blackjackRules, type BlackjackRules } from './rules.ts';
import {
  endOf,
  endView,
  fateOf,
  isBust,
  isNatural,
  isOfBlackjack,
  openView,
  totalOf,
} from './totals.ts';
import { BLACKJACK_TEXTS } from './words.ts';
import '../parts/table/table.css';
import '../parts/table/places.css';
import './baize.css';
import './blackjack.css';

const DEAL = { way: 'deal' } as const;

/** The outcome of a round in words. */
function tellOf(frame: Frame, round: Round): string {
  const { format } = frame;
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const { dealer, hands } = endOf(round);
  const totals = hands.map(({ cards }) => format.digits(totalOf(cards).total));
  const [own = '', second = ''] = totals;
  const theirs = format.digits(totalOf(dealer).total);
  if (isNatural(dealer)) return words('dealerNatural');
  if (hands.length > 1) return words('toldTwo', { own, second, dealer: theirs });
  const [only] = hands;
  const fate = only === undefined ? 'lost' : fateOf(only, true);
  if (fate === 'natural') return words('toldNatural');
  if (fate === 'bust') return words('toldBust', { own });
  if (isBust(dealer)) return words('dealerBust', { own, dealer: theirs });
  const keys = { won: 'toldWon', push: 'toldPush', lost: 'toldLost' } as const;
  return words(keys[fate], { own, dealer: theirs });
}

/** How an open round stands, in words. */
function holdOf(frame: Frame, round: OpenRound): string {
  const { format } = frame;
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const { dealer, hands, active } = openView(round);
  const { total, isSoft } = totalOf(hands[active]?.cards ?? []);
  const seen = dealer[0] === undefined ? 0 : totalOf([dealer[0]]).total;
  const blanks = {
    no: format.digits(active + 1),
    own: words(isSoft ? 'soft' : 'hard', { total: format.digits(total) }),
    dealer: format.digits(seen),
    staked: format.money(round.stakedMinor ?? round.stakeMinor),
  };
  if (round.allowed.includes('insure')) return words('heldAce', blanks);
  return words(hands.length > 1 ? 'heldHand' : 'held', blanks);
}

/** What a round left, in a few signs. */
function pillOf({ format }: Frame, { payoutMinor, stakeMinor, stakedMinor = stakeMinor }: Round) {
  const net = payoutMinor - stakedMinor;
  const sign = net > 0 ? '+' : net < 0 ? '−' : '';
  return `${sign}${format.plain(Math.abs(net))}`;
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(440), tick: paper(1_750) };

/** Blackjack: one or two hands against the dealer. */
export function startRoom(frame: Frame): GameRules {
  const { sound } = frame;
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const pill = (round: Round) => pillOf(frame, round);
  const last = showRecent(frame, isOfBlackjack, pill);
  const picture = createPicture(frame, () => sound.play('tick', 0.6));
  const panel = createStakePanel(frame, { onAction: () => void rounds.bet() });
  panel.setAction({ label: words('deal') });
  const acts = createActs(frame, (act) => void rounds.take({ act }));
  const bars = createStepBar(acts.parts, [panel.element]);
  frame.stage.append(picture.element);
  frame.controls.append(panel.element, bars.element);
  if (last === undefined) picture.begin(0);
  else {
    picture.lay(endView(last));
    picture.settle(last);
  }

  const rounds = createStepRound(frame, panel, {
    choice: () => DEAL,
    async show(round, step) {
      if (step === undefined) return picture.lay(openView(round));
      if (step === 'bet') picture.begin(round.stakeMinor);
      await picture.deal(openView(round));
    },
    async end(round, step) {
      if (step === 'bet') picture.begin(round.stakeMinor);
      if (step === undefined) picture.lay(endView(round));
      else await picture.deal(endView(round));
      picture.settle(round);
    },
    hold: (round) => ({ text: holdOf(frame, round) }),
    tell: (round) => tellOf(frame, round),
    pill,
    onChange(round, isBusy) {
      if (round === undefined) acts.hide();
      else acts.show(round, isBusy);
      bars.show(round !== undefined);
    },
  });
  return blackjackRules(frame, frame.state.rules as unknown as BlackjackRules);
}

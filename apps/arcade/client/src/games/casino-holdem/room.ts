import './holdem.css';
import { button, html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { Round } from '../../server.ts';
import { createAct } from '../parts/act.ts';
import type { Card } from '../parts/cards/names.ts';
import { createFacts } from '../parts/facts.ts';
import { layCloth } from '../parts/table/cloth.ts';
import type { Amounts } from '../parts/table/wagers.ts';
import { BIG_WIN, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createStepBar, createStepRound, type OpenRound } from '../step-round.ts';
import {
  anteHundredths,
  payKindOf,
  PLAY_ANTES,
  playHundredths,
  rankText,
  readHand,
  type HoldemEnd,
  type HoldemRules,
} from './hands.ts';
import { medalOf } from './medal.ts';
import { createHoldemPicture } from './picture.ts';
import { holdemRules } from './rules.ts';
import { createPayStrip } from './strip.ts';
import { createHoldemFields, type FieldMark, type HoldemFields } from './table.ts';
import { HOLDEM_TEXTS } from './words.ts';

const betsOf = ({ choice }: Round) => choice['bets'] as Amounts;
const anteOf = (round: Round) => betsOf(round)['ante'] ?? 0;
const endOf = ({ outcome }: Round) => outcome as unknown as HoldemEnd;
const shownIn = ({ shown }: OpenRound) => ({
  player: shown['player'] as Card[],
  flop: shown['flop'] as Card[],
});
const isOfHoldem = ({ choice, outcome }: Round) =>
  typeof choice['bets'] === 'object' && Array.isArray(outcome?.['board']);
const kindIn = ({ player, board }: HoldemEnd) => readHand([...player, ...board]).kind;

/** Names of hands in the player's language. */
function createNames({ format, state }: Frame) {
  const words = roomWords(state.language, HOLDEM_TEXTS);
  return (cards: readonly Card[]) => {
    const { kind, ranks } = readHand(cards);
    const [rank, other] = [ranks[0] ?? 0, ranks[1] ?? 0].map((one) =>
      rankText(one, format, state.language),
    );
    return words(`${kind}Of`, { rank: rank ?? '', other: other ?? '' });
  };
}

/** The bar of an open round: fold with what it gives up, and play with what it costs. */
function createBar(frame: Frame, onAct: (act: 'play' | 'fold') => void) {
  const words = roomWords(frame.state.language, HOLDEM_TEXTS);
  const cost = html('small', { class: 'num' });
  const fold = button(
    { class: 'go go--calm holdem__fold' },
    () => onAct('fold'),
    html('span', {}, words('fold')),
    cost,
  );
  const play = createAct(() => onAct('play'));
  const facts = createFacts([words('onTable'), words('withPlay')]);
  return {
    parts: [facts.element, html('div', { class: 'holdem__acts' }, fold, play.element)],
    show(round: OpenRound, isBusy: boolean) {
      const { format } = frame;
      const ante = anteOf(round);
      facts.show([format.money(ante), format.money((1 + PLAY_ANTES) * ante)]);
      cost.textContent = words('foldCost', { amount: format.money(ante) });
      fold.disabled = isBusy;
      play.show(words('play'), format.money(PLAY_ANTES * ante), isBusy);
    },
  };
}

const markOf = (hundredths: number): FieldMark =>
  hundredths > 100 ? 'won' : hundredths === 0 ? 'lost' : 'plain';

/** Puts the table on the stage. */
function layTable(
  frame: Frame,
  rules: HoldemRules,
  nameOf: ReturnType<typeof createNames>,
  onBet: () => void,
) {
  const medal = medalOf(frame.state.motif);
  const picture = createHoldemPicture(frame, medal, nameOf);
  const strip = createPayStrip(frame, rules);
  const fields: HoldemFields = createHoldemFields(frame, rules, {
    onBet,
    onClear() {
      picture.clear();
      strip.show(undefined);
    },
  });
  const element = html('div', { class: `table holdem holdem--${medal}` });
  layCloth(element, frame.state.palette);
  element.append(picture.element, fields.element, strip.element);
  fields.tray.listenIn(element);
  frame.stage.append(element);
  /** Leaves what a round came to: its chips, and the pay by which the ante was paid. */
  function leave(round: Round): void {
    const end = endOf(round);
    const kind = kindIn(end);
    fields.leave(betsOf(round), end.way !== 'fold', {
      ante: markOf(anteHundredths(rules, kind, end.way)),
      play: end.way === 'fold' ? 'plain' : markOf(playHundredths(end.way)),
    });
    strip.show(end.way === 'out' || end.way === 'won' ? payKindOf(kind) : undefined);
  }
  return { picture, fields, strip, leave };
}

/** Casino hold'em against the dealer. */
export function startRoom(frame: Frame): GameRules {
  const { sound, state } = frame;
  const rules = state.rules as unknown as HoldemRules;
  const words = roomWords(state.language, HOLDEM_TEXTS);
  const nameOf = createNames(frame);
  const { picture, fields, strip, leave } = layTable(frame, rules, nameOf, () => void rounds.bet());
  const bar = createBar(frame, (act) => void rounds.take({ act }));
  const bars = createStepBar(bar.parts, [fields.tray.element]);
  frame.controls.append(fields.tray.element, bars.element);
  const pill = (round: Round) => {
    const end = endOf(round);
    return end.way === 'fold' ? words('pillFold') : words(`${kindIn(end)}Pill`);
  };
  const last = showRecent(frame, isOfHoldem, pill);
  if (last !== undefined) {
    void picture.end(endOf(last), false);
    leave(last);
  }

  const rounds = createStepRound(frame, fields.tray, {
    choice: () => ({ bets: fields.amounts() }),
    async show(round, step) {
      const { player, flop } = shownIn(round);
      fields.hold(betsOf(round), false);
      strip.show(undefined);
      if (step !== undefined) {
        frame.say(words('dealing'));
        sound.play('tick');
      }
      await picture.open(player, flop, step !== undefined);
    },
    async end(round, step) {
      fields.hold(betsOf(round), endOf(round).way !== 'fold');
      if (step !== undefined) sound.play('tick');
      await picture.end(endOf(round), step !== undefined);
      leave(round);
      if (round.payoutMinor >= BIG_WIN * round.stakeMinor) picture.glow();
    },
    hold(round) {
      const { player, flop } = shownIn(round);
      return { text: words('asked', { hand: nameOf([...player, ...flop]) }) };
    },
    tell(round) {
      const { player, dealer, board, way } = endOf(round);
      const own = nameOf([...player, ...(way === 'fold' ? board.slice(0, 3) : board)]);
      return words(`${way}Told`, { own, dealer: nameOf([...dealer, ...board]) });
    },
    pill,
    onChange(round, isBusy) {
      fields.setLocked(isBusy || round !== undefined);
      bars.show(round !== undefined);
      if (round !== undefined) bar.show(round, isBusy);
    },
  });
  return holdemRules(frame, rules);
}

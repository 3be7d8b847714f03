import './three-cards.css';
import { button, html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import type { GameRules } from '../../../rules.ts';
import type { Round } from '../../../server.ts';
import { BIG_WIN, showRecent } from '../../room-round.ts';
import { roomWords, type RoomTexts } from '../../room-words.ts';
import { createStepBar, createStepRound, type OpenRound } from '../../step-round.ts';
import { createAct } from '../act.ts';
import { createFacts } from '../facts.ts';
import type { Card } from '../cards/names.ts';
import { layCloth } from '../table/cloth.ts';
import type { Amounts } from '../table/wagers.ts';
import {
  antePays,
  callOf,
  kindOf,
  pairPlusPays,
  rankOfHand,
  type HandCall,
  type HandKind,
  type HandsEnd,
  type ThreeCardRules,
} from './kinds.ts';
import { medalOf } from './medal.ts';
import { createHandsPicture, type HandsPicture } from './picture.ts';
import { threeCardRules } from './rules.ts';
import { createPayStrip } from './strip.ts';
import { createThreeCardFields, type ThreeCardFields } from './table.ts';
import { THREE_CARD_TEXTS } from './words.ts';

/** The names of the hands of a game: each alone, as it is told of cards, and short. */
export type HandKey = HandKind | HandCall | `${HandKind}Short` | 'ranks';

/** What makes one game of three cards another than the next. */
export interface ThreeCardLook {
  /** Its class. */
  name: 'patti' | 'poker';
  texts: RoomTexts<HandKey>;
  /** The kinds from the highest. */
  order: readonly HandKind[];
}

const betsOf = ({ choice }: Round) => choice['bets'] as Amounts;
const endOf = ({ outcome }: Round) => outcome as unknown as HandsEnd;
const playerIn = ({ shown }: OpenRound) => shown['player'] as Card[];
const isOfThree = ({ choice, outcome }: Round) =>
  typeof choice['bets'] === 'object' && Array.isArray(outcome?.['dealer']);
const isPair = ({ choice }: Round) => (choice['bets'] as Amounts)['pairPlus'] !== undefined;

/** The fields that paid more than lay on them, and those that paid nothing. */
function marksOf(rules: ThreeCardRules, round: Round): { won: string[]; lost: string[] } {
  const { player, way } = endOf(round);
  const kind = kindOf(player);
  const ante = antePays(rules, kind, way);
  const plus = pairPlusPays(rules, kind);
  const pays: Record<string, number> = {
    // Play returns what it cost where the dealer is out or has the same hand.
    ante: way === 'out' || way === 'tie' ? ante - 100 : way === 'won' ? ante - 200 : ante,
    play: way === 'won' ? 200 : way === 'out' || way === 'tie' ? 100 : 0,
    ...(isPair(round) ? { pairPlus: plus } : {}),
  };
  const names = Object.keys(pays).filter((name) => name !== 'play' || way !== 'pack');
  return {
    won: names.filter((name) => (pays[name] ?? 0) > 100),
    lost: names.filter((name) => (pays[name] ?? 0) === 0),
  };
}

/** Names of hands in the player's language. */
function createNames(frame: Frame, texts: ThreeCardLook['texts']) {
  const { format, state } = frame;
  const words = roomWords(state.language, texts);
  return {
    words,
    hand: (cards: readonly Card[]) =>
      words(callOf(cards), { rank: rankOfHand(cards, format, state.language) }),
    short: (kind: HandKind) => words(`${kind}Short`),
  };
}

/** The bar of an open round: pack with what it gives up, and play with what it costs. */
function createBar(frame: Frame, onAct: (act: 'play' | 'pack') => void) {
  const words = roomWords(frame.state.language, THREE_CARD_TEXTS);
  const cost = html('small', { class: 'num' });
  const pack = button(
    { class: 'go go--calm trio__pack' },
    () => onAct('pack'),
    html('span', {}, words('pack')),
    cost,
  );
  const play = createAct(() => onAct('play'));
  const facts = createFacts([words('onTable'), words('withPlay')]);
  return {
    parts: [facts.element, html('div', { class: 'trio__acts' }, pack, play.element)],
    show(round: OpenRound, isBusy: boolean) {
      const { format } = frame;
      const ante = betsOf(round)['ante'] ?? 0;
      const amount = format.money(ante);
      facts.show([format.money(round.stakeMinor), format.money(round.stakeMinor + ante)]);
      cost.textContent = words('packCost', { amount });
      pack.disabled = isBusy;
      play.show(words('playFor'), amount, isBusy);
    },
  };
}

interface Stage {
  picture: HandsPicture;
  fields: ThreeCardFields;
  lit: (round: Round, player: readonly Card[] | undefined) => void;
}

/** Puts the table on the stage. */
function layTable(
  frame: Frame,
  rules: ThreeCardRules,
  look: ThreeCardLook,
  names: ReturnType<typeof createNames>,
  onBet: () => void,
): Stage {
  const medal = medalOf(frame.state.motif);
  const picture = createHandsPicture(frame, medal.petals, names.hand);
  const strip = createPayStrip(frame, rules, names.short);
  const fields = createThreeCardFields(frame, rules, {
    onBet,
    onClear() {
      picture.clear();
      strip.show(undefined);
    },
  });
  const element = html('div', {
    class: `table trio trio--${look.name} trio--back-${medal.back}`,
  });
  layCloth(element, frame.state.palette);
  element.append(picture.element, fields.element, strip.element);
  fields.tray.listenIn(element);
  frame.stage.append(element);
  return {
    picture,
    fields,
    lit: (round, player) =>
      strip.show(player !== undefined && isPair(round) ? kindOf(player) : undefined),
  };
}

/** Starts a game of three cards against the dealer on the frame. */
export function startThreeCards(frame: Frame, look: ThreeCardLook): GameRules {
  const { sound, state } = frame;
  const rules = state.rules as unknown as ThreeCardRules;
  const words = roomWords(state.language, THREE_CARD_TEXTS);
  const names = createNames(frame, look.texts);
  const { picture, fields, lit } = layTable(frame, rules, look, names, () => void rounds.bet());
  const pill = (round: Round) => {
    const { player, way } = endOf(round);
    return way === 'pack' ? words('pillPack') : names.short(kindOf(player));
  };
  const leave = (round: Round) => {
    const { way, player } = endOf(round);
    const { won, lost } = marksOf(rules, round);
    fields.leave(betsOf(round), way !== 'pack', won, lost);
    lit(round, player);
  };
  const bar = createBar(frame, (act) => void rounds.take({ act }));
  const bars = createStepBar(bar.parts, [fields.tray.element]);
  frame.controls.append(fields.tray.element, bars.element);
  const last = showRecent(frame, isOfThree, pill);
  if (last !== undefined) {
    void picture.end(endOf(last), false);
    leave(last);
  }

  const rounds = createStepRound(frame, fields.tray, {
    choice: () => ({ bets: fields.amounts() }),
    async show(round, step) {
      fields.hold(betsOf(round), false);
      if (step !== undefined) {
        frame.say(words('dealing'));
        sound.play('tick');
      }
      await picture.open(playerIn(round), step !== undefined);
      lit(round, playerIn(round));
    },
    async end(round, step) {
      const { way } = endOf(round);
      fields.hold(betsOf(round), way !== 'pack');
      if (step !== undefined) sound.play('tick');
      await picture.end(endOf(round), step !== undefined);
      leave(round);
      if (round.payoutMinor >= BIG_WIN * round.stakeMinor) picture.glow();
    },
    hold: (round) => ({ text: words('asked', { hand: names.hand(playerIn(round)) }) }),
    tell(round) {
      const { player, dealer, way } = endOf(round);
      const told = {
        pack: 'toldPack',
        out: 'toldOut',
        won: 'toldWon',
        tie: 'toldTie',
        lost: 'toldLost',
      } as const;
      return words(told[way], { own: names.hand(player), dealer: names.hand(dealer) });
    },
    pill,
    onChange(round, isBusy) {
      fields.setLocked(isBusy || round !== undefined);
      bars.show(round !== undefined);
      if (round !== undefined) bar.show(round, isBusy);
    },
  });
  return threeCardRules(frame, rules, {
    order: look.order,
    nameOf: names.words,
    ranks: names.words('ranks'),
    amounts: fields.amounts,
  });
}

import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { hum, twang } from '../../senses/voices.ts';
import { chanceText } from '../parts/facts.ts';
import { roomWords } from '../room-words.ts';
import { createCrashBets, type CrashBets } from './bets.ts';
import { multiplierAt, timeTo } from './clock.ts';
import { createCrashList } from './list.ts';
import type { FlightEnd } from './ends.ts';
import { createNews, type FlightNews } from './news.ts';
import { paletteOf } from './palettes.ts';
import { createCrashPicture, type CrashPicture } from './picture.ts';
import { showFlightProof } from './proof.ts';
import { CRASH_TEXTS, type CrashWords } from './words.ts';
import './crash.css';

/** From how many stakes on an end stands out in the row of the last ones. */
const GOOD_END = 200;
const GONE_MS = 1_200;
const EXAMPLE_STAKE = 10_000;
const EXAMPLES = [110, 150, 200, 500, 1_000, 10_000];
const EXAMPLE_AT = 247;

function stepsOf({ format, state }: Frame, words: CrashWords): string[] {
  const top = format.times(Number(state.rules['topHundredths']));
  return [words('step1'), words('step2'), words('step3'), words('step4', { top }), words('step5')];
}

function rulesOf(frame: Frame, words: CrashWords): GameRules {
  const { format, state } = frame;
  const share = state.rules.returnBp / 10_000;
  const payoutOf = (hundredths: number) => Math.floor((EXAMPLE_STAKE * hundredths) / 100);
  const payout = payoutOf(EXAMPLE_AT);
  return {
    paragraphs: [],
    steps: stepsOf(frame, words),
    figures: () => ({
      note: words('figures', { target: format.times(200) }),
      returnBp: state.rules.returnBp,
      topHundredths: Number(state.rules['topHundredths']),
      deviation: Math.sqrt(share * 2 - share * share),
    }),
    table: {
      caption: words('example', { stake: format.money(EXAMPLE_STAKE) }),
      heads: [words('headTarget'), frame.words('room.chance'), words('headPays')],
      rows: EXAMPLES.map((hundredths) => [
        format.times(hundredths),
        chanceText(format, (share * 100) / hundredths),
        format.money(payoutOf(hundredths)),
      ]),
      note: words('exampleNote', {
        at: format.times(EXAMPLE_AT),
        end: format.times(308),
        payout: format.money(payout),
        net: format.net(payout - EXAMPLE_STAKE),
        low: format.times(192),
      }),
    },
    random: words('random'),
    fairness: () => void showFlightProof(frame, words),
  };
}

/** Shows the flight at the present moment. */
function createPainter(
  frame: Frame,
  words: CrashWords,
  parts: { news: FlightNews; picture: CrashPicture; bets: CrashBets },
) {
  const { format, state, sound } = frame;
  const { news, picture, bets } = parts;
  const boardingMs = Number(state.rules['boardingMs']);
  let shownSeconds = -1;
  let goneUntil = 0;

  function wait(): void {
    const left = news.clock.untilTakeoffMs();
    const seconds = Math.ceil(left / 1_000);
    if (seconds !== shownSeconds && seconds > 0 && seconds <= 3) sound.play('tick');
    shownSeconds = seconds;
    picture.wait(left / boardingMs, format.digits(seconds), words('untilTakeoff'));
    const [last] = news.ends();
    picture.setLine(
      last === undefined ? '' : words('lastEnd', { times: format.times(last.endHundredths) }),
    );
  }
  function fly(): void {
    const elapsedMs = news.clock.shownMs();
    const hundredths = multiplierAt(elapsedMs);
    picture.fly(elapsedMs, false);
    picture.setFigure(format.times(hundredths));
    const staked = bets.openStakeMinor();
    const net = format.net(Math.floor((staked * (hundredths - 100)) / 100));
    picture.setLine(staked > 0 ? words('grows', { amount: net }) : '', 'good');
  }
  return {
    end({ endHundredths }: FlightEnd): void {
      goneUntil = performance.now() + GONE_MS;
      picture.fly(timeTo(endHundredths), true);
      picture.setFigure(format.times(endHundredths));
      picture.setLine(words(endHundredths > 100 ? 'gone' : 'goneAtOnce'), 'bad');
    },
    paint(): void {
      const phase = news.phase();
      if (phase === 'boarding') wait();
      else if (phase === 'air') fly();
      else if (performance.now() >= goneUntil) {
        picture.wait(0, '', words(phase === 'none' ? 'preparing' : 'rest'));
        const [last] = news.ends();
        if (last !== undefined)
          picture.setLine(words('lastEnd', { times: format.times(last.endHundredths) }));
      }
      bets.paint();
    },
  };
}

/** Puts the ends into the row above the picture, each once. */
function createPastRow({ format, addPast }: Frame) {
  let shown = 0;
  return (ends: readonly FlightEnd[]) => {
    for (let index = ends.length - 1; index >= 0; index -= 1) {
      const { flightNo = 0, endHundredths = 100 } = ends[index] ?? {};
      if (flightNo <= shown) continue;
      shown = flightNo;
      addPast(format.times(endHundredths), endHundredths >= GOOD_END ? 'good' : 'plain');
    }
  };
}

/** Tells how a flight ended, with the net of the own bets on it; once, and only when all of them are settled. */
function createEndTeller(frame: Frame, words: CrashWords, news: FlightNews) {
  let told = 0;
  return () => {
    const [end] = news.ends();
    const own = news.own();
    const isOpen = own.some(({ status }) => status === 'open');
    if (news.phase() !== 'over' || isOpen || end === undefined || end.flightNo === told) return;
    told = end.flightNo;
    const text = words('ended', { times: frame.format.times(end.endHundredths) });
    if (own.length === 0) return frame.say(text);
    const net = own.reduce((sum, bet) => sum + bet.payoutMinor - bet.stakeMinor, 0);
    frame.sayNet(text, net);
    frame.roundsOver(own);
    if (net < 0) frame.sound.play('lose');
  };
}

/** What the game sounds like. */
export const tones: RoomTones = {
  take: twang(196),
  start: hum(110, 330, 900),
  stop: hum(330, 82, 700),
};

/** Crash: one flight for everybody, two bets a player. */
export function startRoom(frame: Frame): GameRules {
  const { state } = frame;
  const words: CrashWords = roomWords(state.language, CRASH_TEXTS);
  const picture = createCrashPicture(frame.format, words, {
    palette: paletteOf(state.palette),
    motif: state.motif,
  });
  const showPast = createPastRow(frame);
  const news = createNews({
    onBoarding: () => void bets.playWaiting(),
    onTakeoff() {
      frame.sound.play('start');
      frame.say(words('tookOff'));
    },
    onEnds: () => showPast(news.ends()),
    onBets: () => list.show(),
    onOwn() {
      bets.note();
      frame.setRoundOpen(bets.openStakeMinor() > 0);
      list.show();
      tellEnd();
    },
    onEnd(end) {
      painter.end(end);
      frame.sound.play('stop');
      list.show();
      tellEnd();
    },
  });
  const tellEnd = createEndTeller(frame, words, news);
  const list = createCrashList(frame, words, news);
  const bets = createCrashBets(frame, words, news);
  const painter = createPainter(frame, words, { news, picture, bets });
  frame.stage.append(picture.element);
  frame.controls.append(html('div', { class: 'pair' }, ...bets.elements));
  frame.controls.before(list.element);

  function paint(): void {
    requestAnimationFrame(paint);
    painter.paint();
  }
  paint();
  void frame.server.listen('/flights/stream', news.take, frame.warnOf);
  return rulesOf(frame, words);
}

import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { hum, twang } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { chanceText, createFacts } from '../parts/facts.ts';
import { createTarget } from '../parts/target.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createLimboPicture } from './picture.ts';
import { nextTarget } from './targets.ts';
import { LIMBO_TEXTS } from './words.ts';
import './limbo.css';

/** What the server says of the game; see `apps/arcade/src/games/limbo/rules.ts`. */
interface LimboRules {
  returnBp: number;
  target: { least: number; most: number };
}

const FIRST_TARGET = 200;
const EXAMPLE_STAKE = 10_000;
const EXAMPLES = [110, 200, 500, 1_000, 10_000];
const chanceOf = ({ returnBp }: LimboRules, target: number) => returnBp / 100 / target;
const resultOf = ({ outcome }: Round) => Number(outcome?.['result']);

/** A target in its field: from a thousand on it has decimals only where they say something. */
function shownTarget({ format }: Frame, hundredths: number): string {
  const isLong = hundredths >= 100_000 && hundredths % 100 === 0;
  return isLong ? `${format.grouped(hundredths / 100)}×` : format.times(hundredths);
}
const isOfLimbo = ({ outcome }: Round) => typeof outcome?.['result'] === 'number';

function rulesOf(frame: Frame, limbo: LimboRules, target: () => number): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, LIMBO_TEXTS);
  const payoutOf = (hundredths: number) => Math.floor((EXAMPLE_STAKE * hundredths) / 100);
  const rows = EXAMPLES.map((hundredths) => [
    format.times(hundredths),
    chanceText(format, chanceOf(limbo, hundredths)),
    format.money(payoutOf(hundredths)),
  ]);
  return {
    paragraphs: [],
    steps: [words('step1'), words('step2'), words('step3'), words('step4')],
    figures() {
      const share = limbo.returnBp / 10_000;
      const times = target() / 100;
      return {
        note: words('figures', { target: format.times(target()) }),
        returnBp: limbo.returnBp,
        topHundredths: target(),
        deviation: Math.sqrt(share * times - share * share),
      };
    },
    table: {
      caption: words('example', { stake: format.money(EXAMPLE_STAKE) }),
      heads: [words('target'), frame.words('room.chance'), words('headPays')],
      rows,
      note: words('exampleNote', {
        target: format.times(FIRST_TARGET),
        result: format.times(673),
        payout: format.money(payoutOf(FIRST_TARGET)),
        net: format.net(payoutOf(FIRST_TARGET) - EXAMPLE_STAKE),
      }),
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: twang(262), start: hum(140, 560, 420) };

/** Limbo: the player says how high the lantern climbs. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const limbo = frame.state.rules as unknown as LimboRules;
  const words = roomWords(frame.state.language, LIMBO_TEXTS);
  const picture = createLimboPicture(format, words('target'));
  const facts = createFacts([frame.words('room.chance')]);
  const pill = (round: Round) => format.times(resultOf(round));
  const target = createTarget({
    format,
    label: words('target'),
    less: words('less'),
    more: words('more'),
    value: FIRST_TARGET,
    range: [limbo.target.least, limbo.target.most],
    show: (hundredths) => shownTarget(frame, hundredths),
    step: nextTarget,
    onChange: () => show(),
  });
  const panel = createStakePanel(frame, {
    autoplay: {},
    onAction: () => void play(),
  });
  panel.setAction({ label: words('bet') });
  frame.stage.append(picture.element);
  const row = html('div', { class: 'choices choices--row choices--wide' });
  row.append(target.element, facts.element);
  frame.controls.append(row, panel.element);
  const newest = showRecent(frame, isOfLimbo, pill);
  let last = newest === undefined ? undefined : resultOf(newest);

  function show(): void {
    facts.show([chanceText(format, chanceOf(limbo, target.value()))]);
    picture.aim(target.value(), last);
  }
  async function play(): Promise<void> {
    const chosen = target.value();
    target.setLocked(true);
    await playRoomRound(frame, panel, {
      choice: { target: chosen },
      async show(round) {
        last = resultOf(round);
        frame.sound.play('start');
        await picture.climb(last);
        if (isBigWin(round)) picture.glow();
      },
      tell(round) {
        const blanks = { result: format.times(resultOf(round)), target: format.times(chosen) };
        return words(resultOf(round) >= chosen ? 'reached' : 'missed', blanks);
      },
      pill,
    });
    target.setLocked(false);
  }
  show();
  return rulesOf(frame, limbo, target.value);
}

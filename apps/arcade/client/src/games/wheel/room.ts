import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { click, wood } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { chanceText } from '../parts/facts.ts';
import { createSegment } from '../parts/segment.ts';
import { createSelect } from '../parts/select.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { figuresOf } from './figures.ts';
import { createWheelPicture, shortTimes } from './picture.ts';
import { WHEEL_TEXTS } from './words.ts';
import './wheel.css';

const RISKS = ['low', 'medium', 'high'] as const;
type Risk = (typeof RISKS)[number];

/** What the server says of the game; see `apps/arcade/src/games/wheel/rules.ts`. */
interface WheelRules {
  returnBp: number;
  wheels: Record<Risk, Record<string, number[]>>;
}

interface Choice {
  fields: number;
  risk: Risk;
}

const FIRST: Choice = { fields: 30, risk: 'medium' };
const EXAMPLE_STAKE = 10_000;
const EXAMPLE_PAYS = 400;

const wheelOf = ({ wheels }: WheelRules, { fields, risk }: Choice) =>
  wheels[risk][String(fields)] ?? [];

function rulesOf(frame: Frame, rules: WheelRules, chosen: () => Choice): GameRules {
  const { format } = frame;
  const words = roomWords(frame.state.language, WHEEL_TEXTS);
  const example = wheelOf(rules, FIRST);
  const payoutOf = (pays: number) => (EXAMPLE_STAKE * pays) / 100;
  const pays = [...new Set(example)].sort((one, other) => one - other);
  const rows = pays.map((pay) => {
    const count = example.filter((own) => own === pay).length;
    return [
      format.times(pay),
      format.digits(`${count}/${example.length}`),
      chanceText(format, count / example.length),
      format.money(payoutOf(pay)),
    ];
  });
  return {
    paragraphs: [],
    steps: [words('step1'), words('step2'), words('step3'), words('step4')],
    figures() {
      const { fields, risk } = chosen();
      return {
        note: words('figures', { fields: format.digits(fields), risk: words(risk) }),
        returnBp: rules.returnBp,
        ...figuresOf(wheelOf(rules, chosen())),
      };
    },
    table: {
      caption: words('example', { stake: format.money(EXAMPLE_STAKE) }),
      heads: [
        frame.words('room.multiplier'),
        words('headFields'),
        frame.words('room.chance'),
        words('headPays'),
      ],
      rows,
      note: words('exampleNote', {
        times: format.times(EXAMPLE_PAYS),
        payout: format.money(payoutOf(EXAMPLE_PAYS)),
        net: format.net(payoutOf(EXAMPLE_PAYS) - EXAMPLE_STAKE),
      }),
    },
  };
}

const isOfWheel = ({ outcome }: Round) =>
  typeof outcome?.['field'] === 'number' && typeof outcome['pays'] === 'number';

/** The choices of the player: how many fields, and which risk. */
function createChoice(frame: Frame, rules: WheelRules, first: Choice, onChange: () => void) {
  const { format } = frame;
  const words = roomWords(frame.state.language, WHEEL_TEXTS);
  const fields = createSelect({
    label: words('fields'),
    items: Object.keys(rules.wheels.medium).map((count) => ({
      key: count,
      text: format.digits(count),
    })),
    chosen: String(first.fields),
    onChoose: onChange,
  });
  const risk = createSegment<Risk>({
    label: words('risk'),
    items: RISKS.map((key) => ({ key, text: words(key) })),
    chosen: first.risk,
    onChoose: onChange,
  });
  return {
    row: html('div', { class: 'choices choices--row choices--late' }, fields.element, risk.element),
    chosen: (): Choice => ({ fields: Number(fields.key()), risk: risk.key() }),
    setLocked(isLocked: boolean) {
      fields.setLocked(isLocked);
      risk.setLocked(isLocked);
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: wood(120), tick: click(1_150) };

/** The wheel of fields: one spin, and the field at the pointer pays. */
export function startRoom(frame: Frame): GameRules {
  const { format } = frame;
  const rules = frame.state.rules as unknown as WheelRules;
  const words = roomWords(frame.state.language, WHEEL_TEXTS);
  const picture = createWheelPicture(
    {
      short: (pays) => shortTimes(format, pays),
      times: format.times,
      field: (field) => words('field', { field: format.digits(field) }),
      count: (count, fields) => format.digits(`${count}/${fields}`),
    },
    () => frame.sound.play('tick'),
  );
  const pill = ({ outcome }: Round) => `${shortTimes(format, Number(outcome?.['pays']))}×`;
  const last = showRecent(frame, isOfWheel, pill);
  const first = (last?.choice as Choice | undefined) ?? FIRST;
  const choice = createChoice(frame, rules, first, () => lay());
  const panel = createStakePanel(frame, {
    autoplay: {},
    onAction: () => void play(),
  });
  panel.setAction({ label: words('bet') });
  frame.stage.append(picture.element);
  frame.controls.append(choice.row, panel.element);

  function lay(field?: number): void {
    picture.lay(wheelOf(rules, choice.chosen()), field);
  }
  async function play(): Promise<void> {
    choice.setLocked(true);
    await playRoomRound(frame, panel, {
      choice: choice.chosen(),
      async show(round) {
        await picture.spin(Number(round.outcome?.['field']));
        if (isBigWin(round)) picture.glow();
      },
      tell: ({ outcome }) => words('stopped', { times: format.times(Number(outcome?.['pays'])) }),
      pill,
    });
    choice.setLocked(false);
  }
  lay(last === undefined ? undefined : Number(last.outcome?.['field']));
  return rulesOf(frame, rules, choice.chosen);
}

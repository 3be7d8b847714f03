import { svg } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bones, click } from '../../senses/voices.ts';
import { createAlpana } from '../parts/dice/alpana.ts';
import { sumOf } from '../parts/dice/fields.ts';
import { startDiceTable } from '../parts/dice/table.ts';
import { roomWords } from '../room-words.ts';
import { betName, createLayout } from './layout.ts';
import { createScene } from './scene.ts';
import { SIC_BO_TEXTS } from './words.ts';
import './sic-bo.css';

/** A bet of each kind; of the sums that pay the same on both ends, the lower one stands for both. */
const KINDS = [
  'small',
  'big',
  'odd',
  'even',
  'triple',
  ...[4, 5, 6, 7, 8, 9, 10].map((sum) => `total-${sum}`),
  'pair-1-2',
  'double-1',
  'triple-1',
  'face-1',
];
const BOTH_ENDS = 21;
const BIG_FROM = 11;
const STEPS = ['step1', 'step2', 'step3', 'step4', 'step5'] as const;

/** The example of the rules: dice of 2, 5 and 6, which are 13. */
const EXAMPLE = { big: 5_000, total: 1_000, pair: 1_000, payoutMinor: 10_000 + 9_000 + 6_000 };

const isAlike = ([first, ...others]: readonly number[]) => others.every((face) => face === first);

/** What a throw is: small or big with odd or even, or a triple. */
function nameThrow(frame: Frame, faces: readonly number[]): string {
  const words = roomWords(frame.state.language, SIC_BO_TEXTS);
  if (isAlike(faces)) return words('cameTriple', { face: frame.format.digits(faces[0] ?? 0) });
  const sum = sumOf(faces);
  return words('came', {
    size: words(sum >= BIG_FROM ? 'big' : 'small'),
    parity: words(sum % 2 === 1 ? 'odd' : 'even'),
  });
}

function createGround() {
  return svg(
    'svg',
    {
      class: 'dice-table__ground',
      viewBox: '0 0 366 571',
      preserveAspectRatio: 'xMaxYMin slice',
      'aria-hidden': 'true',
    },
    createAlpana(286, 60, 104),
    createAlpana(70, 420, 150),
  );
}

function exampleOf({ format, state }: Frame): string {
  const { money, net } = format;
  const { big, total, pair, payoutMinor } = EXAMPLE;
  return roomWords(state.language, SIC_BO_TEXTS)('exampleNote', {
    big: money(big),
    total: money(total),
    pair: money(pair),
    payout: money(payoutMinor),
    net: net(payoutMinor - big - total - pair),
  });
}

/** What the game sounds like. */
export const tones: RoomTones = { take: click(340), wood: bones(740, 3) };

/** Sic bo: three dice under a dome, and the whole layout. */
export function startRoom(frame: Frame): GameRules {
  const { format, state } = frame;
  const words = roomWords(state.language, SIC_BO_TEXTS);
  const sumText = (faces: readonly number[]) => format.digits(sumOf(faces));
  const kindName = (name: string) => {
    const [kind, sum = ''] = name.split('-');
    if (kind !== 'total') return betName(frame, name);
    const high = format.digits(BOTH_ENDS - Number(sum));
    return words('twoSums', { low: format.digits(sum), high });
  };
  return startDiceTable(frame, {
    theme: `sic-bo sic-bo--${state.palette}`,
    scene: createScene(format, (faces) => nameThrow(frame, faces)),
    ground: createGround(),
    layout: createLayout(frame),
    result: sumText,
    pill: sumText,
    pillKind(faces) {
      if (isAlike(faces)) return 'green';
      return sumOf(faces) >= BIG_FROM ? 'red' : 'blue';
    },
    steps: STEPS.map((key) => words(key)),
    examples: KINDS.map((name) => ({ name, label: kindName(name) })),
    exampleNote: exampleOf(frame),
  });
}

import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isBigWin, isGain } from '../../gain.ts';
import type { GameRules } from '../../rules.ts';
import type { RoomTones } from '../../senses/sound.ts';
import { bones, wood } from '../../senses/voices.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { createSelect } from '../parts/select.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createOrderField } from './order.ts';
import { PAWNS, type Pawn } from './pawns.ts';
import { createLudoPicture, type Race } from './picture.ts';
import { KINDS, ludoRules, payOf, type Kind, type LudoRules } from './rules.ts';
import { LUDO_TEXTS } from './words.ts';
import './ludo-race.css';

const raceOf = ({ outcome }: Round) => outcome as unknown as Race;
const betOf = ({ choice }: Round) => (choice as { order: Pawn[] }).order;
/** Rounds from before the title had a game of its own have no moves. */
const isOfLudo = ({ outcome }: Round) => Array.isArray(outcome?.['moves']);

const kindOf = (name: Kind['name']) => KINDS.find((kind) => kind.name === name) ?? KINDS[0];

/** The choices of the player: which bet, and its pawns. As of the last round where there is one. */
function createChoice(frame: Frame, last: Round | undefined, onChange: () => void) {
  const { format } = frame;
  const words = roomWords(frame.state.language, LUDO_TEXTS);
  const first = last === undefined ? [] : betOf(last);
  const kind = createSelect<Kind['name']>({
    label: words('kind'),
    items: KINDS.map(({ name }) => ({ key: name, text: words(name) })),
    chosen: KINDS.find(({ count }) => count === first.length)?.name ?? 'winner',
    onChoose(name) {
      field.setCount(kindOf(name).count);
      onChange();
    },
  });
  const field = createOrderField({
    format,
    label: words('pawns'),
    count: kindOf(kind.key()).count,
    first,
    nameOf: (pawn, place) =>
      place === undefined
        ? words(pawn)
        : words('placed', { pawn: words(pawn), place: format.digits(place) }),
    onChange,
  });
  return {
    row: html('div', { class: 'choices choices--row choices--ludo' }, kind.element, field.element),
    kind: () => kindOf(kind.key()),
    order: field.order,
    isWhole: () => field.order().length === kindOf(kind.key()).count,
    setLocked(isLocked: boolean) {
      kind.setLocked(isLocked);
      field.setLocked(isLocked);
    },
  };
}

/** What the game sounds like. */
export const tones: RoomTones = { take: bones(560, 1), wood: wood(300) };

/** The ludo race: four drawn pawns, and bets on the order in which they come home. */
export function startRoom(frame: Frame): GameRules {
  const { format, sound } = frame;
  const ludo = frame.state.rules as unknown as LudoRules;
  const words = roomWords(frame.state.language, LUDO_TEXTS);
  const listOf = (pawns: readonly Pawn[]) => pawns.map((pawn) => words(pawn)).join(', ');
  const pill = (round: Round) => words(raceOf(round).order[0] ?? 'red');
  const last = showRecent(frame, isOfLudo, pill);
  const choice = createChoice(frame, last, () => panel.refresh());
  const picture = createLudoPicture({
    fields: ludo.fields,
    palette: frame.state.palette,
    nameOf: (lane) => words(PAWNS[lane] ?? 'red'),
    rankOf: (place) => format.digits(place),
    onHop: () => sound.play('wood', 0.6),
  });
  const panel = createStakePanel(frame, {
    autoplay: {},
    onAction: () => void play(),
    otherFault: () =>
      choice.isWhole() ? undefined : words(`choose${choice.kind().count}` as const),
  });
  panel.setAction({ label: words('bet') });
  frame.stage.append(picture.element);
  frame.controls.append(choice.row, panel.element);
  if (last !== undefined) picture.lay(raceOf(last));

  async function play(): Promise<void> {
    const [order, pay] = [choice.order(), payOf(ludo, choice.kind())];
    choice.setLocked(true);
    await playRoomRound(frame, panel, {
      choice: { order },
      async show(round) {
        frame.say(`${words('racing', { bet: listOf(order) })}, ${format.times(pay)}`);
        await picture.run(raceOf(round), order);
        if (isBigWin(round)) picture.glow(order);
      },
      tell: (round) =>
        words(isGain(round) ? 'cameRight' : 'cameOther', { came: listOf(raceOf(round).order) }),
      pill,
    });
    choice.setLocked(false);
  }
  return ludoRules(frame, ludo, choice.kind);
}

import './slot.css';
import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { isGain } from '../../gain.ts';
import type { Round } from '../../server.ts';
import { createStakePanel } from '../../stake-panel.ts';
import { playRoomRound, showRecent } from '../room-round.ts';
import { roomWords } from '../room-words.ts';
import { createFeature } from './feature.ts';
import { mix } from './paint.ts';
import { paletteOf } from './palettes.ts';
import type { Family } from './sets.ts';
import { createSymbols } from './symbols.ts';
import { SLOT_TEXTS } from './words.ts';

const paysOf = ({ outcome }: Round) => Number(outcome?.['payHundredths']);

/** Puts the ground, the lettering and the colours of the title on the stage. */
function createStage(frame: Frame, family: Family) {
  const palette = paletteOf(frame.state.palette);
  const head = html('div', { class: 'slot__head' });
  const name = html('b', { class: 'slot__name' }, frame.state.title);
  head.append(name);
  const plate = html('p', { class: 'slot__plate num', 'aria-hidden': 'true' });
  const body = html('div', { class: 'slot__body' });
  const element = html(
    'div',
    { class: `slot slot--${family.slice('slot-'.length)}` },
    head,
    body,
    plate,
  );
  for (const [part, colour] of Object.entries(palette) as [string, string][])
    element.style.setProperty(`--${part}`, colour);
  element.style.setProperty('--ground', mix(palette.bg1, palette.bg2, 0.72));
  element.style.setProperty('--deep', mix(palette.bg2, '#04060c', 0.45));
  element.style.setProperty('--rim', mix(palette.d, palette.bg2, 0.35));
  return { element, head, body, plate };
}

/** What a family makes of the common room. */
export type SlotRoom = ReturnType<typeof openSlotRoom>;

/** The parts that all families of slots have: stage, symbols, stake, and the round. */
export function openSlotRoom(
  frame: Frame,
  family: Family,
  of: {
    isOwn: (round: Round) => boolean;
    /** Shows a round; answers when the picture is at rest. */
    show: (round: Round) => Promise<void>;
    /** What came, in words. */
    tell: (round: Round) => string;
    /** Whether a round has free spins or respins; absent in a family without them. */
    hasFeature?: (round: Round) => boolean;
  },
) {
  const { format } = frame;
  const words = roomWords(frame.state.language, SLOT_TEXTS);
  const symbols = createSymbols(frame, family);
  const stage = createStage(frame, family);
  const panel = createStakePanel(frame, {
    autoplay: of.hasFeature === undefined ? {} : { hasFeature: of.hasFeature },
    onAction: () => (feature.isOn() ? feature.toggle() : void play()),
  });
  const feature = createFeature(frame, panel);
  const pill = (round: Round) =>
    paysOf(round) === 0 ? format.digits(0) : format.timesShort(paysOf(round));
  panel.setAction({ label: words('spin') });
  frame.stage.append(stage.element);
  frame.controls.append(panel.element);

  function tell(round: Round): string {
    if (round.payoutMinor === 0) return words('none');
    const what = of.tell(round);
    if (isGain(round)) return words('paid', { what });
    return words('back', { what, amount: format.money(round.payoutMinor) });
  }
  async function play(): Promise<void> {
    stage.plate.replaceChildren();
    await playRoomRound(frame, panel, { choice: { way: 'spin' }, show: of.show, tell, pill });
  }
  return {
    ...stage,
    symbols,
    feature,
    words,
    /** The stake that the button bets. */
    stakeMinor: panel.stakeMinor,
    /** The newest round of this family, after the row of the last results was filled. */
    last: () => showRecent(frame, of.isOwn, pill),
    /** Writes what came below the board: a soft part and a strong one. */
    say(soft: string, strong: string) {
      stage.plate.replaceChildren(html('span', {}, soft), html('b', {}, strong));
    },
  };
}

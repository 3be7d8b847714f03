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
import { createLogo } from './stage/logo.ts';
import { createSymbols, type Symbols } from './symbols.ts';
import { SLOT_TEXTS } from './words.ts';
import './slot.css';

const paysOf = ({ outcome }: Round) => Number(outcome?.['payHundredths']);

/** Puts the scene, the lettering and the colours of the title on the stage. */
function createStage(frame: Frame, family: Family, symbols: Symbols) {
  const { title, motif, seed } = frame.state;
  const palette = paletteOf(frame.state.palette);
  const scene = symbols.scene(motif);
  // Of two titles in one scene some have it the other way round.
  scene.classList.toggle('slot__scene--turned', seed % 2 === 1);
  const logo = createLogo(title, palette);
  const facts = html('p', { class: 'slot__facts num' });
  const head = html('div', { class: 'slot__head' }, logo.element, facts);
  const plate = html('p', { class: 'slot__plate num', 'aria-hidden': 'true' });
  const body = html('div', { class: 'slot__body' });
  const element = html(
    'div',
    { class: `slot slot--${family.slice('slot-'.length)}` },
    scene,
    head,
    body,
    plate,
  );
  for (const [part, colour] of Object.entries(palette) as [string, string][])
    element.style.setProperty(`--${part}`, colour);
  element.style.setProperty('--ground', mix(palette.bg1, palette.bg2, 0.72));
  element.style.setProperty('--deep', mix(palette.bg2, '#04060c', 0.45));
  element.style.setProperty('--rim', mix(palette.d, palette.bg2, 0.35));
  element.style.setProperty('--halo', `${palette.glow}8c`);
  frame.stage.append(element);
  logo.fit();
  // Measuring is what asks for the fonts of the title.
  if ('fonts' in document) void document.fonts.ready.then(logo.fit);
  return { element, head, logo: logo.element, body, plate, facts };
}

/** What a family makes of the common room. */
export type SlotRoom = ReturnType<typeof openSlotRoom>;

/** The parts that all families of slots have: stage, symbols, stake, and the round. */
export function openSlotRoom(
  frame: Frame,
  family: Family,
  of: {
    isOwn: (round: Round) => boolean;
    /** Ends what the picture of the last round shows in turn. */
    begin?: () => void;
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
  const stage = createStage(frame, family, symbols);
  const panel = createStakePanel(frame, {
    autoplay: of.hasFeature === undefined ? {} : { hasFeature: of.hasFeature },
    onAction: () => (feature.isOn() ? feature.toggle() : void play()),
  });
  const feature = createFeature(frame, panel);
  const pill = (round: Round) =>
    paysOf(round) === 0 ? format.digits(0) : format.timesShort(paysOf(round));
  panel.setAction({ label: words('spin') });
  frame.controls.append(panel.element);

  function tell(round: Round): string {
    if (round.payoutMinor === 0) return words('none');
    const what = of.tell(round);
    if (isGain(round)) return words('paid', { what });
    return words('back', { what, amount: format.money(round.payoutMinor) });
  }
  async function play(): Promise<void> {
    of.begin?.();
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
    /** Writes below the lettering what pays, and the most of it. */
    tellFacts(what: string, mostHundredths: number) {
      stage.facts.replaceChildren(what, html('b', {}, format.timesShort(mostHundredths)));
    },
    /** Writes what came below the board: a soft part and strong ones. */
    say(soft: string, ...strong: readonly string[]) {
      stage.plate.replaceChildren(
        html('span', {}, soft),
        ...strong.map((part) => html('b', {}, part)),
      );
    },
  };
}

import { button, html } from '../../../dom.ts';
import type { Frame } from '../../../frame.ts';
import { roomWords } from '../../room-words.ts';
import { GIVES_UP, type OpenRound } from '../../step-round.ts';
import { createAct } from '../act.ts';
import { createFacts } from '../facts.ts';
import type { AnteTexts } from './words.ts';

/** The bar of an open round: to give the hand up with what that costs, and to play with what that costs. */
export interface AnteBar {
  parts: readonly HTMLElement[];
  /** `anteMinor` lies on the ante of the round. */
  show: (round: OpenRound, anteMinor: number, isBusy: boolean) => void;
}

/** Makes the bar; a play costs `playAntes` antes. */
export function createAnteBar(
  { format, state }: Frame,
  { texts, playAntes }: { texts: AnteTexts; playAntes: number },
  on: { giveUp: () => void; play: () => void },
): AnteBar {
  const words = roomWords(state.language, texts);
  const cost = html('small', { class: 'num' });
  const name = html('span', {}, words('giveUp'));
  const attributes = { class: 'go go--calm ante__give-up', ...GIVES_UP };
  const giveUp = button(attributes, on.giveUp, name, cost);
  const play = createAct(on.play);
  const facts = createFacts([words('onTable'), words('withPlay')]);
  return {
    parts: [facts.element, html('div', { class: 'ante__acts' }, giveUp, play.element)],
    show({ stakeMinor }, anteMinor, isBusy) {
      const playMinor = playAntes * anteMinor;
      facts.show([format.money(stakeMinor), format.money(stakeMinor + playMinor)]);
      cost.textContent = words('giveUpCost', { amount: format.money(anteMinor) });
      giveUp.disabled = isBusy;
      play.show(words('play'), format.money(playMinor), isBusy);
    },
  };
}

import { html } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { createAct } from '../parts/act.ts';
import { isForPage } from '../parts/keys.ts';
import { roomWords } from '../room-words.ts';
import type { OpenRound } from '../step-round.ts';
import { BLACKJACK_TEXTS } from './words.ts';

/** What a player may do, as the server names it. */
export type Act = 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline';

/** The acts in their order on the bar, with their keys. */
const ACTS: readonly (readonly [act: Act, key: string])[] = [
  ['stand', 's'],
  ['double', 'd'],
  ['split', 'p'],
  ['insure', 'i'],
  ['hit', 'h'],
  ['decline', 'n'],
];
const MAIN: readonly Act[] = ['hit', 'decline'];

const isMain = ({ act }: { act: Act }) => MAIN.includes(act);

/** What an act costs now, in minor units; 0 for one that costs nothing. */
function costOf(act: Act, round: OpenRound): number {
  if (act === 'insure') return round.stakeMinor / 2;
  return act === 'double' || act === 'split' ? round.stakeMinor : 0;
}

/** Makes the acts of an open round: each only when it is allowed, each with its cost. */
export function createActs(frame: Frame, onAct: (act: Act) => void) {
  const { format } = frame;
  const words = roomWords(frame.state.language, BLACKJACK_TEXTS);
  const acts = ACTS.map(([act, key]) => {
    const button = createAct(() => onAct(act), MAIN.includes(act) ? 'go' : 'calm');
    button.element.classList.add('bj-act');
    button.element.setAttribute('aria-keyshortcuts', key.toUpperCase());
    return { act, key, button, isOn: false };
  });
  const elements = (which: typeof acts) => which.map(({ button }) => button.element);
  const more = html('div', { class: 'bj-acts' }, ...elements(acts.filter((one) => !isMain(one))));
  document.addEventListener('keydown', (event) => {
    const pressed = acts.find(({ key, isOn }) => isOn && key === event.key.toLowerCase());
    if (pressed === undefined || !isForPage(event)) return;
    event.preventDefault();
    onAct(pressed.act);
  });
  return {
    parts: [more, ...elements(acts.filter((one) => isMain(one)))],
    show(round: OpenRound, isBusy: boolean): void {
      for (const one of acts) {
        const { act, button } = one;
        const isAllowed = round.allowed.includes(act);
        const cost = costOf(act, round);
        const isShort = cost > frame.balanceMinor();
        const figure = isShort ? words('short') : `+${format.money(cost)}`;
        button.element.hidden = !isAllowed;
        one.isOn = isAllowed && !isBusy && !isShort;
        button.show(words(act), cost === 0 ? '' : figure, !one.isOn);
      }
    },
    hide(): void {
      for (const one of acts) one.isOn = false;
    },
  };
}

import { createAutoplay } from '../../autoplay/control.ts';
import { button, html, svg, unseen } from '../../dom.ts';
import type { Frame } from '../../frame.ts';
import { faultOf } from '../../stake.ts';
import { createAct } from '../parts/act.ts';
import type { RoundPanel } from '../room-round.ts';
import { nameOf, tagOf, timesOf, wordsOf, type FishingRules, type FishKind } from './kinds.ts';

const AIM =
  'M232 120h-8.3A96.1 96.1 0 0 0 136 32.3V24a8 8 0 0 0-16 0v8.3A96.1 96.1 0 0 0 32.3 120H24a8 8 0 0 0 0 16h8.3a96.1 96.1 0 0 0 87.7 87.7v8.3a8 8 0 0 0 16 0v-8.3a96.1 96.1 0 0 0 87.7-87.7h8.3a8 8 0 0 0 0-16Zm-104 88a80 80 0 1 1 80-80 80.1 80.1 0 0 1-80 80Zm0-120a40 40 0 1 0 40 40 40 40 0 0 0-40-40Zm0 64a24 24 0 1 1 24-24 24 24 0 0 1-24 24Z';

const nextOf = (key: string): 1 | -1 | undefined => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : undefined;
};

/** The row of kinds: one stop of the keyboard, with the arrows inside it, and the keys 1 to 8. */
export function createKinds(
  frame: Frame,
  kinds: readonly FishKind[],
  portrait: (key: string) => HTMLElement,
  onChoose: (key: string) => void,
) {
  const words = wordsOf(frame);
  const { format } = frame;
  const heard = ({ key, fish, pays, chanceOf10000 }: FishKind) =>
    words(fish > 1 ? 'shoalHeard' : 'kindHeard', {
      name: nameOf(frame, key),
      count: format.digits(fish),
      times: timesOf(format, pays),
      chance: format.share(chanceOf10000),
    });
  const buttons = kinds.map((kind) =>
    button(
      { class: 'kind', role: 'radio', 'aria-label': heard(kind), title: tagOf(frame, kind) },
      () => onChoose(kind.key),
      portrait(kind.key),
      html('span', {}, nameOf(frame, kind.key)),
      html('b', { class: 'num' }, format.share(kind.chanceOf10000)),
    ),
  );
  const element = html('div', { class: 'kinds', role: 'radiogroup' }, ...buttons);
  element.setAttribute('aria-label', words('kinds'));
  const chosenAt = () => buttons.findIndex((one) => one.getAttribute('aria-checked') === 'true');
  element.addEventListener('keydown', (event) => {
    const step = nextOf(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosenAt() + step + kinds.length) % kinds.length;
    onChoose(kinds[next]?.key ?? '');
    buttons[next]?.focus();
  });
  return {
    element,
    mark(key: string) {
      for (const [index, one] of buttons.entries()) {
        const isChosen = kinds[index]?.key === key;
        one.setAttribute('aria-checked', String(isChosen));
        one.tabIndex = isChosen ? 0 : -1;
        // The row scrolls by itself alone: the page would jump with it.
        if (isChosen)
          element.scrollLeft = one.offsetLeft - (element.clientWidth - one.offsetWidth) / 2;
      }
    },
  };
}

/** The level of the cannon, as a stepper that is also a spin button of the keyboard. */
function createLevel(frame: Frame, { cannon }: FishingRules, onChange: () => void) {
  const { format, state } = frame;
  const words = wordsOf(frame);
  const kept = (state.chosen.stakes[0] ?? cannon.levelMinor) / cannon.levelMinor;
  let level = Number.isInteger(kept) && kept >= 1 && kept <= cannon.levels ? kept : 1;
  const text = html('b', {
    class: 'num',
    role: 'spinbutton',
    tabindex: '0',
    'aria-label': words('levelName'),
    'aria-valuemin': '1',
    'aria-valuemax': String(cannon.levels),
  });
  const less = button({ 'aria-label': words('lower') }, () => set(level - 1), '−');
  const more = button({ 'aria-label': words('higher') }, () => set(level + 1), '+');
  function show(): void {
    const blanks = {
      level: format.digits(level),
      levels: format.digits(cannon.levels),
      stake: format.money(level * cannon.levelMinor),
    };
    text.textContent = words('level', blanks);
    text.setAttribute('aria-valuenow', String(level));
    text.setAttribute('aria-valuetext', words('levelHeard', blanks));
  }
  function set(next: number): void {
    if (next < 1 || next > cannon.levels || text.getAttribute('aria-disabled') === 'true') return;
    level = next;
    frame.keepStake(0, level * cannon.levelMinor);
    show();
    onChange();
  }
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    set(level + (event.key === 'ArrowUp' ? 1 : -1));
  });
  show();
  return {
    element: html('div', { class: 'step step--level' }, less, text, more),
    level: () => level,
    stakeMinor: () => level * cannon.levelMinor,
    setLocked(isLocked: boolean) {
      for (const one of [less, more]) one.disabled = isLocked;
      text.setAttribute('aria-disabled', String(isLocked));
    },
  };
}

/** What the bar needs of its game. */
export interface FishingPanelOptions {
  rules: FishingRules;
  onShoot: () => void;
  /** Aims at the next fish of the kind that is aimed at. */
  onNext: () => void;
  onLevel: (level: number) => void;
}

/** The bar of the cannon: its level, what it is aimed at, and the button that shoots. */
export function createFishingPanel(frame: Frame, options: FishingPanelOptions) {
  const words = wordsOf(frame);
  const { format } = frame;
  let isBusy = false;
  const level = createLevel(frame, options.rules, () => {
    options.onLevel(level.level());
    show();
  });
  const aimText = html('span');
  const aim = button(
    { class: 'room__act aim-act' },
    options.onNext,
    svg('svg', { viewBox: '0 0 256 256', 'aria-hidden': true }, svg('path', { d: AIM })),
    aimText,
    unseen(words('aimNext')),
  );
  const go = createAct(() => options.onShoot());
  const why = () =>
    faultOf(level.stakeMinor(), frame.state.limits, frame.balanceMinor()) === 'funds'
      ? frame.words('stake.funds', { balance: format.money(frame.balanceMinor()) })
      : undefined;
  const autoplay = createAutoplay(frame, {
    stakeMinor: level.stakeMinor,
    isReady: () => !isBusy && why() === undefined,
    onPlay: options.onShoot,
  });
  function show(): void {
    const fault = isBusy ? undefined : why();
    const figure = fault === undefined ? format.money(level.stakeMinor()) : '';
    go.show(fault ?? words('shoot'), figure, isBusy || fault !== undefined);
    go.element.classList.toggle('go--refused', fault !== undefined);
  }
  frame.onBalance(show);
  show();
  const panel: RoundPanel = {
    stakeMinor: level.stakeMinor,
    setBusy(next) {
      isBusy = next;
      level.setLocked(next);
      aim.disabled = next;
      show();
      autoplay?.setBusy(next);
    },
    ...(autoplay && { roundIsOver: autoplay.roundIsOver }),
  };
  return {
    ...panel,
    element: html(
      'div',
      { class: 'panel panel--fishing' },
      level.element,
      aim,
      html('div', { class: 'act-row' }, autoplay?.button, go.element),
      autoplay?.note,
    ),
    level: level.level,
    isReady: () => !isBusy && why() === undefined,
    setAim(name: string) {
      aimText.textContent = words('aim', { name });
    },
  };
}

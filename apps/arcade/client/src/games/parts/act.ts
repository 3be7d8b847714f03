import { button, html } from '../../dom.ts';

/** The big button of an open round: a verb, and the amount that it is about. */
export interface Act {
  element: HTMLElement;
  /** `figure` is empty for a step that is about no amount. */
  show: (label: string, figure: string, isOff: boolean) => void;
}

/** Makes the button; while it is off it keeps the focus, and presses do nothing. */
export function createAct(onPress: () => void, look: 'go' | 'calm' = 'go'): Act {
  const label = html('span');
  const amount = html('b', { class: 'num' });
  let off = true;
  const element = button(
    { class: look === 'calm' ? 'go go--calm' : 'go', 'aria-disabled': 'true' },
    () => {
      if (!off) onPress();
    },
    label,
    amount,
  );
  return {
    element,
    show(text, figure, isOff) {
      label.textContent = text;
      amount.textContent = figure;
      off = isOff;
      element.setAttribute('aria-disabled', String(isOff));
    },
  };
}

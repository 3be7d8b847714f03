import { button, html } from '../../dom.ts';

/** A choice of a few, of which one always holds. */
export interface Segment<Key extends string> {
  element: HTMLElement;
  key: () => Key;
  /** Sets the choice without a call of `onChoose`; one that is not in the row is shown by no mark. */
  set: (key: Key) => void;
  setLocked: (isLocked: boolean) => void;
}

/** Makes a row of choices: one stop of the keyboard, with the arrows inside it. */
export function createSegment<Key extends string>(options: {
  label: string;
  items: readonly { key: Key; text: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
}): Segment<Key> {
  const { items, onChoose } = options;
  let chosen = options.chosen;
  const buttons = items.map(({ key, text }) =>
    button({ class: 'seg__item', role: 'radio' }, () => choose(key), text),
  );
  const element = html('div', { class: 'seg', role: 'radiogroup', 'aria-label': options.label });
  element.append(...buttons);

  function show(): void {
    for (const [index, { key }] of items.entries()) {
      buttons[index]?.setAttribute('aria-checked', String(key === chosen));
      const isStop = items.some((item) => item.key === chosen) ? key === chosen : index === 0;
      buttons[index]?.setAttribute('tabindex', isStop ? '0' : '-1');
    }
  }
  function choose(key: Key): void {
    if (key === chosen) return;
    chosen = key;
    show();
    onChoose(key);
  }
  element.addEventListener('keydown', (event) => {
    const forward = event.key === 'ArrowRight' || event.key === 'ArrowDown';
    if (!forward && event.key !== 'ArrowLeft' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const at = items.findIndex(({ key }) => key === chosen);
    const next = (at + (forward ? 1 : -1) + items.length) % items.length;
    const item = items[next];
    if (item === undefined || buttons[next]?.disabled === true) return;
    choose(item.key);
    buttons[next]?.focus();
  });
  show();
  return {
    element,
    key: () => chosen,
    set(key) {
      chosen = key;
      show();
    },
    setLocked(isLocked) {
      for (const item of buttons) item.disabled = isLocked;
    },
  };
}

import { html, svg } from '../../dom.ts';

/** A choice of many: the browser's own list, which every phone shows in its own way. */
export interface Select<Key extends string> {
  element: HTMLElement;
  key: () => Key;
  /** Sets the choice without a call of `onChoose`. */
  set: (key: Key) => void;
  setLocked: (isLocked: boolean) => void;
}

const CARET =
  'm216.49 104.49-80 80a12 12 0 0 1-17 0l-80-80a12 12 0 0 1 17-17L128 159l71.51-71.52a12 12 0 0 1 17 17Z';

/** Makes a field with its name and the chosen item. */
export function createSelect<Key extends string>(options: {
  label: string;
  items: readonly { key: Key; text: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
}): Select<Key> {
  const { label, items, chosen, onChoose } = options;
  const list = html(
    'select',
    { 'aria-label': label },
    ...items.map(({ key, text }) => html('option', { value: key }, text)),
  );
  const key = () => items[list.selectedIndex]?.key ?? chosen;
  const set = (next: Key) => (list.selectedIndex = items.findIndex((item) => item.key === next));
  list.addEventListener('change', () => onChoose(key()));
  set(chosen);
  const caret = svg(
    'svg',
    { viewBox: '0 0 256 256', 'aria-hidden': true },
    svg('path', { d: CARET }),
  );
  const name = html('small', { 'aria-hidden': 'true' }, label);
  return {
    element: html('div', { class: 'select' }, name, list, caret),
    key,
    set,
    setLocked: (isLocked) => (list.disabled = isLocked),
  };
}

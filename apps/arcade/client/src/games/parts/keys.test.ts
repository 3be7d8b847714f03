// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isForPage, moveByArrows } from './keys.ts';

// Files share their document: a dialog that another one left open would take every key.
beforeEach(() => document.body.replaceChildren());

/** Puts elements on the page and answers them. */
function lay<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, count: number) {
  const elements = Array.from({ length: count }, () => document.createElement(tag));
  document.body.append(...elements);
  return elements;
}

/** Presses a key on an element, and answers the event as the page hears it. */
function press(target: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

describe('a key', () => {
  it('is for the page unless a field, a dialog or the browser takes it', () => {
    const listener = vi.fn((event: KeyboardEvent) => isForPage(event));
    document.addEventListener('keydown', listener);
    const [[button], [input], [select]] = [lay('button', 1), lay('input', 1), lay('select', 1)];
    if (!button || !input || !select) throw new Error('nothing was laid');
    press(button, 's');
    for (const field of [input, select]) press(field, 's');
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) press(button, 's', { [held]: true });
    const [dialog] = lay('dialog', 1);
    dialog?.setAttribute('open', '');
    press(button, 's');
    document.removeEventListener('keydown', listener);
    expect(listener.mock.results.map(({ value }) => value)).toEqual([
      true,
      ...Array(6).fill(false),
    ]);
  });
});

describe('elements that are one stop of the keyboard', () => {
  it('are moved through by arrows, Home and End, and never past their ends', () => {
    const cells = lay('button', 7);
    moveByArrows(cells, () => 3);
    const focused = () => cells.indexOf(document.activeElement as HTMLButtonElement);
    cells[0]?.focus();
    const path = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'End', 'Home'];
    const seen = path.map((key) => {
      press(cells[focused()]!, key);
      expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([cells[focused()]]);
      return focused();
    });
    expect(seen).toEqual([1, 4, 3, 6, 3, 6, 0]);
    expect(press(cells[0]!, 'ArrowUp').defaultPrevented).toBe(false);
    expect(press(cells[0]!, 'a').defaultPrevented).toBe(false);
    expect(focused()).toBe(0);
  });
});

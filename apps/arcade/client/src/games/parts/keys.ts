/** Whether a key that was pressed is meant for the page, and not for a field, a dialog or the browser. */
export function isForPage({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return !isField && !ctrlKey && !altKey && !metaKey && !document.querySelector('dialog[open]');
}

/** How many elements stand in the first row, as they are laid out now. */
function columnsOf(elements: readonly HTMLElement[]): number {
  const next = elements.findIndex(({ offsetTop }) => offsetTop !== elements[0]?.offsetTop);
  return next > 0 ? next : elements.length;
}

/**
 * Lets arrows, Home and End move the focus from element to element, so that all of them are one stop of the keyboard.
 * `columns` answers how many stand in a row.
 */
export function moveByArrows(
  elements: readonly HTMLElement[],
  columns = () => columnsOf(elements),
): void {
  for (const [index, element] of elements.entries()) {
    element.tabIndex = index === 0 ? 0 : -1;
    element.addEventListener('keydown', (event) => {
      const steps: Partial<Record<string, number>> = {
        ArrowRight: 1,
        ArrowLeft: -1,
        ArrowDown: columns(),
        ArrowUp: -columns(),
        Home: -index,
        End: elements.length - 1 - index,
      };
      const step = steps[event.key];
      const next = step === undefined ? undefined : elements[index + step];
      if (next === undefined) return;
      event.preventDefault();
      for (const other of elements) other.tabIndex = other === next ? 0 : -1;
      next.focus();
    });
  }
}

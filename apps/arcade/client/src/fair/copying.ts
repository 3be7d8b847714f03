import { button, html, svg } from '../dom.ts';

const COPY_ICON =
  'M216 32H88a8 8 0 0 0-8 8v40H40a8 8 0 0 0-8 8v128a8 8 0 0 0 8 8h128a8 8 0 0 0 8-8v-40h40a8 8 0 0 0 8-8V40a8 8 0 0 0-8-8Zm-56 176H48V96h112Zm48-48h-32V88a8 8 0 0 0-8-8H96V48h112Z';

/** Copies a text; answers whether it worked. `place` is an element of the open panel, since no other can hold it. */
function copy(text: string, place: HTMLElement): boolean {
  const field = html('textarea', { class: 'off', readonly: true });
  field.value = text;
  place.append(field);
  field.select();
  // In a frame of another origin the newer way needs a permission of the page around it.
  const hasWorked = document.execCommand('copy');
  field.remove();
  return hasWorked;
}

/** A button that copies a text and tells how it ended. */
export function copyButton(
  name: string,
  text: string,
  onCopied: (hasWorked: boolean) => void,
): HTMLButtonElement {
  const picture = svg(
    'svg',
    { viewBox: '0 0 256 256', 'aria-hidden': true },
    svg('path', { d: COPY_ICON }),
  );
  const copyIt = () => {
    onCopied(copy(text, element.parentElement ?? document.body));
    element.focus();
  };
  const element = button({ class: 'ib', 'aria-label': name }, copyIt, picture);
  return element;
}

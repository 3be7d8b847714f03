/** The name by which a screen reader tells an element: its label, or the text in it that is not hidden from readers. */
export function nameOf(element: Element | null | undefined): string {
  if (!element) return '';
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return textOf(copy).trim();
}

/** The texts in an element, with a space between those of different elements, as readers part them. */
function textOf(node: Node): string {
  return [...node.childNodes]
    .map((child) => (child.nodeType === 3 ? (child.textContent ?? '') : ` ${textOf(child)} `))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replaceAll(' ;', ';');
}

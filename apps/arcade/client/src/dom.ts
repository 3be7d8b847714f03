/** A child of an element: another node, text, or nothing. */
export type Child = Node | string | undefined;

type Attributes = Record<string, string | number | boolean | undefined>;

function fill(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== undefined) element.append(child);
}

/** Makes an HTML element. Text is inserted as text, so it can never become markup. */
export function html<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/** Makes an SVG element. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  fill(element, attributes, children);
  return element;
}

/** Makes a button with a listener. */
export function button(attributes: Attributes, onPress: () => void, ...children: Child[]) {
  const element = html('button', { type: 'button', ...attributes }, ...children);
  element.addEventListener('click', onPress);
  return element;
}

/** Text that only a screen reader tells. */
export function unseen(text = ''): HTMLElement {
  return html('span', { class: 'off' }, text);
}

/**
 * Lets a screen reader tell a name in place of what an element shows now. It is text and no label, since a label must
 * hold every visible word in the same order, which the print of a cloth or the digits of a drum do not make.
 */
export function readAs(element: HTMLElement, name: string): void {
  let told = element.querySelector<HTMLElement>('.off');
  if (told === null) {
    told = unseen();
    element.prepend(told);
  }
  told.textContent = name;
  for (const child of element.children)
    if (child !== told) child.setAttribute('aria-hidden', 'true');
}

/** Whether the reader's device asks for less motion. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Waits; when motion is reduced it does not wait, so that results come at once. */
export function pause(ms: number): Promise<void> {
  const time = isMotionReduced() ? 0 : ms;
  return new Promise((resolve) => setTimeout(resolve, time));
}

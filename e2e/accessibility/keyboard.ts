import { expect } from '../support/journey.ts';
import type { Locator, Page } from '../support/journey.ts';

const MOST_STOPS = 90;

/**
 * Presses Tab until the control has the focus. Fails when Tab never reaches it, when it looks the same with and without
 * the focus, or when a fixed bar hides it.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  if (await control.evaluate(hasFocus)) return;
  const before = await control.evaluate(look);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate(hasFocus)) break;
  }
  await expect(control, 'Tab leads to it').toBeFocused();
  expect(await control.evaluate(look), 'the focus can be seen').not.toBe(before);
  expect(await control.evaluate(coveringBar), 'no bar lies over it').toBe('');
}

/** Goes to a field with Tab and types into it, in place of what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a control with Tab and presses Enter. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}

/** Everything that may show a focus: the control itself, its neighbours and its ancestors. */
function look(element: Element): string {
  const near = [
    element,
    element.nextElementSibling,
    element.parentElement,
    element.parentElement?.parentElement,
    element.parentElement?.parentElement?.parentElement,
  ];
  return near
    .filter((one) => one !== null && one !== undefined)
    .map((one) => {
      const { outline, boxShadow, borderColor } = getComputedStyle(one);
      return `${outline} ${boxShadow} ${borderColor}`;
    })
    .join('\n');
}

/** The header or tab bar that covers the middle of the element; empty when none does. */
function coveringBar(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const bar = hit?.closest('header, nav');
  return bar && !bar.contains(element) ? bar.outerHTML.slice(0, 80) : '';
}

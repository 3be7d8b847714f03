/** What makes a page scroll sideways, described; for the page to evaluate. */
export function overflowing(): string[] {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room && document.body.scrollWidth <= room) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > room + 1,
  );
  const named = wide.map(
    (element) => `${element.tagName}.${element.getAttribute('class') ?? ''} ${element.textContent}`,
  );
  return [`${document.documentElement.scrollWidth} of ${room}`, ...named.slice(0, 5)];
}

/** Texts whose box cuts off the upper or lower part of a line, described; for the page to evaluate. */
export function clippedTexts(): string[] {
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
  const isClipped = (element: HTMLElement): boolean => {
    const style = getComputedStyle(element);
    if (!/hidden|clip/.test(style.overflowY) || style.webkitLineClamp !== 'none') return false;
    // A box of one pixel holds what is only spoken.
    if (element.clientHeight <= 1) return false;
    return element.scrollHeight > element.clientHeight + 1;
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => hasText(element) && isClipped(element))
    .map((element) => {
      const { clientHeight, scrollHeight, textContent } = element;
      return `${element.getAttribute('class') ?? ''} ${scrollHeight} in ${clientHeight}: ${textContent}`;
    });
}

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
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { clientHeight, scrollHeight, childNodes, textContent } = element;
    const hasText = [...childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const { overflowY, webkitLineClamp } = getComputedStyle(element);
    const hides = /hidden|clip/.test(overflowY) && webkitLineClamp === 'none';
    // A box of one pixel holds what is only spoken.
    const isCut = clientHeight > 1 && scrollHeight > clientHeight + 1;
    if (hasText && hides && isCut)
      found.push(`${element.className} ${scrollHeight} in ${clientHeight}: ${textContent}`);
  }
  return found;
}

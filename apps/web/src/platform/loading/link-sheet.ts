/** Puts a link into the head of the document and answers it. */
export function appendLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

/**
 * Links a style sheet late, and answers when it is loaded. One that fails is taken out of the page, so that nobody takes
 * it for loaded.
 *
 * @throws Error when it cannot be fetched
 */
export function linkSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = appendLink('stylesheet', href);
    link.dataset['late'] = '';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be fetched`));
    });
  });
}

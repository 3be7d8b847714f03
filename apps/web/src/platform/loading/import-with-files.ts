import { appendLink, linkSheet } from './link-sheet.ts';

const brought = new Map<string, Promise<void>>();

/**
 * Imports a late chunk after loading the style sheets that it needs, and preloads the scripts that it imports
 * meanwhile. The build puts this around every `import()` in place of the bundler's own helper, which does not know of
 * style sheets inside the page: it would load them a second time, and the browser would style the whole page again.
 *
 * @param files names in the folder of the build, as the bundler lists them
 */
export async function importWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => bring(`${import.meta.env.BASE_URL}${file}`)));
  return load();
}

function bring(href: string): Promise<void> {
  const known = brought.get(href);
  if (known) return known;
  const coming = href.endsWith('.css') ? bringSheet(href) : bringScript(href);
  brought.set(href, coming);
  return coming;
}

async function bringScript(href: string): Promise<void> {
  appendLink('modulepreload', href);
}

async function bringSheet(href: string): Promise<void> {
  const present = `link[rel=stylesheet][href="${href}"]:not([data-failed]),style[data-sheet="${href}"]`;
  if (document.querySelector(present)) return;
  try {
    await linkSheet(href);
  } catch (error) {
    // The next import that needs it tries again.
    brought.delete(href);
    throw error;
  }
}

import { createHash } from 'node:crypto';
import type { Asset, Assets } from './assets.ts';

/** A document of the frame. */
export interface Page {
  asset: Asset;
  /** Changes with its content. */
  version: string;
  /** What its policy allows for scripts and for styles: those that stand in it, by their hashes, and files of ours. */
  scriptSources: string;
  styleSources: string;
}

/** The documents of the frame. */
export interface Pages {
  /**
   * The document of a game's room, with its code and styles. Without a room, or with an unknown one, a document without a
   * game, which leads to the right one; undefined when nothing was built.
   */
  pageOf: (room: string | undefined) => Page | undefined;
  /** The files of drawings that a title loads, by its slug; the head of the document asks for them at once. */
  drawingsOf: (slug: string) => readonly string[];
}

/** Makes the documents of the built front end ready to be served. */
export function createPages(assets: Assets): Pages {
  const drawings = readDrawings(assets);
  const known = new Map<string, Page>();
  return {
    pageOf(room) {
      const own = `/rooms/${room}.html`;
      const address = assets.has(own) ? own : '/index.html';
      const asset = assets.get(address);
      if (asset === undefined) return undefined;
      const page = known.get(address) ?? pageFrom(asset);
      known.set(address, page);
      return page;
    },
    drawingsOf: (slug) => drawings.get(slug) ?? [],
  };
}

function readDrawings(assets: Assets): ReadonlyMap<string, readonly string[]> {
  const file = assets.get('/drawings.json');
  return new Map(
    file === undefined
      ? []
      : Object.entries(JSON.parse(textOf(file)) as Record<string, readonly string[]>),
  );
}

const textOf = ({ bytes }: Asset) => new TextDecoder().decode(bytes);
/** The SHA-256 of a text, in base64. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** The scripts or the styles that stand in a document, one after another. */
export function textsIn(html: string, element: 'script' | 'style'): string[] {
  const elements = new RegExp(`<${element}(?: type="module")?>([^]*?)</${element}>`, 'g');
  return [...html.matchAll(elements)].map(([, text = '']) => text);
}

function pageFrom(asset: Asset): Page {
  const html = textOf(asset);
  const sources = (element: 'script' | 'style') =>
    textsIn(html, element)
      .map((text) => `'sha256-${hashOf(text)}'`)
      .join(' ');
  return {
    asset,
    version: hashOf(html),
    scriptSources: `'self' ${sources('script')}`,
    styleSources: sources('style') || "'none'",
  };
}

import { request } from 'node:http';
import { sessionOf } from '../support/account.ts';
import { AGENT_PAGES, detailsLinkedFrom, MEMBER_PAGES, VISITOR_PAGES } from './page-list.ts';
import { firstSite, secondSite, webPort } from '../support/sites.ts';
import type { VisitedSite } from '../support/sites.ts';
import { PlainError } from '../../tools/terminal/plain-error.ts';

/** A page as web serves it. */
export interface ServedPage {
  /** Site, reader, language and path, for the person who reads the findings. */
  name: string;
  markup: string;
}

/** This path sends a visitor to the login. */
const PLAY = '/m/play/';

type Role = 'player' | 'agent';

const READERS: readonly [Role | undefined, readonly string[]][] = [
  [undefined, [...VISITOR_PAGES, '/m/offline']],
  ['player', MEMBER_PAGES],
  ['agent', AGENT_PAGES],
];

/**
 * Every page of both demo sites in each language of the site: those of a visitor, and with known demo accounts also
 * those of a member and an agent. Of a kind with many pages, such as a game's, the first one that another page links
 * to.
 *
 * @throws PlainError naming a page that is not served
 */
export async function collectPages(hasAccounts: boolean): Promise<ServedPage[]> {
  const pages: ServedPage[] = [];
  for (const site of [firstSite(), secondSite()]) {
    const languages = languagesIn(await get(site, '/m/language', ''));
    for (const [role, paths] of READERS) {
      if (role && !hasAccounts) continue;
      const cookie = role ? (await sessionOf(site, role)).join('; ') : '';
      for (const language of languages) {
        const read = (path: string) => get(site, inLanguage(path, language), cookie);
        const name = (path: string) => `${site.slug}-${role ?? 'visitor'}-${language}-${path}`;
        const listed = await readAll(paths, read, name);
        const details = detailsLinkedFrom(listed.map(({ markup }) => markup).join('\n')).filter(
          (path) => role || !path.startsWith(PLAY),
        );
        pages.push(...listed, ...(await readAll(details, read, name)));
      }
    }
  }
  return pages;
}

async function readAll(
  paths: readonly string[],
  read: (path: string) => Promise<string>,
  name: (path: string) => string,
): Promise<ServedPage[]> {
  const pages: ServedPage[] = [];
  for (const path of paths) pages.push({ name: name(path), markup: await read(path) });
  return pages;
}

function inLanguage(path: string, language: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

function languagesIn(markup: string): string[] {
  const buttons = markup.match(/<button[^>]*name="language"[^>]*>/g) ?? [];
  const found = buttons.flatMap((button) => /value="(\w+)"/.exec(button)?.[1] ?? []);
  if (found.length === 0) throw new PlainError('The page of languages offers none.');
  return found;
}

// Only browsers resolve the second site's host, so the request goes to the address and names the host.
function get(site: VisitedSite, path: string, cookie: string): Promise<string> {
  const headers = { Host: new URL(site.origin).host, Accept: 'text/html', Cookie: cookie };
  return new Promise((done, failed) => {
    const call = request({ host: '127.0.0.1', port: webPort(), path, headers }, (response) => {
      let markup = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (markup += chunk));
      response.once('end', () => {
        if (response.statusCode === 200) done(markup);
        else failed(new PlainError(`${site.origin}${path} answers ${response.statusCode}.`));
      });
    });
    call.once('error', failed);
    call.end();
  });
}

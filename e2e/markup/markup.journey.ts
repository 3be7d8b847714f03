import { HtmlValidate } from 'html-validate';
import { demoAccount, signIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import { AGENT_PAGES, detailsLinkedFrom, MEMBER_PAGES, VISITOR_PAGES } from './page-list.ts';
import { openPage } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';

const site = firstSite();

/** The rules of the standard alone. Matters of style are off, because the renderer decides them. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // The renderer writes attributes and void elements in its own way, which the standard allows.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // A banner sets its running time by inline style, and all files come from the page's own origin.
    'no-inline-style': 'off',
    'require-sri': 'off',
  },
});

const READERS: readonly [string, 'player' | 'agent' | undefined, readonly string[]][] = [
  ['a visitor', undefined, VISITOR_PAGES],
  ['a member', 'player', MEMBER_PAGES],
  ['an agent', 'agent', AGENT_PAGES],
];
for (const [who, role, paths] of READERS) {
  test(`every page of ${who} is valid markup, as served and after its scripts have run`, async ({
    context,
    page,
  }) => {
    test.slow();
    if (role) await signIn(context, site, demoAccount(site, role));
    const check = async (path: string) => {
      const served = await context.request.get(site.origin + path, {
        headers: { accept: 'text/html' },
      });
      const markup = await served.text();
      expect.soft(await faultsIn(markup), `${path} as served`).toEqual([]);
      await openPage(page, site.origin + path);
      expect.soft(await faultsIn(await page.content()), `${path} with its scripts`).toEqual([]);
      return markup;
    };
    const read: string[] = [];
    for (const path of paths) read.push(await check(path));
    for (const path of detailsLinkedFrom(read.join('\n'))) await check(path);
  });
}

/** What the checker finds, one example of each kind. */
async function faultsIn(markup: string): Promise<string[]> {
  const { results } = await checker.validateString(markup);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  return [...new Set(found)];
}

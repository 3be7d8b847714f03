import { demoAccount, signIn } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import { openPage } from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';

const SECOND_MS = 1_000;

for (const path of ['/m/home', '/m/crash', '/m/lottery', '/m/activity', '/m/member/home'])
  test(`an open page asks for nothing by itself in ten minutes, but for its stream of events: ${path}`, async ({
    context,
    page,
  }) => {
    const site = firstSite();
    await signIn(context, site, demoAccount(site));
    await page.clock.install();
    await openPage(page, site.origin + path);
    // What a page fetches once it is idle belongs to its opening; its service worker comes last.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isPicture = pathname.startsWith('/m/art/');
      // A banner's picture comes with its turn.
      if (!pathname.endsWith('/events') && !isPicture)
        asked.push(`${request.method()} ${pathname}`);
    });
    for (let second = 0; second < 600; second += 10) await page.clock.runFor(10 * SECOND_MS);
    expect(asked).toEqual([]);
  });

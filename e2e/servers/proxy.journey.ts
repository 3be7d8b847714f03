import { connect } from 'node:http2';
import { request as httpRequest } from 'node:http';
import { createGunzip } from 'node:zlib';
import { demoAccount, logIn } from '../support/account.ts';
import { chromiumFlags, chromiumPath } from '../../tools/product/chromium.ts';
import { expect, test } from '../support/journey.ts';
import type { BrowserContext } from '../support/journey.ts';
import { proxyInFront } from '../support/proxy.ts';
import {
  gameFrame,
  nextBalance,
  openPage,
  playRound,
  popup,
  stripBalance,
} from '../support/screens.ts';
import { firstSite } from '../support/sites.ts';

// The product as it is deployed: behind the distribution's nginx with deploy/nginx.conf.

const proxy = proxyInFront() ?? {
  origin: '',
  plainPort: 0,
  chromiumFlags: [],
  certificatePem: '',
};

test.skip(proxy.origin === '', 'nginx is missing');
test.use({
  launchOptions: {
    // Frames of another site get a process of their own only in the whole browser.
    executablePath: chromiumPath(),
    // The test has just made the certificate itself.
    args: [...chromiumFlags, ...proxy.chromiumFlags],
  },
});

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  /** What arrived until the answer ended, or until it contained the awaited text; unpacked when it came as gzip. */
  text: string;
}

/** Asks over HTTP/2. With `until` it stops reading as soon as the answer contains that text. */
async function ask(
  path: string,
  headers: Record<string, string> = {},
  until?: string,
): Promise<Answer> {
  const client = connect(proxy.origin, { ca: proxy.certificatePem, servername: 'localhost' });
  try {
    return await new Promise<Answer>((done, failed) => {
      client.once('error', failed);
      const call = client.request({ ':path': path, ...headers });
      let answered: Record<string, unknown> = {};
      let text = '';
      const answer = () =>
        done({
          status: Number(answered[':status']),
          headers: answered as Record<string, string | undefined>,
          text,
        });
      const take = (chunk: Buffer) => {
        text += chunk.toString('utf8');
        if (until !== undefined && text.includes(until)) answer();
      };
      call.once('response', (got) => {
        answered = got;
        const body = got['content-encoding'] === 'gzip' ? call.pipe(createGunzip()) : call;
        body.on('data', take);
        body.once('end', answer);
      });
      call.once('error', failed);
    });
  } finally {
    client.destroy();
  }
}

async function cookiesOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

test("a process's own health pages are not reachable through the proxy, and a visitor's forged headers are ignored", async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    const { status, headers } = await ask(path);
    expect([status, headers['location']], path).toEqual([302, '/m/home']);
  }
  const forged = {
    accept: 'text/html',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '198.51.100.7',
  };
  const page = await ask('/m/home?lang=en', { ...forged, 'accept-encoding': 'gzip' });
  expect(page.status).toBe(200);
  expect(page.headers['strict-transport-security'], 'it knows that it speaks TLS').toBeDefined();
  expect(page.text).toContain(`<link rel="canonical" href="${proxy.origin}/m/home?lang=en"/>`);
  expect(page.text).not.toContain('evil.example');
  // The page preloads this picture in its head, with a choice of widths. As a Link header nginx could not read such a
  // hint.
  expect(page.text.slice(0, 1024)).toMatch(/<link rel="preload" as="image" imageSrcSet=/);
  expect(page.headers['link']).toBeUndefined();
  const again = await ask('/m/home?lang=en', {
    accept: 'text/html',
    'accept-encoding': 'gzip',
    'if-none-match': page.headers['etag'] ?? '',
  });
  expect([again.status, again.text], 'a page that is known comes once').toEqual([304, '']);
});

test('LOGIN-13 LAUNCH-04 VENDOR-07 behind the proxy a member signs in, sees a compressed home, and plays with a balance that follows', async ({
  page,
  context,
}) => {
  await openPage(page, `${proxy.origin}/m/login`);
  await logIn(page, demoAccount(firstSite()));
  await expect(page).toHaveURL(new RegExp(`^${proxy.origin}/m/(?:home)?$`));
  await openPage(page, `${proxy.origin}/m/home`);

  const cookie = await cookiesOf(context);
  const home = await ask('/m/home', { accept: 'text/html', 'accept-encoding': 'gzip', cookie });
  expect(home.headers['content-encoding']).toBe('gzip');
  expect(home.headers['content-length'], 'it leaves while it is made').toBeUndefined();
  expect(home.text).toContain('</html>');

  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  const accept = { 'accept-encoding': 'gzip', authorization: `Bearer ${token}`, cookie };
  const events = await ask('/m/api/live/events', accept, '\n\n');
  expect(events.headers['content-type']).toContain('text/event-stream');
  expect(events.headers['content-encoding']).toBeUndefined();
  expect(events.text, 'the first event is here while the stream goes on').toContain('data:');

  await page.locator('main a[href^="/m/play/"]').first().tap();
  await expect(page).toHaveURL(/\/m\/play\//);
  await expect(gameFrame(page).locator('.go').first()).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  const answered = nextBalance(page);
  await playRound(page);
  await expect.poll(() => stripBalance(page)).toBe(await answered);
});

test('plain http redirects to TLS', async () => {
  const location = await new Promise<string | undefined>((done, failed) => {
    const options = { host: '127.0.0.1', port: proxy.plainPort, path: '/m/home?x=1' };
    httpRequest({ ...options, headers: { host: 'lobby.example' } }, (answer) => {
      answer.resume();
      done(answer.headers.location);
    })
      .once('error', failed)
      .end();
  });
  expect(location).toBe('https://lobby.example/m/home?x=1');
});

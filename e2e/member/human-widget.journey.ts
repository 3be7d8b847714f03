import { expect, test } from '../support/journey.ts';
import type { Page } from '../support/journey.ts';
import { startWebOverMock } from '../servers/web-over-mock.ts';
import type { WebOverMock } from '../servers/web-over-mock.ts';

// The company's script cannot come from the network here. A stand-in draws a frame of the company's origin and reports
// to the page under the same names. The policy and the Trusted Types of the page are those of the product.

interface Company {
  readonly name: string;
  readonly global: string;
  readonly scriptUrl: string;
  readonly frame: string;
}

const COMPANIES: readonly Company[] = [
  {
    name: 'Turnstile',
    global: 'turnstile',
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    frame: 'https://challenges.cloudflare.com/frame',
  },
  {
    name: 'hCaptcha',
    global: 'hcaptcha',
    scriptUrl: 'https://js.hcaptcha.com/1/api.js',
    frame: 'https://newassets.hcaptcha.com/frame',
  },
  {
    name: 'reCAPTCHA',
    global: 'grecaptcha',
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    frame: 'https://www.google.com/recaptcha/api2/frame',
  },
];

function scriptOf({ global, frame }: Company): string {
  return `
    window.${global} = {
      render(place, options) {
        const frame = document.createElement('iframe');
        frame.src = '${frame}';
        frame.title = 'check';
        frame.width = options.size === 'compact' ? 150 : 300;
        frame.height = options.size === 'compact' ? 140 : 74;
        frame.style.border = '0';
        place.append(frame);
        addEventListener('message', ({ origin, data }) => {
          if (origin === new URL(frame.src).origin) options.callback(data);
        });
        return 'widget-1';
      },
      reset() {},
      remove() {},
    };
    window[new URL(document.currentScript.src).searchParams.get('onload')]();`;
}

const FRAME = `<!doctype html><html lang="en"><title>check</title><style>body{margin:0;font:16px sans-serif}
  label{display:flex;gap:12px;align-items:center;padding:24px;border:1px solid #888;background:#fafafa;color:#111}</style>
  <label><input type="checkbox" onchange="parent.postMessage('token-of-the-company', '*')">I am human</label></html>`;

/** Answers for the company's hosts; `asked` lists what the page has loaded from them. */
async function standIn(page: Page, company: Company): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  // The pictures of the example data, which home shows afterwards.
  await page.route('https://images.example.org/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const { origin } = new URL(company.scriptUrl);
  for (const host of [origin, new URL(company.frame).origin])
    await page.route(`${host}/**`, (route) => {
      asked.push(route.request().url());
      return route.request().resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: scriptOf(company) })
        : route.fulfill({ contentType: 'text/html', body: FRAME });
    });
  return { asked };
}

async function fillRegistration(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('rahim_71');
  for (const name of ['password', 'confirmPassword'])
    await page.locator(`input[name=${name}]`).fill('Sylhet-7-gardens');
  await page.locator('[name=acceptsTerms]').check();
}

async function over(
  company: Company,
  look: (web: WebOverMock) => Promise<void>,
): Promise<readonly string[]> {
  const { scriptUrl } = company;
  const web = await startWebOverMock({
    settings: { humanWidget: { scriptUrl, siteKey: 'key-1' } },
  });
  try {
    await look(web);
  } finally {
    await web.stop();
  }
  return web.printed();
}

for (const company of COMPANIES)
  test(`a visitor registers with an answer to ${company.name}, whose script loads with the first touch of the form`, async ({
    page,
  }) => {
    const { asked } = await standIn(page, company);
    const printed = await over(company, async ({ origin, mock }) => {
      await page.goto(`${origin}/m/register`);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await fillRegistration(page);
      const box = page.frameLocator('iframe[title=check]').getByRole('checkbox');
      await expect(box).toBeVisible();
      expect(asked.filter((url) => url.startsWith(company.scriptUrl))).toHaveLength(1);
      await box.check();
      await page.locator('form button[type=submit]').last().click();
      await expect
        .poll(() => mock.asked.filter((name) => name === 'PUT /account/register'))
        .toHaveLength(1);
      expect(mock.asked).not.toContain('GET /account/human-check');
      await page.waitForURL('**/m/home');
      await page.close();
    });
    expect(printed).toEqual([]);
  });

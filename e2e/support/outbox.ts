import { request as httpRequest } from 'node:http';
import { expect } from './journey.ts';
import type { VisitedSite } from './sites.ts';

interface SentMessage {
  to: string;
  text: string;
}

let numbers = 0;

/** A number that nobody has yet: eleven digits as Bangladesh writes them. */
export function newNumber(): string {
  numbers += 1;
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  return `017${worker}${String(Date.now() + numbers).slice(-7)}`;
}

/** The texts that the site's sandbox has sent to somebody, newest first, as soon as there are `count`. */
export async function sentTo(site: VisitedSite, recipient: string, count = 1): Promise<string[]> {
  let texts: string[] = [];
  await expect(async () => {
    const sent = await readOutbox(site);
    texts = sent.filter(({ to }) => to.includes(recipient)).map(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 15_000 });
  return texts;
}

/** The code in the newest SMS to a number, once `count` were sent to it. */
export async function codeSentTo(
  site: VisitedSite,
  number: string,
  count: number,
): Promise<string> {
  const [text = ''] = await sentTo(site, number.replace(/^0/, ''), count);
  const latin = text.replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x9e6));
  const code = /(?<!\d)\d{6}(?!\d)/.exec(latin)?.[0];
  if (code === undefined) throw new Error(`No code stands in the message: ${text}`);
  return code;
}

// Only the browser resolves the second site's host, so this calls the IP address and names the host in a header.
function readOutbox(site: VisitedSite): Promise<SentMessage[]> {
  const port = Number(process.env['E2E_API_PORT'] ?? 3001);
  const headers = { Host: new URL(site.origin).host };
  return new Promise((done, failed) => {
    const call = httpRequest(
      { host: '127.0.0.1', port, path: '/development/outbox', headers },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.once('end', () => {
          const { value } = JSON.parse(body) as { value?: SentMessage[] };
          if (value) done(value);
          else failed(new Error(`The outbox answered ${response.statusCode}: ${body}`));
        });
      },
    );
    call.once('error', failed);
    call.end();
  });
}

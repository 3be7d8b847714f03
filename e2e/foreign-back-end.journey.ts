import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { startMockBackEnd } from '../tools/mock/mock-back-end.ts';
import type { MockOptions } from '../tools/mock/mock-back-end.ts';
import { findFreePort } from '../tools/start/ports.ts';
import { projectRoot } from '../tools/terminal/project.ts';

// Web over a stranger's back end, which is made of openapi.json and nothing else.

const PAGES = [
  'home',
  'login',
  'register',
  'forget',
  'language',
  'set',
  'rng-games',
  'hot-games',
  'search-games',
  'fav-games',
  'help',
  'notice',
  'noticeDetail?id=21',
  'activity',
  'activityDetail?id=11',
  'invite',
  'member/home',
  'gameRecord',
  'play/MELA/101',
];
/** Longest page that a screen may be, in letters. */
const MOST = 3_000_000;

async function overBackEnd(
  options: MockOptions,
  look: (origin: string) => Promise<void>,
): Promise<readonly string[]> {
  const mock = await startMockBackEnd(options);
  const port = await findFreePort();
  const web = spawn(process.execPath, ['apps/web/server/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: mock.url,
      DEPLOYMENT_SECRET: 'secret-of-a-stranger-0123456789abcdef',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const ended = once(web, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  try {
    await expect(async () => {
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    }).toPass({ timeout: 60_000 });
    await look(origin);
  } finally {
    web.kill('SIGTERM');
    await ended;
    await mock.stop();
  }
  return mock.unknown;
}

async function open(origin: string, page: string) {
  const answer = await fetch(`${origin}/m/${page}`, { headers: { Accept: 'text/html' } });
  const text = await answer.text();
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text };
}

test('every page is there over the examples of the document, and web asks for nothing else', async () => {
  const unknown = await overBackEnd({}, async (origin) => {
    for (const page of PAGES) {
      const { status, type, text } = await open(origin, page);
      expect([page, status, type]).toEqual([page, 200, 'text/html; charset=utf-8']);
      expect(text.length, page).toBeLessThan(MOST);
    }
    const { text } = await open(origin, 'home');
    expect(text).toContain('Monsoon Reels');
  });
  expect(unknown).toEqual([]);
});

for (const seed of [1, 2, 3]) {
  test(`every page is there, or says that it is not, over answers of any value that the document allows: ${seed}`, async () => {
    await overBackEnd({ seed }, async (origin) => {
      for (const page of PAGES) {
        const { status, type, text } = await open(origin, page);
        expect([200, 404, 451, 503], `${page}: ${text.slice(0, 200)}`).toContain(status);
        expect(type, page).toBe('text/html; charset=utf-8');
        expect(text.length, page).toBeLessThan(MOST);
      }
    });
  });
}

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SealedOperation } from '@maidan/contract/sealing';
import type { PublicSealingKey } from './platform/secrets/sealing.ts';
import { NOTICES_TOPIC, writeAnnouncements } from './modules/notices/index.ts';
import type { AnnouncementDraft } from './modules/notices/index.ts';
import { winAnnouncer } from './modules/lobby/index.ts';
import { round } from './modules/wallet/wallet.tables.ts';
import { seedGames, testGame } from './testing/catalogue.ts';
import { notifyLive } from './platform/live/live-events.ts';
import { createTestPostgres, openOn, testDatabaseUrl } from './testing/test-database.ts';
import { startApiProcess } from './testing/running-api.ts';
import type { ApiProcess } from './testing/running-api.ts';
import { registration, solve } from './testing/members.ts';
import { seal } from './testing/sealed.ts';
import { HOST, seedTestSites } from './testing/test-app.ts';

const SECRET = 'deployment-secret-of-two-processes-01234567';
const run = promisify(execFile);

if (!testDatabaseUrl) {
  process.stderr.write(
    'Two processes on one PostgreSQL are not tested: TEST_DATABASE_URL is not set.\n',
  );
}

describe.skipIf(!testDatabaseUrl)('two processes on one PostgreSQL', () => {
  let folder: string;
  let postgres: { url: string; drop: () => Promise<void> };
  let processes: ApiProcess[] = [];
  let environment: Record<string, string>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maidan-processes-'));
    postgres = await createTestPostgres();
    const database = openOn(postgres.url);
    await seedTestSites(database, { now: () => new Date() });
    await database.close();
    environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, DEPLOYMENT_SECRET: SECRET };
    const first = await startApiProcess(environment);
    processes = [first, await startApiProcess(environment)];
  }, 60_000);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await postgres.drop();
    rmSync(folder, { recursive: true });
  });

  async function ask(at: number, method: string, path: string, request: AskOptions = {}) {
    const response = await fetch(`${processes[at]?.url}${path}`, {
      method,
      headers: {
        'Maidan-Deployment': SECRET,
        'Maidan-Host': HOST.first,
        'Maidan-Client-Address': request.address ?? '198.51.100.1',
        ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
        ...(request.body ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  }

  async function sealedFor(at: number, operation: SealedOperation, payload: unknown) {
    const { body } = await ask(at, 'GET', '/account/sealing-key');
    const key = body as unknown as PublicSealingKey;
    return seal(payload, { key, operation, now: new Date() });
  }

  async function registerAt(at: number, username: string, challengeAt = at) {
    const { body } = await ask(challengeAt, 'GET', '/account/human-check?kind=form');
    const payload = { ...registration(username), humanCheck: solve(body as never) };
    return ask(
      at,
      'PUT',
      '/account/register',
      await sealedFor(at, 'PUT /account/register', payload),
    );
  }

  /** Opens the member's stream at a process; `until` reads on until a text has come, and answers all it has read. */
  async function follow(at: number, token: string) {
    const answer = await fetch(`${processes[at]?.url}/live/events`, {
      headers: {
        'Maidan-Deployment': SECRET,
        'Maidan-Host': HOST.first,
        authorization: `Bearer ${token}`,
      },
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const until = async (text: string): Promise<string> => {
      let read = '';
      while (!read.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`The stream ended after ${read}`);
        read += value;
      }
      return read;
    };
    return { until, leave: () => reader?.cancel() };
  }

  /** What an operator types while both run. */
  function operate(command: string, args: string[]) {
    const file = fileURLToPath(new URL(`commands/${command}.ts`, import.meta.url));
    const env = { PATH: process.env['PATH'], ...environment };
    return run(process.execPath, [file, '--site', 'first', ...args], { env });
  }
  const setSetting = (setting: string, value: string) =>
    operate('set-setting', ['--setting', setting, '--value', value]);

  it('a session opened in one is valid in the other, and ends in both', async () => {
    const token = String((await registerAt(0, 'jomunadi', 1)).body.value?.['token']);
    expect((await ask(1, 'GET', '/member/info', { token })).body.value?.['account']).toBe(
      'jomunadi',
    );
    await ask(1, 'DELETE', '/account/logout', { token });
    expect((await ask(0, 'GET', '/member/info', { token })).body.code).toBe('session.expired');
  });

  it('SEC-02 a sealed body that one process opened is refused by the other', async () => {
    const sealed = await sealedFor(0, 'POST /account/login', {
      username: 'nobody12',
      password: 'x',
    });
    expect((await ask(0, 'POST', '/account/login', sealed)).body.code).toBe(
      'auth.credentials_wrong',
    );
    expect((await ask(1, 'POST', '/account/login', sealed)).body.code).toBe('request.seal_invalid');
  });

  it('throttles of an address count together, whichever device calls', async () => {
    const address = '198.51.100.77';
    const challenge = async (call: number) => {
      const headers = { 'user-agent': `Device ${call}` };
      const { status } = await ask(call % 2, 'GET', '/account/human-check?kind=form', {
        address,
        headers,
      });
      return status;
    };
    const statuses: number[] = [];
    for (let call = 0; call < 61; call += 1) statuses.push(await challenge(call));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect([await challenge(100), await challenge(101)]).toEqual([429, 429]);
  });

  it('the pace of one device counts together: calls that each process alone would let pass are refused', async () => {
    const request = { address: '198.51.100.78', headers: { 'user-agent': 'One device' } };
    const statuses: number[] = [];
    for (let call = 0; call < 60; call += 1) {
      statuses.push((await ask(call % 2, 'GET', '/account/human-check?kind=form', request)).status);
    }
    // 40 are free; each process alone would have counted 30.
    expect(statuses.slice(0, 41)).toEqual(Array.from({ length: 41 }, () => 200));
    expect(statuses.slice(41)).toContain(429);
  });

  it('an operator’s change reaches both while they run', async () => {
    await setSetting('minimumAge', '21');
    for (const at of [0, 1]) {
      await expect
        .poll(async () => (await ask(at, 'GET', '/site/settings')).body.settings?.['minimumAge'], {
          timeout: 15_000,
        })
        .toBe(21);
    }
  });

  it('NOTICE-13 NOTICE-16 VENDOR-07 what is read at one falls on the pages that the other holds, and what is new arrives', async () => {
    const token = String((await registerAt(0, 'meghnanadi')).body.value?.['token']);
    const database = openOn(postgres.url);
    const notice = (announcementId: number): AnnouncementDraft => ({
      announcementId,
      type: 'PL',
      groupName: '',
      title: { bn: 'ক', en: 'a' },
      content: { bn: '<p>ক</p>', en: '<p>a</p>' },
      url: '',
      images: [],
      startsAt: new Date(Date.now() - announcementId * 1000),
      endsAt: null,
    });
    const publish = async (drafts: AnnouncementDraft[]) => {
      await writeAnnouncements(database.db, 'first', drafts);
      await notifyLive(database.db, [{ siteId: 'first', topic: NOTICES_TOPIC }]);
    };
    await publish([notice(1), notice(2)]);
    const pages = await Promise.all([0, 1].map((at) => follow(at, token)));
    for (const page of pages) await page.until('"unread":2');
    await ask(0, 'POST', '/announcements/read', { token, body: { announcementId: 2, read: true } });
    for (const page of pages) await page.until('"unread":1');
    await publish([notice(3)]);
    for (const page of pages) await page.until('"unread":2');
    // A page that was away meanwhile begins with how things are.
    await pages[1]?.leave();
    await ask(0, 'POST', '/announcements/read', { token, body: { announcementId: 3, read: true } });
    const back = await follow(1, token);
    expect(await back.until('"unread":1')).not.toContain('"unread":2');
    for (const page of [pages[0], back]) await page?.leave();
    await database.close();
  });

  it('WIDGET-20 API-46 a win of a settled round reaches the pages that either process holds', async () => {
    const token = String((await registerAt(0, 'jolangi')).body.value?.['token']);
    const { memberId } = (await ask(0, 'GET', '/member/info', { token })).body.value as {
      memberId: string;
    };
    const database = openOn(postgres.url);
    const directory = { refresh: async () => undefined };
    await seedGames({ db: database.db, app: { directory } }, [
      testGame({ nodeId: 7, vendor: 'JL' }),
    ]);
    const pages = await Promise.all([0, 1].map((at) => follow(at, token)));
    const versionIn = (text: string) =>
      /event: winners\ndata: {"version":"([^"]+)"}/.exec(text)?.[1];
    const before = versionIn((await pages[0]?.until('event: winners')) ?? '');
    await pages[1]?.until('event: winners');
    const at = new Date().toISOString();
    await database.db.insert(round).values({
      siteId: 'first',
      roundId: 'won-1',
      memberId,
      vendor: 'JL',
      vendorRoundId: 'v-1',
      gameCode: 'slot',
      nodeId: 7,
      currency: 'BDT',
      state: 'won',
      stakeCashMinor: 1_000,
      payoutCashMinor: 9_000,
      openedAt: at,
      settledAt: at,
    });
    const wins = winAnnouncer({
      announce: (change) => void notifyLive(database.db, [change]),
    });
    wins.noteWin('first');
    for (const page of pages) {
      const told = (await page.until('event: winners')) ?? '';
      expect(versionIn(told)).not.toBe(before);
    }
    wins.close();
    for (const [place, page] of pages.entries()) {
      const board = (await ask(place, 'GET', '/lobby/winners')).body.value as {
        list: { vo: { winAmount: number; maskedName: string } }[];
      };
      expect(board.list.map(({ vo }) => [vo.winAmount, vo.maskedName])).toEqual([
        [8_000, 'jo***i'],
      ]);
      await page.leave();
    }
    await database.close();
  }, 60_000);

  it('CS-14 ENTITY-18 what the desk and a member write reaches the pages that either process holds', async () => {
    await setSetting('whitelabel.CBS3', 'true');
    const token = String((await registerAt(0, 'surmanadi')).body.value?.['token']);
    const messages = '/service/chat/messages';
    for (const at of [0, 1]) {
      const opened = async () => (await ask(at, 'GET', messages, { token })).status;
      await expect.poll(opened, { timeout: 15_000 }).toBe(200);
    }
    const pages = await Promise.all([0, 1].map((at) => follow(at, token)));
    for (const page of pages) await page.until('"lastNumber":0');
    const body = { messageId: 'first-of-all', body: 'আছেন?' };
    await ask(0, 'POST', messages, { token, body });
    for (const page of pages) await page.until('"lastNumber":1');
    const desk = (args: string[]) => operate('chat', ['--member', 'surmanadi', ...args]);
    await desk(['--name', 'মিতু']);
    for (const page of pages) await page.until('"typing":"মিতু"');
    await desk(['--name', 'মিতু', '--answer', 'আছি']);
    for (const page of pages)
      expect(await page.until('"lastNumber":2')).toContain('"unReadCount":1');
    await ask(1, 'POST', '/service/chat/read', { token, body: { upTo: 2 } });
    for (const page of pages) await page.until('"unReadCount":0');
    // A phone that slept meanwhile begins with how things are.
    await pages[1]?.leave();
    await desk(['--name', 'মিতু', '--answer', 'আর কিছু?']);
    const back = await follow(1, token);
    expect(await back.until('"lastNumber":3')).toContain('"unReadCount":1');
    for (const page of [pages[0], back]) await page?.leave();
  }, 120_000);

  it('when one ends, the other keeps working', async () => {
    const [first] = processes;
    expect(await first?.stop()).toBe(0);
    expect((await registerAt(1, 'padma_01')).status).toBe(200);
    expect((await fetch(`${processes[1]?.probes}/readyz`)).status).toBe(200);
  });
});

interface AskOptions {
  readonly address?: string;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

interface Answer {
  readonly code?: string;
  readonly value?: Record<string, unknown>;
  readonly settings?: Record<string, unknown>;
}

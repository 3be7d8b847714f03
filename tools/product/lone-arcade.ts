import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listedTitles } from '../../apps/arcade/src/engines/game-list.ts';
import { LAUNCH_PATH, createRequestId, signRequest } from '../../packages/wire/src/index.ts';
import { findFreePort } from '../processes/free-ports.ts';
import { projectRoot } from '../terminal/project.ts';
import type { Page } from './chromium.ts';

const KEY = { id: 'lone', secret: 'secret-of-the-lone-arcade' };
const LOBBY = 'http://localhost:3000';

/** A running arcade with an empty database of its own and no lobby before it: its titles are played free. */
export interface LoneArcade {
  origin: string;
  /** Seconds of processor that it used since its start. */
  cpuSeconds: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts an arcade with an empty database on loopback, and waits until it answers. */
export async function startLoneArcade(): Promise<LoneArcade> {
  const [port, probePort] = [await findFreePort(), await findFreePort()];
  const folder = mkdtempSync(join(tmpdir(), 'lone-arcade-'));
  const operator = { secret: KEY.secret, walletBaseUrl: 'http://127.0.0.1:9' };
  const child = spawn(process.execPath, ['apps/arcade/src/main.ts'], {
    cwd: projectRoot,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PROBE_PORT: String(probePort),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      OPERATOR_KEYS: JSON.stringify({ [KEY.id]: operator }),
      ALLOWED_LOBBY_ORIGINS: LOBBY,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let look = 0; look < 100; look += 1) {
    if (
      await fetch(`${origin}/play/`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await sleep(100);
  }
  return {
    origin,
    async cpuSeconds() {
      const text = await (await fetch(`http://127.0.0.1:${probePort}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A title that is opened. */
export interface OpenedTitle {
  readonly gameCode: string;
  readonly title: string;
}

/** The first title of each game in the list, by the name of the game's folder. */
export function firstTitles(): Map<string, OpenedTitle> {
  const found = new Map<string, OpenedTitle>();
  for (const [slug, { engine, room }] of listedTitles)
    if (room !== undefined && !found.has(room))
      found.set(room, { gameCode: `${engine}.${slug}`, title: slug });
  return found;
}

/** Launches a title in free play, whose wallet is the arcade's own; answers the address of its page, token and all. */
export async function launchTitle(
  origin: string,
  { gameCode, title }: OpenedTitle,
  language: 'bn' | 'en' | 'hi' = 'en',
): Promise<URL> {
  const rawBody = JSON.stringify({
    vendor: 'KH',
    gameCode,
    title,
    language,
    currency: 'BDT',
    theme: { mode: 'dark', accent: '#c6f24e', onAccent: '#131c05' },
    digits: language === 'bn' ? 'beng' : 'latn',
    lobbyOrigin: LOBBY,
    freePlay: true,
  });
  const headers = await signRequest({
    keyId: KEY.id,
    secret: KEY.secret,
    timestampMs: Date.now(),
    method: 'POST',
    path: LAUNCH_PATH,
    requestId: createRequestId(),
    rawBody,
  });
  const answer = await fetch(origin + LAUNCH_PATH, { method: 'POST', headers, body: rawBody });
  // The arcade names itself by its public address, which nothing serves here.
  const { pathname, search, hash } = new URL(((await answer.json()) as { url: string }).url);
  return new URL(`${pathname}${search}${hash}`, origin);
}

/** What is chosen before a bet where a game asks for it: fields for a chip, a price, pawns, numbers, digits. */
const CHOICES = ['button.place', '.spot', '.price', '.order__pawn', '.pad', '.key'];
/** As many as any game asks for. */
const MOST_CHOICES = 6;
const CHOICE_MS = 300;

/** Begins a round where one can be begun at once; a game of the clock is left as it is while no bet is taken. */
export async function beginRound(page: Page): Promise<void> {
  await page.evaluate(
    ([choices, most]) => {
      for (const choice of choices)
        for (const element of [...document.querySelectorAll<HTMLElement>(choice)].slice(0, most))
          if (document.querySelector('.go[aria-disabled=true]')) element.click();
    },
    [CHOICES, MOST_CHOICES] as const,
  );
  // Nobody chooses and begins at the same moment.
  await page.waitForTimeout(CHOICE_MS);
  await page.evaluate(() => document.querySelector<HTMLElement>('.go')?.click());
}

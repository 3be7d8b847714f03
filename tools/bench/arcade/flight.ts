import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LAUNCH_PATH, createRequestId, signRequest } from '../../../packages/wire/src/index.ts';
import type { Finding } from '../budget.ts';
import { findFreePort } from '../../processes/free-ports.ts';
import { projectRoot } from '../../terminal/project.ts';

const PLAYERS = 200;
const SETTLE_MS = 5_000;
const MEASURED_MS = 60_000;
const KEY = { id: 'bench', secret: 'secret-of-the-benchmark' };
const LOBBY = 'http://localhost:3000';

/** A running arcade with an empty database of its own. */
interface BenchArcade {
  origin: string;
  /** Seconds of processor that it used since its start. */
  cpuSeconds: () => Promise<number>;
  stop: () => Promise<void>;
}

async function startArcade(): Promise<BenchArcade> {
  const [port, probePort] = [await findFreePort(), await findFreePort()];
  const folder = mkdtempSync(join(tmpdir(), 'bench-arcade-'));
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

/** Launches the game in free play, whose wallet is the arcade's own; answers the frame's token. */
async function launch(origin: string): Promise<string> {
  const rawBody = JSON.stringify({
    vendor: 'KH',
    gameCode: 'crash.kh-uran',
    title: 'Uran',
    language: 'en',
    currency: 'BDT',
    theme: { mode: 'dark', accent: '#c6f24e', onAccent: '#131c05' },
    digits: 'latn',
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
  const token = new URL(((await answer.json()) as { url: string }).url).hash.slice(1);
  const authorization = `Bearer ${token}`;
  await fetch(`${origin}/game/v1/session`, { headers: { authorization } });
  return token;
}

/** One player: listens to the stream and bets twice on every flight, cashing out automatically. */
async function play(origin: string, isOver: AbortSignal, counts: Counts): Promise<void> {
  const authorization = `Bearer ${await launch(origin)}`;
  async function bet(panel: number): Promise<void> {
    const choice = { panel, autoHundredths: 120 + panel * 80 };
    const body = JSON.stringify({ playId: randomUUID(), stakeMinor: 1_000, choice });
    const init = { method: 'POST', headers: { authorization }, body };
    const { ok } = await fetch(`${origin}/game/v1/play`, init);
    if (ok) counts.bets += 1;
  }
  const path = `${origin}/game/v1/flights/stream`;
  const { body } = await fetch(path, { headers: { authorization }, signal: isOver });
  if (body === null) throw new Error('The arcade opened no stream');
  try {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value: text = '' } = await reader.read();
      if (done) return;
      counts.events += text.split('event: ').length - 1;
      if (/event: flight\ndata: \{[^\n]*"isOver":false/.test(text)) void bet(0).then(() => bet(1));
    }
  } catch (error) {
    if (!isOver.aborted) throw error;
  }
}

interface Counts {
  bets: number;
  events: number;
}

/** The share of one processor core that an arcade uses for 200 players in the same flights, with two bets each. */
export async function measureFlight(): Promise<Finding[]> {
  const arcade = await startArcade();
  const counts: Counts = { bets: 0, events: 0 };
  const over = new AbortController();
  try {
    const playing = Promise.all(
      Array.from({ length: PLAYERS }, () => play(arcade.origin, over.signal, counts)),
    );
    await Promise.race([sleep(SETTLE_MS), playing]);
    const [before, startedAt] = [await arcade.cpuSeconds(), performance.now()];
    Object.assign(counts, { bets: 0, events: 0 });
    await sleep(MEASURED_MS);
    const cores = (await arcade.cpuSeconds()) - before;
    const seconds = (performance.now() - startedAt) / 1_000;
    over.abort();
    await playing;
    if (counts.bets === 0) throw new Error('No bet was taken');
    const note = `${counts.bets} bets, ${counts.events} events`;
    return [{ id: 'flight-cores', value: Math.round((cores / seconds) * 1_000) / 1_000, note }];
  } finally {
    over.abort();
    await arcade.stop();
  }
}

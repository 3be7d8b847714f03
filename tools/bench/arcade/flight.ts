import { readAddress } from '../../../apps/arcade/client/src/opening.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../budget.ts';
import { launchTitle, startLoneArcade } from '../../product/lone-arcade.ts';

const PLAYERS = 200;
const SETTLE_MS = 5_000;
const MEASURED_MS = 60_000;

/** Opens the flight as a player does; answers the frame's token. */
async function launch(origin: string): Promise<string> {
  const address = await launchTitle(origin, { gameCode: 'crash.kh-uran', title: 'Uran' });
  const { token } = readAddress(address.hash);
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
  const arcade = await startLoneArcade();
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

import { frameError, isForGood } from '../errors.ts';

/** What a stream tells its listener. */
export interface EventListeners {
  onEvent: (name: string, data: unknown) => void;
  /** The connection is lost, or is back. */
  onTrouble: (isLost: boolean) => void;
  /** The server refuses the stream for good. */
  onFault: (error: unknown) => void;
}

/** The server says something every second; after so long without a word the line is cut. */
const SILENCE_MS = 6_000;
const LONGEST_WAIT_MS = 4_000;

function readEvent(text: string, { onEvent }: EventListeners): void {
  let name = '';
  let data = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('event: ')) name = line.slice(7);
    if (line.startsWith('data: ')) data += line.slice(6);
  }
  if (name !== '' && data !== '') onEvent(name, JSON.parse(data));
}

async function refusalOf(response: Response): Promise<unknown> {
  const problem = (await response.json().catch(() => undefined)) as { code?: string } | undefined;
  return frameError(problem?.code ?? 'network');
}

/** Reads one connection until it ends. @throws when it is cut, or with the server's refusal */
async function readOnce(token: string, path: string, listeners: EventListeners): Promise<void> {
  const patience = new AbortController();
  let timer = setTimeout(() => patience.abort(), SILENCE_MS);
  try {
    const headers = { authorization: `Bearer ${token}` };
    const init: RequestInit = { headers, signal: patience.signal, cache: 'no-store' };
    const response = await fetch(path, init);
    if (!response.ok || response.body === null) throw await refusalOf(response);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => patience.abort(), SILENCE_MS);
      listeners.onTrouble(false);
      rest += decoder.decode(value, { stream: true });
      const parts = rest.split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) readEvent(part, listeners);
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Listens to a stream of Server-Sent Events below the frame's API, with the frame's token in a header, which the
 * browser's own `EventSource` cannot send. A connection that is cut is opened again, and the server begins anew with all
 * that is known; it ends only when the server refuses it.
 */
export async function listenToEvents(
  token: string,
  path: string,
  listeners: EventListeners,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const heard = { ...listeners };
    heard.onTrouble = (isLost) => {
      if (!isLost) attempt = 0;
      listeners.onTrouble(isLost);
    };
    try {
      await readOnce(token, `/game/v1${path}`, heard);
    } catch (error) {
      if (isForGood(error)) return listeners.onFault(error);
      listeners.onTrouble(true);
    }
    const waitMs = Math.min(LONGEST_WAIT_MS, 300 * 2 ** attempt);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

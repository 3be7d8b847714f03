import type { Pool, PoolClient } from 'pg';

const RECONNECT_AFTER_MS = 1000;

/** Hands NOTIFY payloads to whoever listens. */
export interface ListenHub {
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): void;
}

interface Listener {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
}

/**
 * One connection of the pool that listens on every channel anybody asks for. A lost connection is opened again every
 * second; then each listener is called once with an empty payload, because something may have been missed.
 */
export function listenHub(pool: Pool): ListenHub {
  const listeners = new Set<Listener>();
  let connecting: Promise<PoolClient> | undefined;
  let isClosed = false;

  async function connect(): Promise<PoolClient> {
    const client = await pool.connect();
    client.on('notification', (message) => tell(message.channel, message.payload ?? ''));
    client.once('error', () => drop(client));
    for (const channel of new Set([...listeners].map((listener) => listener.channel))) {
      await client.query(`LISTEN ${quote(channel)}`);
    }
    return client;
  }

  function tell(channel: string, payload: string): void {
    for (const listener of listeners) {
      if (listener.channel === channel) listener.onPayload(payload);
    }
  }

  function drop(client: PoolClient): void {
    connecting = undefined;
    client.release(true);
    if (!isClosed && listeners.size > 0) setTimeout(reconnect, RECONNECT_AFTER_MS).unref();
  }

  function reconnect(): void {
    if (isClosed || connecting) return;
    connecting = connect();
    connecting.then(
      () => listeners.forEach((listener) => listener.onPayload('')),
      () => {
        connecting = undefined;
        setTimeout(reconnect, RECONNECT_AFTER_MS).unref();
      },
    );
  }

  return {
    async listen(channel, onPayload) {
      const listener = { channel, onPayload };
      listeners.add(listener);
      connecting ??= connect();
      const client = await connecting;
      await client.query(`LISTEN ${quote(channel)}`);
      return async () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      listeners.clear();
      connecting?.then((client) => client.release(true)).catch(() => undefined);
      connecting = undefined;
    },
  };
}

function quote(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}

import type { Pool, PoolClient } from 'pg';

const RECONNECT_AFTER_MS = 1000;

/** Passes NOTIFY payloads to the listeners of their channel. */
export interface NotificationListener {
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): void;
}

interface Listener {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
}

/**
 * One connection of the pool that listens on all channels in use. A lost connection is tried again every second;
 * afterwards each listener is called once with an empty payload, because a notification may have been lost.
 */
export function notificationListener(pool: Pool): NotificationListener {
  const listeners = new Set<Listener>();
  let connecting: Promise<PoolClient> | undefined;
  const givenBack = new WeakSet<PoolClient>();
  let isClosed = false;

  async function connect(): Promise<PoolClient> {
    const client = await pool.connect();
    client.on('notification', (message) => tell(message.channel, message.payload ?? ''));
    client.on('error', () => drop(client));
    try {
      for (const channel of new Set([...listeners].map((listener) => listener.channel))) {
        await client.query(`LISTEN ${quote(channel)}`);
      }
    } catch (error) {
      giveBack(client);
      throw error;
    }
    return client;
  }

  /**
   * Releases a connection. A connection that breaks while it is released reports an error twice, and the pool accepts
   * only one release.
   */
  function giveBack(client: PoolClient): boolean {
    if (givenBack.has(client)) return false;
    givenBack.add(client);
    client.release(true);
    return true;
  }

  function tell(channel: string, payload: string): void {
    for (const listener of listeners) {
      if (listener.channel === channel) listener.onPayload(payload);
    }
  }

  function drop(client: PoolClient): void {
    if (!giveBack(client)) return;
    connecting = undefined;
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
      const client = await connecting.catch((error: unknown) => {
        connecting = undefined;
        listeners.delete(listener);
        throw error;
      });
      await client.query(`LISTEN ${quote(channel)}`);
      return async () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      listeners.clear();
      connecting?.then(giveBack, () => undefined);
      connecting = undefined;
    },
  };
}

function quote(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}

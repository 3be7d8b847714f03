import { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { notificationListener } from './notification-listener.ts';

afterEach(() => vi.useRealTimers());

/** A pool with observed connections: how often each was released, and what was run on it. */
function fakePool() {
  const clients: FakeClient[] = [];
  class FakeClient extends EventEmitter {
    readonly statements: string[] = [];
    releases = 0;
    query(statement: string): Promise<void> {
      this.statements.push(statement);
      return Promise.resolve();
    }
    release(): void {
      this.releases += 1;
      if (this.releases > 1) throw new Error('released twice');
    }
  }
  const pool = {
    connect: () => {
      const client = new FakeClient();
      clients.push(client);
      return Promise.resolve(client as unknown as PoolClient);
    },
  };
  return { pool: pool as unknown as Pool, clients };
}

describe('the listening connection', () => {
  test('hands payloads to the listeners of their channel only', async () => {
    const { pool, clients } = fakePool();
    const notifications = notificationListener(pool);
    const heard: string[] = [];
    const stop = await notifications.listen('wallet', (payload) => heard.push(payload));
    clients[0]?.emit('notification', { channel: 'wallet', payload: 'a' });
    clients[0]?.emit('notification', { channel: 'site', payload: 'b' });
    await stop();
    clients[0]?.emit('notification', { channel: 'wallet', payload: 'c' });
    expect(heard).toEqual(['a']);
    notifications.close();
  });

  test('is released once, however often it reports an error', async () => {
    vi.useFakeTimers();
    const { pool, clients } = fakePool();
    const notifications = notificationListener(pool);
    const heard: string[] = [];
    await notifications.listen('wallet', (payload) => heard.push(payload));
    clients[0]?.emit('error', new Error('the connection ended'));
    clients[0]?.emit('error', new Error('the connection ended'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(clients.map((client) => client.releases)).toEqual([1, 0]);
    expect(clients[1]?.statements).toEqual(['LISTEN "wallet"']);
    // One call without a payload, because a notification may have been lost.
    expect(heard).toEqual(['']);
    notifications.close();
    await vi.advanceTimersByTimeAsync(0);
    clients[1]?.emit('error', new Error('terminating connection'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(clients.map((client) => client.releases)).toEqual([1, 1]);
  });
});

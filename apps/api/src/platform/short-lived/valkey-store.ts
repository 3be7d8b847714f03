import { AppError } from '@maidan/contract/errors';
import { Redis } from 'iovalkey';
import type { ShortLivedStore } from './store.ts';

/** A short-lived store in Valkey, with a function that closes its connection. */
export interface ValkeyShortLived extends ShortLivedStore {
  close(): void;
}

/**
 * The store in Valkey or Redis. When the server does not answer, calls fail with `server.unavailable`, because a
 * throttled or replayed request must not pass.
 */
export function valkeyShortLived(url: string, onError: (error: Error) => void): ValkeyShortLived {
  const client = new Redis(url.replace(/^valkey:/, 'redis:'), {
    maxRetriesPerRequest: 1,
    connectTimeout: 3000,
    commandTimeout: 2000,
  });
  client.on('error', onError);

  return {
    async count(siteId, key, windowMs) {
      const at = name(siteId, key);
      // SET NX opens the window and INCR leaves its expiry unchanged, so a counter always expires.
      const answers = await guarded(
        client.multi().set(at, '0', 'PX', windowMs, 'NX').incr(at).pttl(at).exec(),
      );
      return { count: Number(answers?.[1]?.[1]), endsInMs: Number(answers?.[2]?.[1]) };
    },
    async put(siteId, key, value, ttlMs) {
      await guarded(client.set(name(siteId, key), value, 'PX', ttlMs));
    },
    async peek(siteId, key) {
      const at = name(siteId, key);
      const answers = await guarded(client.multi().get(at).pttl(at).exec());
      const value = answers?.[0]?.[1];
      if (typeof value !== 'string') return undefined;
      return { value, count: Number(value) || 0, endsInMs: Number(answers?.[1]?.[1]) };
    },
    async take(siteId, key) {
      return (await guarded(client.getdel(name(siteId, key)))) ?? undefined;
    },
    async claim(siteId, key, ttlMs) {
      return (await guarded(client.set(name(siteId, key), '1', 'PX', ttlMs, 'NX'))) === 'OK';
    },
    async forget(siteId, key) {
      await guarded(client.del(name(siteId, key)));
    },
    sweep: async () => undefined,
    close: () => client.disconnect(),
  };
}

async function guarded<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw Object.assign(new AppError('server.unavailable'), { cause: error });
  }
}

function name(siteId: string, key: string): string {
  return `maidan:${siteId}:${key}`;
}

import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { Clock } from '#platform/process/clock.ts';
import { shortHash } from '../short-hash.ts';
import { memberDevice } from './sign-in.tables.ts';

/** How long an account remembers a device after a sign-in; web keeps the cookie equally long. */
const KNOWN_MS = 30 * 24 * 3_600_000;

/** What the memory of devices needs. */
export interface KnownDevicesDeps {
  readonly store: ShortLivedStore;
  readonly db: Queryable;
  readonly clock: Clock;
}

/**
 * The devices that have signed in to an account. A device is the random id that web keeps in a cookie, so a phone of
 * the same model at the same address is another device. Only a hash is stored, one per member, so that one device may
 * know several accounts. What is known for 30 days spares the member a step; which members shared a device is kept in a
 * table, for operators (OPS-42).
 */
export function knownDevices({ store, db, clock }: KnownDevicesDeps) {
  return {
    /** Whether a device has signed in to a member's account within the last 30 days. */
    isKnown: async (siteId: string, memberId: string, deviceId: string): Promise<boolean> =>
      (await store.peek(siteId, keyOf(memberId, deviceId))) !== undefined,

    /**
     * Remembers the device of a member who has just signed in, for another 30 days. Does nothing for a visitor without
     * an id.
     */
    async remember(siteId: string, memberId: string, deviceId: string | undefined): Promise<void> {
      if (!deviceId) return;
      await store.put(siteId, keyOf(memberId, deviceId), '1', KNOWN_MS);
      const now = clock.now();
      const device = shortHash(deviceId);
      await db
        .insert(memberDevice)
        .values({ siteId, memberId, device, firstAt: now, lastAt: now })
        .onConflictDoUpdate({
          target: [memberDevice.siteId, memberDevice.memberId, memberDevice.device],
          set: { lastAt: now },
        });
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;

function keyOf(memberId: string, deviceId: string): string {
  return `login-known:${memberId}:${shortHash(deviceId)}`;
}

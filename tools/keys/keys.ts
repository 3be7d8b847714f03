import { makeKeys, makeSealingKey } from '../../packages/deployment/src/keys.ts';
import type { DeploymentKeys } from '../../packages/deployment/src/keys.ts';

/** As long as an older key opens in the api, counted from when the next one was made, in milliseconds. */
const oldKeyLifeMs = 7 * 24 * 3_600_000;

/**
 * New keys in the place of the old, the sealing keys as `rotateSealingKeys` leaves them. A new deployment secret ends
 * every session.
 */
export function rotateKeys(keys: DeploymentKeys, now: Date): DeploymentKeys {
  return { ...makeKeys(now), sealingKeys: rotateSealingKeys(keys, now).sealingKeys };
}

/**
 * A new sealing key before the others, which stay for as long as the api opens with them: a body that was sealed before
 * the change, or on a page from before it, still opens. Nobody is signed out.
 */
export function rotateSealingKeys(keys: DeploymentKeys, now: Date): DeploymentKeys {
  const rotated = [makeSealingKey(now), ...keys.sealingKeys];
  const sealingKeys = rotated.filter((_key, at) => {
    const newer = rotated[at - 1];
    return newer === undefined || Date.parse(newer.createdAt) + oldKeyLifeMs > now.getTime();
  });
  return { ...keys, sealingKeys };
}

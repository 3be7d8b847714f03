import { makeKeys, makeSealingKey } from '../../packages/deployment/src/keys.ts';
import type { DeploymentKeys } from '../../packages/deployment/src/keys.ts';

/** How long the api opens bodies with an older key, counted from when the next one was made, in milliseconds. */
const oldKeyLifeMs = 7 * 24 * 3_600_000;

/**
 * New keys in place of the old ones; the sealing keys change as in `rotateSealingKeys`. A new deployment secret ends
 * every session.
 */
export function rotateKeys(keys: DeploymentKeys, now: Date): DeploymentKeys {
  return { ...makeKeys(now), sealingKeys: rotateSealingKeys(keys, now).sealingKeys };
}

/**
 * Adds a new sealing key before the others, which are kept for as long as the api opens bodies with them. So a body
 * that was sealed before the change, or on a page loaded before it, can still be opened. Nobody is signed out.
 */
export function rotateSealingKeys(keys: DeploymentKeys, now: Date): DeploymentKeys {
  const rotated = [makeSealingKey(now), ...keys.sealingKeys];
  const sealingKeys = rotated.filter((_key, at) => {
    const newer = rotated[at - 1];
    return newer === undefined || Date.parse(newer.createdAt) + oldKeyLifeMs > now.getTime();
  });
  return { ...keys, sealingKeys };
}

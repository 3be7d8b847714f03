import { matchPath } from 'react-router';
import type { GameAddress } from '#platform/api/game.ts';

/** The game to which a login goes back; undefined when it goes anywhere else. */
export function gameAfterLogin(back: string | undefined): GameAddress | undefined {
  const match = matchPath('/m/play/:vendor/:nodeId', back?.split(/[?#]/)[0] ?? '');
  const { vendor = '', nodeId = '' } = match?.params ?? {};
  const isAddress = /^\w{1,32}$/.test(vendor) && /^\d{1,9}$/.test(nodeId);
  return isAddress ? { vendor, nodeId: Number(nodeId) } : undefined;
}

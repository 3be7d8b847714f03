import { matchPath } from 'react-router';

/** Address of a game in the catalogue. */
export interface GameAddress {
  readonly vassalage: string;
  readonly nodeId: number;
}

/** The game to which a login goes back; undefined when it goes anywhere else. */
export function gameAfterLogin(back: string | undefined): GameAddress | undefined {
  const match = matchPath('/m/play/:vassalage/:nodeId', back?.split(/[?#]/)[0] ?? '');
  const { vassalage = '', nodeId = '' } = match?.params ?? {};
  const isAddress = /^\w{1,32}$/.test(vassalage) && /^\d{1,9}$/.test(nodeId);
  return isAddress ? { vassalage, nodeId: Number(nodeId) } : undefined;
}

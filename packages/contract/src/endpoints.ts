import * as affiliates from './affiliates.ts';
import * as agent from './agent.ts';
import * as auth from './auth.ts';
import * as codes from './codes.ts';
import * as favourites from './favourites.ts';
import * as games from './games.ts';
import * as lobby from './lobby.ts';
import * as member from './member.ts';
import * as notices from './notices.ts';
import * as passwords from './passwords.ts';
import * as service from './service.ts';
import * as site from './site.ts';
import * as social from './social.ts';
import * as trial from './trial.ts';
import * as wallet from './wallet.ts';
import type { Endpoint } from './endpoint.ts';

const modules = {
  site,
  auth,
  codes,
  passwords,
  social,
  trial,
  affiliates,
  member,
  wallet,
  lobby,
  games,
  favourites,
  notices,
  service,
  agent,
};

/** Every declared endpoint, in the order of the nouns. Vendor calls are declared in `packages/wire` and are not part of this promise. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(modules).flatMap((module) =>
  Object.values(module as Record<string, unknown>).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'route' in value && 'options' in value;
}

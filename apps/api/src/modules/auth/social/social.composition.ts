import type { Clock } from '#platform/process/clock.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { signInTickets } from './sign-in-tickets.ts';
import { newcomerTickets } from './newcomer-tickets.ts';
import type { SocialTickets } from './newcomer-tickets.ts';
import { socialService } from './social.service.ts';
import type { SocialDeps, SocialService } from './social.service.ts';

export interface SocialCompositionDeps extends Omit<SocialDeps, 'tickets' | 'newcomers'> {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: ShortLivedStore;
  /** Key from which state, nonce and verifier of sign-ins are derived. */
  readonly signInKey: Buffer;
}

/** What logs in through another company. */
export interface SocialServices {
  readonly service: SocialService;
  /** The tickets of those who have no account yet; registering uses them up. */
  readonly tickets: SocialTickets;
}

/** Makes the services of social sign-in. */
export function composeSocial(deps: SocialCompositionDeps): SocialServices {
  const { store, random, clock, signInKey: key } = deps;
  const newcomers = newcomerTickets({ store, random, clock });
  const tickets = signInTickets({ key, store, random });
  return { service: socialService({ ...deps, tickets, newcomers }), tickets: newcomers };
}

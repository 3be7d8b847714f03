import type { Random } from '#platform/secrets/random.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { signInTickets } from './sign-in-tickets.ts';
import { newcomerTickets } from './newcomer-tickets.ts';
import { socialService } from './social.service.ts';
import type { SocialDeps } from './social.service.ts';

export interface SocialCompositionDeps extends Omit<SocialDeps, 'tickets' | 'newcomers'> {
  readonly random: Random;
  readonly store: ShortLivedStore;
  /** Key from which state, nonce and verifier of sign-ins are derived. */
  readonly signInKey: Buffer;
}

export function composeSocial(deps: SocialCompositionDeps) {
  const { store, random, clock, signInKey: key } = deps;
  const socialTickets = newcomerTickets({ store, random, clock });
  const tickets = signInTickets({ key, store, random });
  return { socialTickets, social: socialService({ ...deps, tickets, newcomers: socialTickets }) };
}

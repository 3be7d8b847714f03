import { AppError } from '@maidan/contract/errors';
import type { SocialProvider } from '@maidan/contract/constants';
import { memberStore } from '#modules/member/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Log } from '#platform/process/log.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { checkMayEnter } from '../login/member-entry.ts';
import type { OpenedSession } from '../register/register.service.ts';
import type { SecondStepService } from '../second-step/second-step.service.ts';
import { SocialAnswerError, SocialProviderError } from './social.ports.ts';
import type { SocialIdentity, SocialSettings, SocialSignIns } from './social.ports.ts';
import { socialStore } from './social.store.ts';
import type { SignInTickets } from './sign-in-tickets.ts';
import type { NewcomerTickets } from './newcomer-tickets.ts';

const CAPABILITIES = { google: 'googleSignIn', facebook: 'facebookSignIn' } as const;

export interface SocialDeps {
  readonly db: Database;
  readonly secondSteps: Pick<SecondStepService, 'enter'>;
  readonly signIns: SocialSignIns;
  readonly tickets: SignInTickets;
  readonly newcomers: NewcomerTickets;
  readonly log: Log;
  /** Origin of the lobby for a visitor's host. */
  lobbyOriginOf(host: string): string;
}

/** A visitor who signs in with a provider. */
export interface SocialVisitor {
  readonly site: SiteView;
  readonly userAgent: string;
  readonly clientAddress: string;
  readonly deviceId: string | undefined;
  readonly origin: { readonly host: string };
}

/** Signing in with a provider (LOGIN-05). */
export function socialService(deps: SocialDeps) {
  const { db, tickets, signIns } = deps;

  /** The session of the member to whom an account belongs, or the ticket to register with. */
  async function receive(visitor: SocialVisitor, provider: SocialProvider, who: SocialIdentity) {
    const { siteId } = visitor.site;
    const { subject, email, name } = who;
    const memberId = await socialStore(db, siteId).findMemberId(provider, subject);
    const owner = memberId ? await memberStore(db, siteId).findById(memberId) : undefined;
    if (!owner) {
      // A member with the same address may be another person, so the accounts are not linked by it.
      const ticket = await deps.newcomers.create(siteId, { provider, subject });
      throw new AppError('auth.social_new', undefined, {
        ticket,
        ...(name ? { name } : {}),
        ...(email ? { email } : {}),
      });
    }
    checkMayEnter(owner, false);
    return deps.secondSteps.enter(visitor, owner, 'social');
  }

  return {
    /**
     * Starts a sign-in: answers the provider's address, and the ticket that ties the provider's answer to this browser.
     * @throws AppError `auth.social_unavailable`; `request.invalid` when the answer would go to another origin than
     * this site
     */
    async start(
      { site, origin }: SocialVisitor,
      provider: SocialProvider,
      redirectUri: string,
    ): Promise<{ url: string; ticket: string }> {
      const settings = settingsOf(site, provider);
      const callback = `${deps.lobbyOriginOf(origin.host)}/m/social/${provider}/callback`;
      if (redirectUri !== callback) {
        throw new AppError('request.invalid', { where: 'body', field: 'redirectUri' });
      }
      const { ticket, secrets } = tickets.create();
      const url = await asking(deps.log, site, provider, () =>
        signIns.begin(settings, redirectUri, secrets),
      );
      await tickets.keep(site.siteId, ticket, { provider, redirectUri });
      return { url, ticket };
    },

    /**
     * Completes a sign-in with the query that the provider sent the browser back with. The ticket is used up even when
     * the sign-in fails.
     * @throws AppError the errors that the contract declares; `auth.social_new` with a ticket to register with
     */
    async finish(
      visitor: SocialVisitor,
      provider: SocialProvider,
      { ticket, query }: { ticket: string; query: string },
    ): Promise<OpenedSession> {
      const { site } = visitor;
      const settings = settingsOf(site, provider);
      const begun = await tickets.use(site.siteId, ticket);
      if (begun?.provider !== provider) throw new AppError('auth.social_refused');
      const answer = new URL(begun.redirectUri);
      answer.search = query;
      const who = await asking(deps.log, site, provider, () =>
        signIns.finish(settings, answer, begun.secrets),
      );
      return receive(visitor, provider, who);
    },
  };
}

export type SocialService = ReturnType<typeof socialService>;

/** Runs a call to a provider and turns its two kinds of failure into the errors that the contract declares. */
async function asking<Result>(
  log: Log,
  site: SiteView,
  provider: SocialProvider,
  work: () => Promise<Result>,
) {
  try {
    return await work();
  } catch (error) {
    const isAnswer = error instanceof SocialAnswerError;
    if (!isAnswer && !(error instanceof SocialProviderError)) throw error;
    const place = { siteId: site.siteId, provider, reason: error.message };
    if (isAnswer) log.info(place, 'social sign-in refused');
    else log.warn(place, 'social provider cannot be asked');
    throw new AppError(isAnswer ? 'auth.social_refused' : 'server.unavailable');
  }
}

function settingsOf(site: SiteView, provider: SocialProvider): SocialSettings {
  const settings = site.settings.providers[provider];
  if (!settings || !site.can(CAPABILITIES[provider])) {
    throw new AppError('auth.social_unavailable');
  }
  return settings;
}

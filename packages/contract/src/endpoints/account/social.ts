import { z } from '@hono/zod-openapi';
import { sessionReply } from './auth.ts';
import { SOCIAL_PROVIDERS } from '../../constants.ts';
import { defineEndpoint } from '../../document/endpoint.ts';
import { OPENED } from '../../document/example-shapes.ts';
import { PATHS } from '../../paths.ts';

/** The value of `auth.social_new`: the ticket to register with, and what the provider knows of the person. */
export const socialNewcomerSchema = z.object({
  ticket: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
});

const params = z.object({ provider: z.enum(SOCIAL_PROVIDERS) });

/**
 * Begins a sign-in with a provider (LOGIN-05): answers the provider's address, and the ticket that binds its answer to
 * the browser that asked. State, nonce and the PKCE verifier stay on the server.
 */
export const startSocialSignIn = defineEndpoint({
  noun: 'social',
  method: 'post',
  path: PATHS.account.socialStart,
  summary: 'Begins a sign-in with a social provider',
  request: { params, body: z.object({ redirectUri: z.url().max(500) }) },
  reply: z.object({ value: z.object({ url: z.url(), ticket: z.string() }) }),
  errors: ['auth.social_unavailable'],
  options: { access: 'public' },
  example: {
    parameters: { provider: 'google' },
    request: { redirectUri: 'https://lobby.example.org/m/social/google/callback' },
    reply: {
      value: { url: 'https://sign-in.example.org/authorize?state=c3RhdGU', ticket: 'dGlja2V0' },
    },
  },
});

/** Ends a sign-in with a provider: a session, `auth.second_step`, or `auth.social_new` with a ticket to register with. */
export const finishSocialSignIn = defineEndpoint({
  noun: 'social',
  method: 'post',
  path: PATHS.account.socialFinish,
  summary: 'Ends a sign-in with a social provider',
  request: {
    params,
    body: z.object({
      ticket: z.string().max(128),
      /** The query with which the provider sent the browser back. */
      query: z.string().max(4096),
    }),
  },
  reply: sessionReply,
  errors: [
    'auth.social_unavailable',
    'auth.social_refused',
    'auth.social_new',
    'auth.second_step',
    'auth.account_disabled',
    'auth.excluded',
    'auth.excluded_for_good',
    'auth.exclusion_over',
    'auth.blocked',
    'auth.not_member',
  ],
  options: { access: 'public', issuesSession: true },
  example: {
    parameters: { provider: 'google' },
    request: { ticket: 'dGlja2V0', query: 'state=c3RhdGU&code=Y29kZQ' },
    reply: OPENED,
  },
});

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { ServerMetadata } from 'openid-client';
import { SocialProviderError } from '#modules/auth/social/social.ports.ts';
import type {
  SignInSecrets,
  SocialSettings,
  SocialSignIns,
} from '#modules/auth/social/social.ports.ts';
import { answerFailure, reasonOf } from './social-failure.ts';
import { identityOf, readUserinfo } from './social-identity.ts';

const TIMEOUT_SECONDS = 8;
const METADATA_FOR_MS = 3_600_000;
const DEFAULT_SCOPE = 'openid email profile';

/** A provider whose configuration was fetched, and how it identifies a person. */
interface Client {
  readonly config: Configuration;
  /** Undefined when the ID token identifies the person. */
  readonly userinfoEndpoint: string | undefined;
}

export interface SocialSignInsDeps {
  /** The secret in a variable that settings name. */
  secretOf(name: string): string | undefined;
  /** Allows providers without TLS; for tests and development only. */
  readonly allowsHttp: boolean;
  readonly now: () => number;
}

/**
 * Sign-ins by OpenID Connect: authorization code flow with PKCE S256, state and nonce. The ID token's signature,
 * issuer, audience, nonce and times are checked. A provider without ID tokens is asked at its userinfo endpoint.
 * Addresses come from the issuer's discovery document and the settings. Calls end after eight seconds and follow no
 * redirect.
 */
export function socialSignIns(deps: SocialSignInsDeps): SocialSignIns {
  const clients = clientCache(deps);
  return {
    async begin(settings, redirectUri, secrets) {
      const client = await clients(settings);
      const parameters = {
        redirect_uri: redirectUri,
        scope: settings.scope ?? DEFAULT_SCOPE,
        state: secrets.state,
        code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        ...(client.userinfoEndpoint ? {} : { nonce: secrets.nonce }),
      };
      try {
        return buildAuthorizationUrl(client.config, parameters).href;
      } catch (error) {
        throw new SocialProviderError(`its sign-in page cannot be used (${reasonOf(error)})`);
      }
    },

    async finish(settings, answer, secrets) {
      const client = await clients(settings);
      try {
        return await identityFrom(client, answer, secrets);
      } catch (error) {
        throw answerFailure(error);
      }
    },
  };
}

async function identityFrom(
  client: Client,
  answer: URL,
  { state, nonce, verifier }: SignInSecrets,
) {
  const { config, userinfoEndpoint } = client;
  const tokens = await authorizationCodeGrant(config, answer, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(userinfoEndpoint ? {} : { expectedNonce: nonce, idTokenExpected: true }),
  });
  const claims = userinfoEndpoint
    ? await readUserinfo(config, tokens.access_token, new URL(userinfoEndpoint))
    : tokens.claims();
  return identityOf(claims);
}

/** Clients by their settings, fetched again every hour; a failed fetch is not kept. */
function clientCache(deps: SocialSignInsDeps): (settings: SocialSettings) => Promise<Client> {
  const known = new Map<string, { client: Promise<Client>; askedAt: number }>();
  return (settings) => {
    const secret = deps.secretOf(settings.secretEnv);
    if (secret === undefined) {
      throw new SocialProviderError(`the variable ${settings.secretEnv} is not set`);
    }
    const key = JSON.stringify([settings, secret]);
    const former = known.get(key);
    if (former && deps.now() - former.askedAt < METADATA_FOR_MS) return former.client;
    const client = askProvider(settings, secret, deps.allowsHttp);
    known.set(key, { client, askedAt: deps.now() });
    client.catch(() => known.delete(key));
    return client;
  };
}

async function askProvider(
  settings: SocialSettings,
  secret: string,
  allowsHttp: boolean,
): Promise<Client> {
  const { clientId, issuer, tokenEndpoint } = settings;
  const insecure = allowsHttp ? [allowInsecureRequests] : [];
  const options = { execute: insecure, timeout: TIMEOUT_SECONDS };
  const found = await discovery(new URL(issuer), clientId, secret, undefined, options).catch(
    (error: unknown) => {
      throw new SocialProviderError(`its discovery document cannot be read (${reasonOf(error)})`);
    },
  );
  const metadata: ServerMetadata = {
    ...(found.serverMetadata() as ServerMetadata),
    ...(tokenEndpoint ? { token_endpoint: tokenEndpoint } : {}),
  };
  const config = new Configuration(metadata, clientId, secret);
  config.timeout = TIMEOUT_SECONDS;
  for (const extend of insecure) extend(config);
  // OpenID Connect Discovery 1.0 requires jwks_uri; a provider without it issues no ID tokens.
  const userinfoEndpoint =
    settings.userinfoEndpoint ?? (metadata.jwks_uri ? undefined : metadata.userinfo_endpoint);
  if (userinfoEndpoint === undefined) enableNonRepudiationChecks(config);
  return { config, userinfoEndpoint };
}

import { createRemoteJWKSet } from 'jose';
import type { JWTVerifyGetKey } from 'jose';

/** Where Google publishes the keys of Firebase ID tokens as a JSON Web Key Set. */
const KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The published keys. They are fetched at first use and kept for ten minutes; a fetch may take five seconds. */
export function publishedFirebaseKeys(url = KEYS_URL): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), { timeoutDuration: 5000, cacheMaxAge: 600_000 });
}

import type { components } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';

/** The identity documents of the member, as the gateway tells them. */
export type Identity = components['schemas']['Identity'];

/** Sends pictures that have gone up as identity documents. @throws ApiFailure */
export async function sendIdentity(pictures: string[], signal: AbortSignal): Promise<void> {
  await read(browserApi.POST('/security/identity', { body: { pictures }, signal }));
}

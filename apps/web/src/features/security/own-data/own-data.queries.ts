import type { paths } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';

type Answer<Path extends keyof paths, Method extends 'get' | 'post'> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': { value: infer Value } } } };
}
  ? Value
  : never;
/** Consents, and what stands against closing the account. */
export type OwnData = Answer<'/security/own-data', 'get'>;
/** Everything that the site keeps of the member. */
export type OwnDataExport = Answer<'/security/own-data/export', 'post'>;

/** Gives or takes back the consent to messages with offers. @throws ApiFailure */
export async function setMarketingConsent(isGiven: boolean, signal: AbortSignal): Promise<void> {
  await read(browserApi.PUT('/security/marketing-consent', { body: { isGiven }, signal }));
}

/** Gets everything that the site keeps of the member. @throws ApiFailure */
export async function exportOwnData(signal: AbortSignal): Promise<OwnDataExport> {
  return (await read(browserApi.POST('/security/own-data/export', { signal }))).value;
}

/** Closes the account; the session is over then. @throws ApiFailure */
export async function closeAccount(signal: AbortSignal): Promise<void> {
  await read(browserApi.POST('/security/closing', { signal }));
}

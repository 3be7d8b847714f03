import type { ExportFile, paths } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';

/** Consents, and what stands against closing the account. */
export type OwnData =
  paths['/security/own-data']['get']['responses'][200]['content']['application/json']['value'];

/** Gives or takes back the consent to messages with offers. @throws ApiFailure */
export async function setMarketingConsent(isGiven: boolean, signal: AbortSignal): Promise<void> {
  await read(browserApi.PUT('/security/marketing-consent', { body: { isGiven }, signal }));
}

/** Orders a file with everything that the site keeps of the member. @throws ApiFailure */
export async function exportOwnData(signal: AbortSignal): Promise<ExportFile> {
  return (await read(browserApi.POST('/security/own-data/export', { signal }))).value;
}

/** Closes the account; the session is over then. @throws ApiFailure */
export async function closeAccount(signal: AbortSignal): Promise<void> {
  await read(browserApi.POST('/security/closing', { signal }));
}

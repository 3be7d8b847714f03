import { browserApi, read } from '../api/browser.ts';

/** The key with which a body is sealed. @throws ApiFailure */
export function sealingKey(signal: AbortSignal) {
  return read(browserApi.GET('/account/sealing-key', { signal }));
}

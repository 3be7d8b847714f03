import type { Picture } from '@maidan/contract/types';
import { PATHS } from '@maidan/contract/paths';
import { ApiFailure, failureOf } from './failure.ts';
import { reportDeadSession, scriptToken } from '../session/session.ts';

const TIMEOUT_MS = 120_000;
const UNAUTHORISED = 401;

/** An upload under way. */
export interface Upload {
  /** @throws ApiFailure */
  readonly done: Promise<Picture>;
  abort(): void;
}

/**
 * Sends one picture of the member. `onProgress` gets the share of bytes that have left, 0 to 100. It uses
 * `XMLHttpRequest`, because `fetch` does not tell how far a body has come.
 */
export function uploadPicture(file: File, onProgress: (percent: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<Picture>((resolve, reject) => {
    const fail = (code: string) => () => reject(new ApiFailure(code));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status === UNAUTHORISED) reportDeadSession();
      const { value } = answer as { value?: Picture };
      if (request.status === 200 && value) resolve(value);
      else reject(failureOf(answer));
    });
    request.addEventListener('error', fail('client.offline'));
    request.addEventListener('timeout', fail('client.timeout'));
    request.addEventListener('abort', fail('client.aborted'));
  });
  request.open('POST', `/m/api${PATHS.pictures.add}`);
  request.timeout = TIMEOUT_MS;
  const token = scriptToken();
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  const body = new FormData();
  body.set('picture', file);
  request.send(body);
  return { done, abort: () => request.abort() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return {};
  }
}

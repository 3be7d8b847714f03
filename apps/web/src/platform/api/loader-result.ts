import { ApiFailure, networkFailure } from './failure.ts';

/** A failure as a loader passes it to its screen: plain data, because an error object does not survive the transfer. */
export interface FailureData {
  readonly code: ApiFailure['code'];
  readonly params: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
}

/** What a loader that may fail gives its screen: the data, or the failure. */
export type LoaderResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: FailureData };

/**
 * Waits for the data of a screen and does not reject for a failed call: the screen shows the failure and a way to try
 * again. A thrown Response (a redirect) passes through.
 */
export async function toLoaderResult<Data>(work: Promise<Data>): Promise<LoaderResult<Data>> {
  try {
    return { ok: true, data: await work };
  } catch (error) {
    if (error instanceof Response) throw error;
    const { code, params, requestId } = error instanceof ApiFailure ? error : unreachable(error);
    return { ok: false, failure: { code, params, requestId } };
  }
}

/** HTTP status of a document with this outcome: 200, or 503 so that no cache keeps a failed page. */
export function statusOf(loaded: LoaderResult<unknown>): number {
  return loaded.ok ? 200 : 503;
}

/** Turns the plain data of a loader back into a failure. */
export function toFailure({ code, params, requestId }: FailureData): ApiFailure {
  return new ApiFailure(code, {
    params: { ...params },
    ...(requestId === undefined ? {} : { requestId }),
  });
}

/** On the server a call without an answer is an outage of the gateway; in the browser it is the reader's connection. */
function unreachable(error: unknown): ApiFailure {
  return typeof document === 'undefined'
    ? new ApiFailure('server.unavailable')
    : networkFailure(error);
}

import { ApiFailure, networkFailure } from './failure.ts';

/** A failure as a loader hands it to its screen: plain data, because errors do not cross the wire whole. */
export interface FailureData {
  readonly code: ApiFailure['code'];
  readonly params: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
}

/** What a loader that may fail gives its screen: the data, or why there is none. */
export type LoaderResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: FailureData };

/**
 * Waits for what a screen needs and never rejects for a failed call: the screen shows the failure and a way to try
 * again. A thrown Response (a redirect) goes on its way.
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

/** The failure that a loader handed over, as components and texts take it. */
export function toFailure({ code, params, requestId }: FailureData): ApiFailure {
  return new ApiFailure(code, {
    params: { ...params },
    ...(requestId === undefined ? {} : { requestId }),
  });
}

/** Between two of our own servers a call without an answer is the gateway's outage, in the browser it is the connection. */
function unreachable(error: unknown): ApiFailure {
  return typeof document === 'undefined'
    ? new ApiFailure('server.unavailable')
    : networkFailure(error);
}

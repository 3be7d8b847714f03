import { vi } from 'vitest';

/** A call as the fake gateway saw it. */
export interface SeenCall {
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Answers by method and path, such as `'GET /wallet/balance'`: data, or a `Response` for anything but success. */
export type Answers = Readonly<Record<string, (call: SeenCall) => unknown>>;

/**
 * Stands in for the gateway: every call of the browser's client is answered from the table, and recorded. A call that
 * the table does not know fails like a network that is down.
 */
export function fakeGateway(answers: Answers): { readonly calls: SeenCall[] } {
  const calls: SeenCall[] = [];
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.replace(/^\/m\/api/, '');
    const text = await request.text();
    const name = `${request.method} ${path}`;
    const call: SeenCall = {
      name,
      query,
      headers: request.headers,
      body: bodyOf(text, request.headers.get('content-type') ?? ''),
    };
    calls.push(call);
    const answer = answers[name];
    if (!answer) throw new TypeError('Failed to fetch');
    const given = await Promise.race([answer(call), ended(init?.signal ?? request.signal)]);
    return given instanceof Response ? given : Response.json(given);
  });
  return { calls };
}

/** A body as its content type has it: the fields of a form, or JSON. */
function bodyOf(text: string, contentType: string): unknown {
  if (contentType.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? undefined : JSON.parse(text);
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** A problem document of the gateway. */
export function problem(code: string, status: number, more: object = {}): Response {
  return Response.json({ code, errorCode: code, status, title: code, ...more }, { status });
}

import { reportBorderFaults } from './faults.ts';
import {
  faultsOfAnswer,
  faultsOfCall,
  faultsOfPayload,
  lacksSession,
  operationOf,
} from './contract.ts';
import type { Operation } from './contract.ts';
import { openSealed } from '../test-sealer.ts';

/** A call as the fake gateway saw it. */
export interface SeenCall {
  /** Method and path, such as `GET /wallet/balance`. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
  /** Ends when the caller gives up. */
  readonly signal: AbortSignal;
}

/** An answer that breaks the contract, on purpose. */
class BrokenAnswer {
  readonly response: Response;
  constructor(response: Response) {
    this.response = response;
  }
}

/** Makes the fake gateway answer what the contract forbids, to test how web handles that. */
export function brokenAnswer(given: unknown): unknown {
  return new BrokenAnswer(responseOf(given));
}

/** The call in a request. */
export async function seenCall(
  request: Request,
  signal: AbortSignal = request.signal,
): Promise<SeenCall> {
  const { pathname, searchParams: query } = new URL(request.url);
  const { method, headers } = request;
  const body = await bodyOf(request, headers.get('content-type') ?? '');
  return { name: `${method} ${pathname.replace(/^\/m\/api/, '')}`, query, headers, body, signal };
}

/** The operation that a call names. @throws Error when the contract has none, which also fails the test */
export function knownOperation({ name }: SeenCall): Operation {
  const [method = '', path = ''] = name.split(' ');
  const operation = operationOf(method, path);
  if (!operation) throw reportBorderFaults([`${name}: the contract has no such operation`]);
  return operation;
}

/**
 * The operation of a call that the contract allows. @throws Error saying what it does not allow, which also fails the
 * test
 */
export async function checkedOperation(call: SeenCall): Promise<Operation> {
  const operation = knownOperation(call);
  const sealed = faultsOfCall(operation, call);
  const payload = sealed.length === 0 ? await openSealed(call) : undefined;
  const inside = payload === undefined ? [] : faultsOfPayload(operation, payload);
  const found = [...sealed, ...inside];
  if (found.length > 0) throw reportBorderFaults(found);
  return operation;
}

/**
 * An answer that the contract allows, or one that breaks it on purpose. Without a session every operation that needs
 * one is refused, whatever the test gave, as the gateway does. @throws Error as `checkedOperation`
 */
export async function checkedAnswer(
  operation: Operation,
  call: SeenCall,
  given: unknown,
): Promise<Response> {
  if (given instanceof BrokenAnswer) return given.response;
  const intended = responseOf(given);
  const isRefused = intended.ok && lacksSession(operation, call);
  const response = isRefused ? problem('session.missing', 401) : intended;
  const { status, headers } = response;
  const contentType = headers.get('content-type') ?? '';
  const isJson = contentType.includes('json');
  const text = isJson ? await response.text() : undefined;
  const body: unknown = text === undefined ? undefined : JSON.parse(text);
  const found = faultsOfAnswer(operation, { status, contentType, body });
  if (found.length > 0) throw reportBorderFaults(found);
  return text === undefined ? response : new Response(text, { status, headers });
}

/** A problem document of the gateway. */
export function problem(code: string, status: number, more: object = {}): Response {
  const type = `urn:maidan:error:${code}`;
  const document = { type, code, errorCode: code, status, title: code, ...more };
  const headers = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify(document), { status, headers });
}

function responseOf(given: unknown): Response {
  return given instanceof Response ? given : Response.json(given);
}

/** A body as its content type says: the fields of a form, in which a file is its name, or JSON. */
async function bodyOf(request: Request, contentType: string): Promise<unknown> {
  if (contentType.includes('multipart')) {
    const fields = [...(await request.formData())];
    return Object.fromEntries(
      fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
  }
  const text = await request.text();
  if (contentType.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? undefined : JSON.parse(text);
}

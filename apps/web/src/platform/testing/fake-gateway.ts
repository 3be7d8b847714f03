import { vi } from 'vitest';
import { checkedAnswer, checkedOperation, knownOperation, seenCall } from './border/check.ts';
import type { SeenCall } from './border/check.ts';

export { brokenAnswer, problem } from './border/check.ts';
export type { SeenCall } from './border/check.ts';

/** Answers by method and path, such as `'GET /wallet/balance'`: data, or a `Response` for anything but success. */
export type Answers = Readonly<Record<string, (call: SeenCall) => unknown>>;

/** How strict the gateway is. */
interface GatewayOptions {
  /** Only looks up the operation of a call; for tests that pass on whatever a script has sent. */
  readonly takesAnyCall?: boolean;
}

/**
 * Replaces the gateway by the contract: answers every call of web's clients from the table, and records it. A call or
 * answer that `openapi.json` forbids fails the test; `brokenAnswer` breaks it on purpose. A call that the table lacks,
 * or answers with undefined, fails like a dead network.
 */
export function fakeGateway(
  answers: Answers,
  { takesAnyCall = false }: GatewayOptions = {},
): { readonly calls: SeenCall[] } {
  const calls: SeenCall[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const isWhole = typeof input !== 'string';
    const request = isWhole ? input : new Request(new URL(input, 'http://lobby.example'), init);
    const call = await seenCall(request, init?.signal ?? request.signal);
    calls.push(call);
    const operation = await (takesAnyCall ? knownOperation(call) : checkedOperation(call));
    const answer = answers[call.name];
    if (!answer) throw new TypeError('Failed to fetch');
    const given = await Promise.race([answer(call), ended(call.signal)]);
    if (given === undefined) throw new TypeError('Failed to fetch');
    return checkedAnswer(operation, call, given);
  });
  return { calls };
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

import { vi } from 'vitest';
import { checkedAnswer, checkedOperation, knownOperation, seenCall } from './border/check.ts';
import type { SeenCall } from './border/check.ts';

export { brokenAnswer, problem } from './border/check.ts';
export type { SeenCall } from './border/check.ts';

/** Answers by method and path, such as `'GET /wallet/balance'`: data, or a `Response` for anything but success. */
export type Answers = Readonly<Record<string, (call: SeenCall) => unknown>>;

/** How strict the gateway is. */
interface GatewayOptions {
  /** For tests of what passes on calls of scripts, whatever somebody put into them: only their operation is looked up. */
  readonly takesAnyCall?: boolean;
}

/**
 * Stands in for the gateway as the contract has it: every call of web's clients is answered from the table, and recorded.
 * What `openapi.json` does not allow, in a call or in its answer, fails the test; `brokenAnswer` breaks it on purpose. A call
 * that the table does not know, or answers with undefined, fails like a network that is down.
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

/** Sends requests to the product and counts them. */
export interface Asker {
  /** Requests that were answered, or aborted on purpose. */
  readonly requests: () => number;
  /** Responses of 400 and more, and calls without an answer that were not aborted, each with what was requested. */
  readonly failures: ReadonlyMap<string, number>;
  /** Sends a request and reads the response to its end. */
  ask(name: string, url: string, init?: RequestInit): Promise<Response>;
  /** Opens something, reads its beginning and disconnects. */
  leave(url: string, headers: Record<string, string>): Promise<void>;
}

/** Makes an asker with all counts at zero. */
export function createAsker(): Asker {
  const failures = new Map<string, number>();
  const note = (text: string) => failures.set(text, (failures.get(text) ?? 0) + 1);
  let requests = 0;
  return {
    requests: () => requests,
    failures,
    ask: async (name, url, init = {}) => {
      try {
        const answer = await fetch(url, { redirect: 'manual', ...init });
        await answer.arrayBuffer();
        requests += 1;
        if (answer.status >= 400) note(`${name}: ${answer.status}`);
        return answer;
      } catch (error) {
        note(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        return Response.error();
      }
    },
    leave: async (url, headers) => {
      const controller = new AbortController();
      const answer = await fetch(url, { headers, signal: controller.signal });
      await answer.body?.getReader().read();
      controller.abort();
      requests += 1;
    },
  };
}

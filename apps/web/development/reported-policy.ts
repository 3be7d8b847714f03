import { randomBytes } from 'node:crypto';

const POLICY = 'Content-Security-Policy';

/** A reading as a client makes it that keeps and unpacks nothing, so that the page can be written into. */
export function asPlainRequest(request: Request): Request {
  if (request.method !== 'GET') return request;
  const headers = new Headers(request.headers);
  for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name);
  return new Request(request, { headers });
}

/**
 * The page with its policy reported only, since hot reload runs code that no policy of a page can know. The scripts and
 * styles that Vite adds carry a nonce of their own, so what the console reports is a breach that production would have.
 */
export function withReportedPolicy(answer: Response): Response {
  const headers = new Headers(answer.headers);
  const policy = headers.get(POLICY);
  if (policy === null) return answer;
  const nonce = randomBytes(16).toString('base64url');
  headers.delete(POLICY);
  headers.set(`${POLICY}-Report-Only`, withNonce(policy, nonce));
  headers.set('Cache-Control', 'no-store');
  headers.delete('Content-Length');
  headers.delete('ETag');
  const isPlain =
    headers.get('Content-Type')?.startsWith('text/html') && !headers.has('Content-Encoding');
  const rewrite = (head: string) =>
    head
      .replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}"/>`)
      // The router gives it the nonce of the render on the server alone, and React would find the two to differ.
      .replace(/(<link data-react-router-critical-css=""[^>]*) nonce="[^"]*"/, '$1');
  const body = isPlain && answer.body ? answer.body.pipeThrough(withHead(rewrite)) : answer.body;
  return new Response(body, { status: answer.status, headers });
}

function withNonce(policy: string, nonce: string): string {
  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      /^(script|style)-src /.test(directive) ? `${directive} 'nonce-${nonce}'` : directive,
    )
    .join('; ');
}

/** Rewrites the head of a document that streams: it is held back until it is whole. */
function withHead(rewrite: (head: string) => string): ReadableWritablePair<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let held: string | undefined = '';
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (held === undefined) return controller.enqueue(chunk);
      held += decoder.decode(chunk, { stream: true });
      if (!held.includes('</head>')) return;
      controller.enqueue(encoder.encode(rewrite(held)));
      held = undefined;
    },
    flush(controller) {
      if (held) controller.enqueue(encoder.encode(held));
    },
  });
}

import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { WALLET_PATHS, createRequestId, signRequest } from '../../../packages/wire/src/index.ts';
import type { WalletCall } from '../../../packages/wire/src/index.ts';
import type { SharedKey } from '../../../packages/deployment/src/keys.ts';

/** The part of a launch that the benchmark uses to play. */
export interface LaunchedSession {
  vendor: string;
  gameCode: string;
  currency: string;
  sessionToken: string;
}

/** A vendor that accepts launches and plays nothing: the benchmark makes the wallet calls itself. */
export interface BenchVendor {
  origin: string;
  launched: LaunchedSession[];
  stop(): Promise<void>;
}

/** Starts it on a free port of loopback. */
export async function startBenchVendor(): Promise<BenchVendor> {
  const launched: LaunchedSession[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      launched.push(JSON.parse(text) as LaunchedSession);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ url: 'http://localhost:1/play' }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    launched,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

/** Makes one signed wallet call. Throws with the wallet's message when it is refused. */
export async function callWallet(
  apiOrigin: string,
  key: SharedKey,
  call: WalletCall,
  body: unknown,
): Promise<Record<string, unknown>> {
  const path = WALLET_PATHS[call];
  const rawBody = JSON.stringify(body);
  const parts = {
    timestampMs: Date.now(),
    method: 'POST',
    path,
    requestId: createRequestId(),
    rawBody,
  };
  const headers = await signRequest({ ...key, ...parts });
  const answer = await fetch(`${apiOrigin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: rawBody,
  });
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`The wallet refused ${call} with ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Record<string, unknown>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

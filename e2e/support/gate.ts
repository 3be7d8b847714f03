import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webPort } from './sites.ts';

/** A second address of the product whose connection can be cut, and behind which a new version can appear. */
export interface Gate {
  /** Its address, without a slash at the end. */
  origin: string;
  /** Cuts every connection from now on, or lets them through again. */
  setOpen(isOpen: boolean): void;
  /** Serves another version of the service worker from now on. */
  releaseWorker(): void;
  close(): Promise<void>;
}

/** What a browser reports of requests that a gate cuts, be it in the middle of an answer. */
export const CUT =
  /ERR_(?:INTERNET_DISCONNECTED|CONNECTION|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|FAILED)|Failed to fetch/;

const WORKER = '/m/service-worker.js';

/** Opens a gate on a free port of this machine. */
export async function openGate(): Promise<Gate> {
  let isOpen = true;
  let release = 0;
  const server = createServer((incoming, outgoing) => {
    if (isOpen) pass(incoming, outgoing, release);
    else incoming.socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setOpen: (next) => {
      isOpen = next;
      if (!next) server.closeAllConnections();
    },
    releaseWorker: () => void (release += 1),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, release: number): void {
  const isWorker = incoming.url === WORKER;
  // The worker must arrive whole and uncompressed, because this gate adds a line at its end.
  const {
    'accept-encoding': _encodings,
    'if-none-match': _tag,
    'if-modified-since': _date,
    ...plain
  } = incoming.headers;
  const onward = httpRequest(
    {
      host: '127.0.0.1',
      port: webPort(),
      method: incoming.method,
      path: incoming.url,
      headers: isWorker ? plain : incoming.headers,
    },
    (answer) => {
      const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers);
      if (isWorker) answer.on('end', () => outgoing.end(`\n// release ${release}`));
      answer.pipe(outgoing, { end: !isWorker });
    },
  );
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

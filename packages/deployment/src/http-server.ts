import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { PlainError } from './plain-error.ts';

/** How long a client may take, in milliseconds. */
export interface ClientTimes {
  /** From the opening of a connection, or from the first byte of a later request, to the end of the headers. */
  readonly headersMs: number;
  /** For a whole request with its body. */
  readonly requestMs: number;
  /** Without a byte in either direction during a request, for a client that reads nothing of its answer. */
  readonly silenceMs: number;
  /**
   * From the headers of a request to the last byte that is read of its answer; a stream of events has no such limit.
   */
  readonly answerMs: number;
  /**
   * Between two requests on one connection. It must be longer than a proxy keeps it, or a call meets a closed
   * connection.
   */
  readonly idleMs: number;
  /** How often the first two limits are checked. */
  readonly lookEveryMs: number;
}

/**
 * Limits that a phone on a bad connection can keep: two minutes are enough for 1 MB at 70 kbit/s. A stream of events
 * sends something every 20 seconds, sooner than the longest silence. nginx keeps a connection to us for 60 seconds, as
 * most load balancers do.
 */
const CLIENT_TIMES: ClientTimes = {
  headersMs: 10_000,
  requestMs: 60_000,
  silenceMs: 30_000,
  answerMs: 120_000,
  idleMs: 65_000,
  lookEveryMs: 2_000,
};

/** Answers one request. */
export type Answering = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** What a server is made of. */
export interface HttpServerOptions {
  readonly fetch: Answering;
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly times?: Partial<ClientTimes>;
}

/**
 * A listening server that disconnects clients which are too slow, in whichever part.
 * @throws PlainError when it cannot have the port
 */
export async function listenHttp(options: HttpServerOptions): Promise<Server> {
  const times = { ...CLIENT_TIMES, ...options.times };
  const server = createAdaptorServer({
    fetch: withAnswerTime(options.fetch, times.answerMs) as Parameters<
      typeof createAdaptorServer
    >[0]['fetch'],
    serverOptions: {
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      keepAliveTimeout: times.idleMs,
      connectionsCheckingInterval: times.lookEveryMs,
    },
  }) as Server;
  server.setTimeout(times.silenceMs);
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(portError(options, error));
    server.once('error', refuse);
    server.listen(options.port, options.host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
  return server;
}

function portError({ port, host }: HttpServerOptions, error: NodeJS.ErrnoException): PlainError {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'is taken by another program: end that one, or set PORT or PROBE_PORT'
      : `cannot be opened (${error.message})`;
  return new PlainError(`Port ${port} on ${host} ${reason}.`, { cause: error });
}

/** Silence alone does not find a client that reads a byte now and then. */
function withAnswerTime(answering: Answering, answerMs: number): Answering {
  return (request, env) => {
    const { incoming, outgoing } = env;
    const timer = setTimeout(() => incoming.socket.destroy(), answerMs);
    const forget = () => clearTimeout(timer);
    outgoing.once('close', forget);
    const spareEvents = (answer: Response) => {
      if (answer.headers.get('content-type')?.startsWith('text/event-stream')) forget();
      return answer;
    };
    const answer = answering(request, env);
    return answer instanceof Promise ? answer.then(spareEvents) : spareEvents(answer);
  };
}

import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PlainError } from '@maidan/deployment/plain-error';

/** A command as it is sent over the socket. */
export interface CommandRequest {
  readonly command: string;
  readonly args: Readonly<Record<string, string>>;
}

/** Runs a command and answers a value that JSON can represent. */
export type CommandRunner = (request: CommandRequest) => Promise<unknown>;

type Answer = { ok: true; result: unknown } | { ok: false; error: string };

// Operating systems limit the path of a socket to about 104 bytes.
const LONGEST_PATH = 100;
const LONGEST_LINE = 65_536;

/** Path of the socket of a data folder: in the folder, or, when that path is too long, in a folder of its own. */
export function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\maidan-${name}`;
  const near = join(dataDir, 'api.sock');
  return Buffer.byteLength(near) <= LONGEST_PATH
    ? near
    : join(tmpdir(), `maidan-${name}`, 'api.sock');
}

/**
 * Listens for commands on a socket that only its owner may open. One line of JSON is the command, one line the answer.
 * The caller holds the lock of the folder, so an existing socket file belongs to a dead process.
 */
export async function listenForCommands(
  dataDir: string,
  run: CommandRunner,
): Promise<{ close: () => Promise<void> }> {
  const path = socketPath(dataDir);
  if (process.platform !== 'win32') {
    mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
    rmSync(path, { force: true });
  }
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, run);
  });
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(mask);
  }
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}

function serve(socket: Socket, run: CommandRunner): void {
  let size = 0;
  socket.on('data', (chunk) => {
    size += chunk.length;
    if (size > LONGEST_LINE) socket.destroy();
  });
  const lines = createInterface({ input: socket });
  lines.once('line', (line) => {
    void answerOf(line, run).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
  });
}

async function answerOf(line: string, run: CommandRunner): Promise<Answer> {
  try {
    const request = JSON.parse(line) as CommandRequest;
    return { ok: true, result: (await run(request)) ?? null };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Sends a command to the api that runs on a data folder; answers undefined when none runs.
 * @throws PlainError with the api's message when the command failed
 */
export async function askRunningApi(
  dataDir: string,
  request: CommandRequest,
): Promise<{ result: unknown } | undefined> {
  const socket = await connect(socketPath(dataDir));
  if (!socket) return undefined;
  const line = await new Promise<string | undefined>((resolve) => {
    const lines = createInterface({ input: socket });
    lines.once('line', resolve);
    lines.once('close', () => resolve(undefined));
    socket.once('error', () => resolve(undefined));
    socket.write(`${JSON.stringify(request)}\n`);
  });
  socket.destroy();
  if (line === undefined) throw new PlainError('The api closed before it answered; try again.');
  const answer = JSON.parse(line) as Answer;
  if (!answer.ok) throw new PlainError(answer.error);
  return { result: answer.result };
}

function connect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const isNobody = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
      if (isNobody) resolve(undefined);
      else reject(new PlainError(`The running api cannot be asked (${error.message}).`));
    });
  });
}

import { createServer } from 'node:net';
import { PlainError } from '../terminal/plain-error.ts';
import type { ProcessPorts } from '../start/options.ts';

/** Checks that all ports are free. @throws PlainError naming the first port that another program uses */
export async function requireFreePorts(ports: ProcessPorts, host: string): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const fault = await faultOfPort(port, host);
    if (fault === 'EACCES') {
      throw new PlainError(
        `Port ${port} (${name}) is not allowed to this user: choose one above 1023 with --port N.`,
      );
    }
    if (fault !== undefined) {
      throw new PlainError(
        `Port ${port} (${name}) is taken by another program: stop that, or choose other ports with: npm start -- --port 4000`,
      );
    }
  }
}

/** A port that is free at this moment, chosen by the system. */
export function findFreePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') done(address.port);
        else failed(new Error('The system gave no port.'));
      });
    });
  });
}

function faultOfPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });
}

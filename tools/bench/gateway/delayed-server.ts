import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A server that passes everything on to another one and holds its answers back. */
export interface DelayedServer {
  /** The given address, through the delay. */
  url: string;
  close(): void;
}

/** Puts a delay in front of the server of an address, as a network between two machines would. */
export async function delayServer(address: string, delayMs: number): Promise<DelayedServer> {
  const target = new URL(address);
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({
      port: Number(target.port),
      host: target.hostname,
      noDelay: true,
    });
    client.on('data', (sent) => upstream.write(sent));
    upstream.on('data', (answer) => setTimeout(() => client.write(answer), delayMs));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.toString(), close: () => server.close() };
}

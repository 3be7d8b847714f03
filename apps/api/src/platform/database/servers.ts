import { Client } from 'pg';
import type { ClientBase, ClientConfig } from 'pg';

/** PostgreSQL's code for a write on a read-only server. */
const READ_ONLY = '25006';
/** Classes of failures after which a connection is unusable: the line broke, or the server ends it. */
const LOST = /^(?:08|57P)/;

/** The servers of one database. One accepts writes, the others follow it, and one of them takes over when it fails. */
export interface DatabaseServers {
  /** How many there are. */
  readonly count: number;
  /** Its clients connect to the server that last accepted writes, or to the next one when that failed. */
  readonly Client: new () => Client;
  /** Refuses a connection to a read-only server. @throws Error with PostgreSQL's own code for it */
  readonly requireWriting: (client: ClientBase) => Promise<void>;
}

/** The callback by which the pool learns about a connection. */
type Connected = (error: Error | null, client?: Client) => void;

/** Reads an address with one server or several, as libpq does: `postgres://user@one:5432,two:5432/name`. */
export function serversOf(url: string): readonly string[] {
  const [, scheme = '', authority = '', rest = ''] = /^(\w+:\/\/)([^/?]*)(.*)$/s.exec(url) ?? [];
  const at = authority.lastIndexOf('@') + 1;
  const user = authority.slice(0, at);
  return authority
    .slice(at)
    .split(',')
    .map((host) => `${scheme}${user}${host}${rest}`);
}

/**
 * The servers that an address names. A connection that finds its server down or read-only moves all later ones to the
 * next.
 */
export function databaseServers(url: string): DatabaseServers {
  const servers = serversOf(url);
  let current = 0;
  const chosen = new WeakMap<object, number>();
  const leave = (client: object) => {
    // Many connections fail together; only the first of them moves on to the next server.
    if (chosen.get(client) === current) current = (current + 1) % servers.length;
  };

  class ServerClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: servers[current] });
      chosen.set(this, current);
    }

    override connect(): Promise<Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<Client> | void {
      const connecting = super.connect().catch((error: unknown) => {
        leave(this);
        throw error;
      });
      if (!callback) return connecting;
      connecting.then(
        (client) => callback(null, client),
        (error: Error) => callback(error),
      );
    }
  }

  return {
    count: servers.length,
    Client: ServerClient,
    requireWriting: async (client) => {
      const { rows } = await client.query<{ transaction_read_only: string }>(
        'SHOW transaction_read_only',
      );
      if (rows[0]?.transaction_read_only === 'off') return;
      leave(client);
      throw Object.assign(new Error('The server of the database only reads'), { code: READ_ONLY });
    },
  };
}

/** Whether a failure means that its connection is dead or leads to a read-only server. */
export function endsConnection(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && (code === READ_ONLY || LOST.test(code))) return true;
    cause = cause.cause;
  }
  return false;
}

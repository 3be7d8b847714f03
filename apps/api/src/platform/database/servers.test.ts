import { describe, expect, it } from 'vitest';
import { databaseServers, endsConnection, serversOf } from './servers.ts';

describe('the address of the database', () => {
  it('names one server, or several with their own ports', () => {
    const one = 'postgres://maidan:a%2Cb@db.example:5432/lobby?sslmode=require';
    expect(serversOf(one)).toEqual([one]);
    expect(serversOf('postgresql://maidan:p@ss@one:5432,two,[::1]:5433/lobby?x=1')).toEqual([
      'postgresql://maidan:p@ss@one:5432/lobby?x=1',
      'postgresql://maidan:p@ss@two/lobby?x=1',
      'postgresql://maidan:p@ss@[::1]:5433/lobby?x=1',
    ]);
    expect(serversOf('postgres://one,two')).toEqual(['postgres://one', 'postgres://two']);
  });
});

describe('servers of one database', () => {
  const portOf = (client: object) => (client as { port: number }).port;
  const answering = (readOnly: 'on' | 'off', client: object) =>
    Object.assign(client, { query: async () => ({ rows: [{ transaction_read_only: readOnly }] }) });

  it('are tried in turn: when one is found to be read-only, all later connections go to the next, and it moves on once', async () => {
    const { Client, requireWriting, count } = databaseServers(
      'postgres://u@h:5001,h:5002,h:5003/d',
    );
    expect(count).toBe(3);
    const early = [new Client(), new Client()].map((client) => answering('on', client));
    expect(early.map(portOf)).toEqual([5001, 5001]);
    for (const client of early)
      await expect(requireWriting(client as never)).rejects.toMatchObject({ code: '25006' });
    const late = answering('off', new Client());
    expect(portOf(late)).toBe(5002);
    await expect(requireWriting(late as never)).resolves.toBeUndefined();
    expect(portOf(new Client())).toBe(5002);
  });

  it('are left when they cannot be reached', async () => {
    const { Client } = databaseServers('postgres://u@127.0.0.1:1,127.0.0.1:2/d');
    await expect(new Client().connect()).rejects.toThrow('ECONNREFUSED');
    expect(portOf(new Client())).toBe(2);
  });
});

describe('a failure', () => {
  const failure = (code: string) =>
    new Error('failed', { cause: Object.assign(new Error('x'), { code }) });

  it.each(['25006', '57P01', '08006'])('%s ends its connection, wherever it is wrapped', (code) =>
    expect(endsConnection(failure(code))).toBe(true),
  );

  it.each(['23505', '40001', '57014'])('%s leaves its connection usable', (code) =>
    expect(endsConnection(failure(code))).toBe(false),
  );
});

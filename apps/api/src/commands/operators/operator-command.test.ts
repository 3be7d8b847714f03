import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenHttp } from '@maidan/deployment/http-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newestEntries } from '../../modules/operators/index.ts';
import { readEnv } from '../../platform/process/env.ts';
import { systemRandom } from '../../platform/secrets/random.ts';
import { memberOf } from '../../testing/members.ts';
import { operatorsOf } from '../../testing/console/operators.ts';
import { DEPLOYMENT_SECRET, openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { consoleClient, refusalText } from './console-client.ts';
import { CONSOLE_COMMANDS } from './console-commands.ts';
import { runOperatorCommand } from './operator-command.ts';

let app: TestApp;
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  app = await openTestApp();
  folder = mkdtempSync(join(tmpdir(), 'maidan-operator-'));
  const { fetch } = app.app.console.hono;
  server = await listenHttp({ fetch, port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

const run = (args: Record<string, string>) =>
  runOperatorCommand(
    {
      database: app.database,
      clock: app.clock,
      random: systemRandom,
      env: readEnv({ DATA_DIR: folder, DEPLOYMENT_SECRET, KEYS_FILE: join(folder, 'keys.json') }),
    },
    args,
  );

describe('the command of operators on the machine', () => {
  it('OPS-01 suspends, resumes and ends an account with every session, and never the last owner', async () => {
    const { operatorOf } = operatorsOf(app);
    const owner = await operatorOf('owner', '*');
    const care = await operatorOf('member_care');
    expect(await run({ act: 'list' })).toContain(
      'care@example.com  Rumana  active  member_care on first',
    );
    await run({ act: 'suspend', mail: care.mail });
    expect((await care.ask('GET', '/self')).body.code).toBe('operators.session_missing');
    await expect(run({ act: 'suspend', mail: care.mail })).rejects.toThrow('is suspended');
    await run({ act: 'resume', mail: care.mail });
    expect((await care.ask('GET', '/self')).body.code).toBe('operators.session_missing');
    await run({ act: 'end', mail: care.mail });
    await expect(run({ act: 'resume', mail: care.mail })).rejects.toThrow('is ended');
    const lastOwner = `${owner.mail} is the only active owner`;
    await expect(run({ act: 'end', mail: owner.mail })).rejects.toThrow(lastOwner);
    await expect(run({ act: 'end', mail: 'nobody@example.com' })).rejects.toThrow('no operator');
    const entries = await newestEntries(app.db, '*', 3);
    expect(entries.map(({ permission, after }) => [permission, after])).toEqual([
      ['operators.end', { state: 'ended' }],
      ['operators.resume', { state: 'active' }],
      ['operators.suspend', { state: 'suspended' }],
    ]);
  });

  it('names what is wrong: the site, the role, the act', async () => {
    const invite = { act: 'invite', mail: 'new@example.com', role: 'payments', site: 'nowhere' };
    await expect(run(invite)).rejects.toThrow('give one of first, second, or *');
    await expect(run({ ...invite, site: 'first', role: 'king' })).rejects.toThrow(
      'A role is one of',
    );
    await expect(run({ act: 'dance' })).rejects.toThrow('no act dance');
    expect(await run({ ...invite, site: 'first' })).toContain('invited for 2880 minutes');
  });
});

describe('the commands of an operator', () => {
  it('call the endpoints of the console as the one who signed in, and keep the session from others', async () => {
    const { operatorOf } = operatorsOf(app);
    await operatorOf('owner', '*', 'gives@example.com');
    const care = await operatorOf('member_care', 'first', 'cli@example.com', '127.0.0.1');
    await memberOf(app, 'hasina_c');
    consoleClient(folder, url).keep(care.token);
    expect(statSync(join(folder, 'operator-session.json')).mode & 0o777).toBe(0o600);
    const ask = async (name: string, args: Record<string, string>) => {
      const command = CONSOLE_COMMANDS[name];
      if (!command) throw new Error(`There is no command ${name}`);
      // oxlint-disable-next-line typescript/no-explicit-any -- the test looks into answers of every shape
      return (await consoleClient(folder, undefined).call(command.callOf(args))) as any;
    };
    const { list } = await ask('search', { site: 'first', text: 'hasina' });
    const member = String(list[0].memberId);
    const until = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    const told = 'একটি কাগজ লাগবে।';
    const block = {
      site: 'first',
      member,
      kinds: 'play, deposit',
      reason: 'identity',
      told,
      until,
    };
    await ask('block', block);
    const { value } = await ask('member', { site: 'first', member });
    expect(value.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['deposit', 'play']);
    await ask('unblock', { site: 'first', member, kinds: 'play', reason: 'identity', told: 'ok' });
    await expect(ask('entries', { site: 'first' })).rejects.toThrow(
      /operators\.forbidden.*permission "trail\.read"; givers \["Rumana"\]; ask one of/,
    );
    await expect(ask('member', { site: 'second', member })).rejects.toThrow(/unknown_target.*self/);
    consoleClient(folder, url).forget();
    const away = consoleClient(folder, 'http://127.0.0.1:9');
    await expect(away.call({ method: 'GET', path: '/self' })).rejects.toThrow('Nothing answers');
    expect(refusalText({ code: 'operators.session_missing' })).toContain('sign-in --mail');
  });
});

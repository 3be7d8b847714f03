import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeKeys } from '../../packages/deployment/src/keys.ts';
import { hashOfSources } from './build.ts';
import { emptyDataFolder, lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { describeDemoAccounts, readDemoAccounts } from './demo-accounts.ts';
import { readDemoOperators } from './demo-operators.ts';
import { operatorLines } from './deployment.ts';
import { lanAddress } from './network.ts';
import { readStartOptions } from './options.ts';
import { findFreePort, requireFreePorts } from '../processes/free-ports.ts';
import { addressesOf, servicesOf } from './services.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('options of npm start', () => {
  test('without options the ports are 3000 to 3004', () => {
    expect(readStartOptions([], {}).ports).toEqual({
      web: 3000,
      api: 3001,
      arcade: 3002,
      cashier: 3003,
      console: 3004,
    });
  });

  test('--port moves all five, a variable moves one', () => {
    const { ports } = readStartOptions(['--port', '4000'], { ARCADE_PORT: '5000' });
    expect(ports).toEqual({ web: 4000, api: 4001, arcade: 5000, cashier: 4003, console: 4004 });
  });

  test('--lan, --fresh, --data and --help are read', () => {
    const read = readStartOptions(['--lan', '--fresh', `--data=${folder}`, '--help'], {});
    expect(read).toMatchObject({
      isLan: true,
      isFresh: true,
      wantsHelp: true,
      dataFolder: folder,
    });
  });

  test.each([
    [['--port', 'x'], {}, /--port is "x"/],
    [['--port'], {}, /--port needs a value/],
    [['--prot', '1'], {}, /does not know the option --prot/],
    [[], { PORT: '70000' }, /PORT is "70000"/],
    [[], { API_PORT: '3000' }, /the same port/],
    [['--port', '65534'], {}, /above 65535/],
    [[], { LOG_LEVEL: 'loud' }, /LOG_LEVEL is "loud"/],
    [[], { DATABASE_URL: 'mysql://h/x' }, /DATABASE_URL cannot be read/],
    [[], { VALKEY_URL: 'nonsense' }, /VALKEY_URL cannot be read/],
  ])('%j with %j is reported in one sentence', (args, env, message) => {
    expect(() => readStartOptions(args, env)).toThrow(message);
  });

  test('npm run dev has the same options, and its errors name it', () => {
    const read = (args: string[]) => readStartOptions(args, {}, 'npm run dev');
    expect(read(['--port', '4000'])).toMatchObject({ isDevelopment: true, ports: { web: 4000 } });
    expect(readStartOptions([], {}).isDevelopment).toBe(false);
    expect(() => read(['--prot'])).toThrow(/^npm run dev does not know the option --prot/);
  });

  test('a broken address is refused without showing its password', () => {
    let words = '';
    try {
      readStartOptions([], { DATABASE_URL: 'mysql://u:secret@h/x' });
    } catch (error) {
      words = String(error);
    }
    expect(words).toContain('DATABASE_URL');
    expect(words).not.toContain('secret');
  });
});

describe('data folder', () => {
  test('a new folder is made and marked, and a second start accepts it', () => {
    const data = join(folder, 'data');
    prepareDataFolder(data);
    prepareDataFolder(data);
    expect(existsSync(join(data, 'maidan-data.txt'))).toBe(true);
  });

  test('a folder with other files is refused and left unchanged, even with --fresh', () => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    expect(() => prepareDataFolder(folder)).toThrow(/not Maidan's \(thesis\.txt\)/);
    expect(() => emptyDataFolder(folder)).toThrow(/not Maidan's/);
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('years of work');
  });

  test('a folder is emptied when asked', () => {
    prepareDataFolder(folder);
    writeFileSync(join(folder, 'keys.json'), '{}');
    emptyDataFolder(folder);
    expect(existsSync(join(folder, 'keys.json'))).toBe(false);
  });

  test('a second process on the same folder is refused until the first releases it', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(/already runs on the data folder/);
    unlock();
    lockDataFolder(folder)();
  });

  test('the environment names another folder', () => {
    expect(readStartOptions([], { DATA_DIR: folder }).dataFolder).toBe(folder);
  });
});

describe('ports', () => {
  let server: Server;
  beforeEach(() => {
    server = createServer();
  });
  afterEach(() => new Promise((done) => server.close(done)));

  test('a port in use is named, with what to do', async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const api = address !== null && typeof address === 'object' ? address.port : 0;
    const [web, arcade, cashier] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ];
    const taken = requireFreePorts({ web, api, arcade, cashier }, '127.0.0.1');
    await expect(taken).rejects.toThrow(`Port ${api} (api) is taken by another program`);
  });
});

const options = readStartOptions([], {});
const secrets = makeKeys(new Date('2026-11-21T00:00:00Z'));

function hosts(lan: string | undefined): (string | undefined)[] {
  return servicesOf(options, secrets, lan, {}).map((one) => one.env['HOST']);
}

function networkAddress(value: string): NetworkInterfaceInfo {
  return { address: value, family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null };
}

describe('services', () => {
  test('each process gets its own secrets and no other', () => {
    const services = servicesOf(options, secrets, undefined, { PATH: '/bin', AWS_KEY: 'x' });
    const env = (name: string): string =>
      JSON.stringify(services.find((one) => one.name === name)?.env);
    expect(env('web')).toContain(secrets.deploymentSecret);
    expect(env('arcade')).not.toContain(secrets.deploymentSecret);
    expect(env('arcade')).not.toContain(secrets.cashier.secret);
    expect(env('cashier')).not.toContain(secrets.arcade.secret);
    expect(services.map((one) => one.env['AWS_KEY'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('the games may be opened from every address of every site, also that of its agents', () => {
    const services = servicesOf(options, secrets, undefined, {});
    const allowed = services.find(({ name }) => name === 'arcade')?.env['ALLOWED_LOBBY_ORIGINS'];
    for (const host of ['localhost', 'agent.localhost', 'nodi.localhost'])
      expect(allowed?.split(',')).toContain(`http://${host}:${options.ports.web}`);
  });

  test('secrets of a site’s providers reach the api only', () => {
    const services = servicesOf(options, secrets, undefined, { SITE_SECRET_GOOGLE: 'x' });
    const having = services.filter(({ env }) => env['SITE_SECRET_GOOGLE'] === 'x');
    expect(having.map(({ name }) => name)).toEqual(['api']);
  });

  test('in development web runs from its sources, and the others run as usual', () => {
    const scripts = (isDevelopment: boolean) =>
      servicesOf({ ...options, isDevelopment }, secrets, undefined, {}).map(({ script }) => script);
    const [asBuilt, fromSources] = [scripts(false), scripts(true)];
    expect(fromSources.slice(0, -1)).toEqual(asBuilt.slice(0, -1));
    expect(asBuilt.at(-1)).toBe('apps/web/server/main.ts');
    expect(fromSources.at(-1)).toBe('apps/web/development/main.ts');
  });

  test('everything listens on loopback unless --lan is given, and the api always does', () => {
    expect(hosts(undefined)).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1']);
    expect(hosts('192.168.1.7')).toEqual(['127.0.0.1', '0.0.0.0', '0.0.0.0', '0.0.0.0']);
  });

  test('operators have a port of their own that web does not know, and it stays on this machine', () => {
    for (const lan of [undefined, '192.168.1.7']) {
      const services = servicesOf(options, secrets, lan, {});
      const knowing = services.filter(({ env }) => Object.values(env).includes('3004'));
      expect(knowing.map(({ name, env }) => [name, env['HOST']])).toEqual([['api', '127.0.0.1']]);
      expect(knowing[0]?.env).toMatchObject({ CONSOLE_PORT: '3004' });
      expect(knowing[0]?.env).not.toHaveProperty('CONSOLE_HOST');
    }
  });

  test('with --lan the phone has an address and the demo accounts get new passwords', () => {
    expect(addressesOf(options, '192.168.1.7').phone).toBe('http://192.168.1.7:3000/m');
    const api = servicesOf(options, secrets, '192.168.1.7', {})[0];
    expect(api?.env['DEMO_NEW_PASSWORDS']).toBe('1');
  });

  test('the demo begins with a year behind it, unless the environment says how many days', () => {
    const daysOf = (env: NodeJS.ProcessEnv) =>
      servicesOf(options, secrets, undefined, env)[0]?.env['DEMO_HISTORY_DAYS'];
    expect([daysOf({}), daysOf({ DEMO_HISTORY_DAYS: '0' })]).toEqual(['365', '0']);
  });

  test('the address for a phone is that of a real interface, not of a container bridge', () => {
    expect(
      lanAddress({
        docker0: [networkAddress('172.17.0.1')],
        wlan0: [networkAddress('192.168.1.7')],
      }),
    ).toBe('192.168.1.7');
    expect(
      lanAddress({ lo: [{ ...networkAddress('127.0.0.1'), internal: true }] }),
    ).toBeUndefined();
  });
});

describe('demo accounts', () => {
  test('accounts are read and aligned in columns, and invalid entries are left out', () => {
    const list = [
      { site: 'khela', username: 'amina', password: 'p-1' },
      { site: 1 },
      { site: 'nodi', username: 'bo', password: 'p-22', role: 'agent' },
    ];
    writeFileSync(join(folder, 'demo-accounts.json'), JSON.stringify(list));
    expect(describeDemoAccounts(readDemoAccounts(folder))).toEqual([
      'khela  amina  p-1',
      'nodi   bo     p-22  (agent)',
    ]);
  });

  test('without a list there are none', () => {
    expect(readDemoAccounts(folder)).toEqual([]);
    expect(readDemoOperators(folder)).toEqual([]);
  });

  test('OPS-01 operators are listed with password and secret, and not while other devices may connect', () => {
    const operator = {
      mail: 'owner@demo.example',
      role: 'owner',
      password: 'p-1',
      totpSecret: 'AB',
    };
    writeFileSync(join(folder, 'demo-operators.json'), JSON.stringify([operator, { mail: 'x' }]));
    const started = { ...options, dataFolder: folder };
    expect(operatorLines(started, undefined).at(-1)).toBe(
      '    owner@demo.example  p-1  AB  (owner)',
    );
    const onNetwork = operatorLines(started, '192.168.1.7').join('\n');
    expect(onNetwork).toContain('demo-operators.json');
    for (const secret of [operator.mail, operator.password, operator.totpSecret])
      expect(onNetwork).not.toContain(secret);
  });
});

describe('builds', () => {
  test('the hash depends on content and names, not on tests or generated folders', () => {
    writeFileSync(join(folder, 'a.ts'), '1');
    const first = hashOfSources(folder, ['.']);
    writeFileSync(join(folder, 'a.test.ts'), 'x');
    expect(hashOfSources(folder, ['.'])).toBe(first);
    writeFileSync(join(folder, 'a.ts'), '2');
    expect(hashOfSources(folder, ['.'])).not.toBe(first);
  });
});

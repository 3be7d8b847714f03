import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../processes/free-ports.ts';
import { PlainError } from '../terminal/plain-error.ts';
import { projectRoot } from '../terminal/project.ts';
import { inspectMachine } from '../test/machine.ts';
import { makeTestCertificate } from './certificate.ts';

/** The distribution's nginx, running with the repository's configuration in front of a web server. */
export interface RunningProxy {
  /** Its TLS origin, under the name of the first demo site. */
  origin: string;
  /** The port that redirects visitors without TLS. */
  plainPort: number;
  /** Arguments with which Chromium trusts its certificate, and therefore caches what comes through it. */
  chromiumFlags: string[];
  /** The certificate, for clients other than a browser. */
  certificatePem: string;
  stop(): Promise<void>;
}

/** The parts of the configuration that differ on a test machine. */
interface Places {
  webPort: number;
  plainPort: number;
  securePort: number;
  certificatePath: string;
  keyPath: string;
}

const configurationPath = join(projectRoot, 'deploy/nginx.conf');
const hosts = ['localhost', '*.localhost'];
const readyWithinMs = 10_000;

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  return inspectMachine(process.env).nginxPath !== undefined;
}

/**
 * Starts nginx on free ports of loopback, with TLS on `securePort` when that is given.
 * @throws PlainError when nginx is missing, or with nginx's message when it refuses the configuration
 */
export async function startProxy(webPort: number, securePort?: number): Promise<RunningProxy> {
  const { nginxPath } = inspectMachine(process.env);
  if (nginxPath === undefined)
    throw new PlainError('nginx is missing; npm run doctor says how to get it.');
  const folder = mkdtempSync(join(tmpdir(), 'maidan-nginx-'));
  const plainPort = await findFreePort();
  const tlsPort = securePort ?? (await findFreePort());
  const certificate = makeTestCertificate(hosts);
  const places = {
    webPort,
    plainPort,
    securePort: tlsPort,
    certificatePath: join(folder, 'certificate.pem'),
    keyPath: join(folder, 'key.pem'),
  };
  writeFileSync(places.certificatePath, certificate.certificatePem);
  writeFileSync(places.keyPath, certificate.keyPem, { mode: 0o600 });
  writeFileSync(
    join(folder, 'site.conf'),
    withPlaces(readFileSync(configurationPath, 'utf8'), places),
  );
  writeFileSync(join(folder, 'nginx.conf'), surroundingsOf(folder));
  const running = run(nginxPath, folder);
  const stop = async (): Promise<void> => {
    running.child.kill('SIGTERM');
    await running.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isUp = await Promise.race([untilListening(tlsPort), running.ended.then(() => false)]);
  if (!isUp) {
    await stop();
    throw new PlainError(`nginx did not start:\n${running.output()}`);
  }
  return {
    origin: `https://localhost:${tlsPort}`,
    plainPort,
    chromiumFlags: [`--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`],
    certificatePem: certificate.certificatePem,
    stop,
  };
}

/**
 * The configuration with ports, certificate and upstream of a test machine, otherwise unchanged.
 *
 * @throws Error naming a line that the configuration no longer has
 */
function withPlaces(configuration: string, places: Places): string {
  const changes: [line: string, instead: string][] = [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${places.webPort};`],
    ['listen 80;', `listen 127.0.0.1:${places.plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${places.securePort} ssl http2;`],
    // A container may lack IPv6, and nginx would then not start.
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/maidan/fullchain.pem', places.certificatePath],
    ['/etc/ssl/maidan/privkey.pem', places.keyPath],
  ];
  let changed = configuration;
  for (const [line, instead] of changes) {
    if (changed.split(line).length !== 2)
      throw new Error(`deploy/nginx.conf should hold "${line}" exactly once.`);
    changed = changed.replace(line, () => instead);
  }
  return changed;
}

/** The configuration that a distribution puts around a site, with every path inside the folder. */
function surroundingsOf(folder: string): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `  ${name}_temp_path ${join(folder, name)};`;
  });
  return [
    'daemon off;',
    'worker_processes 2;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events { worker_connections 512; }',
    'http {',
    '  access_log off;',
    ...scratch,
    `  include ${join(folder, 'site.conf')};`,
    '}',
    '',
  ].join('\n');
}

interface RunningNginx {
  child: ChildProcess;
  ended: Promise<void>;
  output(): string;
}

function run(nginxPath: string, folder: string): RunningNginx {
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn(nginxPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const collect = (chunk: Buffer): void => void (printed += chunk.toString('utf8'));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  return { child, ended, output: () => printed };
}

async function untilListening(port: number): Promise<boolean> {
  const giveUpAt = Date.now() + readyWithinMs;
  while (Date.now() < giveUpAt) {
    if (await listens(port)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

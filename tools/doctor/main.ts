import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, neededMajor } from '../launch/find-node.mjs';
import { installState } from '../launch/install.mjs';
import { dataFolderOf } from '../start/data-folder.ts';
import { readStartOptions } from '../start/options.ts';
import { requireFreePorts } from '../processes/free-ports.ts';
import { readArguments } from '../terminal/arguments.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { projectRoot } from '../terminal/project.ts';
import { inspectMachine } from '../test/machine.ts';

/** The result of one check: all is well, or what is wrong and how to fix it. */
interface Diagnosis {
  title: string;
  fault?: string;
}

const help = `npm run doctor

Looks at this machine and says what keeps npm start or npm test from working, each with what mends it.`;

async function main(): Promise<number> {
  if (readArguments('npm run doctor', process.argv.slice(2), {}).values.help) {
    console.log(help);
    return 0;
  }
  const diagnoses = [
    checkNode(),
    checkInstall(),
    checkSettings(),
    await checkPorts(),
    checkDisk(),
    ...checkTools(),
  ];
  for (const { title, fault } of diagnoses) {
    console.log(fault === undefined ? `✓ ${title}` : `✗ ${title}: ${fault}`);
  }
  const faults = diagnoses.filter((diagnosis) => diagnosis.fault !== undefined).length;
  console.log(faults === 0 ? '\nNothing is wrong.' : `\n${faults} to mend.`);
  return faults === 0 ? 0 : 1;
}

function checkNode(): Diagnosis {
  const found = findNode(projectRoot);
  const title = `Node ${process.versions.node} runs the project`;
  if (found.problem !== undefined) return { title, fault: found.problem };
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= neededMajor) return { title };
  return { title, fault: 'start commands through npm (npm run …), which finds the pinned Node' };
}

function checkInstall(): Diagnosis {
  const title = 'Packages are those of the lock file';
  if (!installState(projectRoot).needed) return { title };
  return { title, fault: 'run npm start or npm test, which install them' };
}

function checkSettings(): Diagnosis {
  const title = 'The environment variables can be read';
  try {
    readStartOptions([], process.env);
    return { title };
  } catch (error) {
    return { title, fault: wordsOf(error) };
  }
}

async function checkPorts(): Promise<Diagnosis> {
  const title = 'The ports are free';
  try {
    await requireFreePorts(readStartOptions([], process.env).ports, '127.0.0.1');
    return { title };
  } catch (error) {
    return { title, fault: wordsOf(error) };
  }
}

function checkDisk(): Diagnosis {
  const folder = dataFolderOf(process.env);
  const stats = statfsSync(existsSync(folder) ? folder : projectRoot);
  const freeMb = Math.floor((stats.bavail * stats.bsize) / 1024 ** 2);
  const title = `The disk has room (${freeMb} MB free)`;
  return freeMb >= 1000
    ? { title }
    : { title, fault: 'free some space: builds and data need about 1 GB' };
}

function checkTools(): Diagnosis[] {
  const machine = inspectMachine(process.env);
  const hint = 'npm test run as root on Debian installs it; else use your package manager';
  const web = join(projectRoot, 'apps/web/build/server/index.js');
  return [
    {
      title: `Chromium for the journeys${machine.chromiumPath === undefined ? '' : ` (${machine.chromiumPath})`}`,
      ...(machine.chromiumPath === undefined
        ? { fault: `not found; ${hint}, or set CHROMIUM_PATH` }
        : {}),
    },
    {
      title: `PostgreSQL for the API tests${machine.postgresFolder === undefined ? '' : ` (${machine.postgresFolder})`}`,
      ...(machine.postgresFolder === undefined
        ? { fault: `not found; ${hint}, or set POSTGRES_BIN` }
        : {}),
    },
    {
      title: `nginx for the tests through a proxy${machine.nginxPath === undefined ? '' : ` (${machine.nginxPath})`}`,
      ...(machine.nginxPath === undefined
        ? { fault: `not found; ${hint}, or set NGINX_PATH` }
        : {}),
    },
    {
      title: existsSync(web)
        ? 'The front end is built'
        : 'The front end is not built yet; npm start builds it',
    },
  ];
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

await runCommand(main);

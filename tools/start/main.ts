import { runCommand } from '../terminal/plain-error.ts';
import { runDeployment } from './deployment.ts';
import { readStartOptions, startHelp } from './options.ts';

async function main(): Promise<number> {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (!options.wantsHelp) return runDeployment(options);
  console.log(startHelp);
  return 0;
}

await runCommand(main);

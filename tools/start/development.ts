import { runCommand } from '../terminal/plain-error.ts';
import { runDeployment } from './deployment.ts';
import { developmentHelp, readStartOptions } from './options.ts';

async function main(): Promise<number> {
  const options = readStartOptions(process.argv.slice(2), process.env, 'npm run dev');
  if (!options.wantsHelp) return runDeployment(options);
  console.log(developmentHelp);
  return 0;
}

await runCommand(main);

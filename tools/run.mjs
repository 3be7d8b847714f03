// The launcher of all other commands: `node tools/run.mjs trace/main.ts` runs tools/trace/main.ts under the pinned
// Node. A path that begins with ../ names a script of another workspace.
import { launch } from './launch/launch.mjs';

const [script, ...rest] = process.argv.slice(2);
if (script === undefined) {
  console.error('Name the script to run, for example: node tools/run.mjs trace/main.ts');
  process.exit(2);
}
await launch(script, rest);

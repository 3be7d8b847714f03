// The launcher of `npm test`: any Node from 18 up can run it.
import { launch } from './launch/launch.mjs';

await launch('test/main.ts', process.argv.slice(2));

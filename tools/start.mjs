// The launcher of `npm start`: any Node from 18 up can run it.
import { launch } from './launch/launch.mjs';

await launch('start/main.ts', process.argv.slice(2));

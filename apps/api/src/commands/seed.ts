import { runFromTerminal } from './terminal.ts';

await runFromTerminal({
  command: 'seed',
  help: `node src/commands/seed.ts [--size N]

Seeds the demo sites, their catalogue, content and accounts. Repeating it changes nothing.
--size N makes up N further titles, for load tests.`,
  options: ['size'],
  tell: ({ sites, seeded }: { sites: string[]; seeded: string[] }) => ({
    text: `Sites ${sites.join(', ')}; content written for ${seeded.join(', ') || 'none: it was there'}.`,
    isGood: true,
  }),
});

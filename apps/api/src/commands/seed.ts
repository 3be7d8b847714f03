import { runFromTerminal } from './terminal.ts';

await runFromTerminal({
  command: 'seed',
  help: `node src/commands/seed.ts [--size N]

Seeds the demo sites, their catalogue, content and accounts. Running it again changes nothing.
--size N adds N made-up titles, for load tests.`,
  options: ['size'],
  tell: ({ sites, seeded }: { sites: string[]; seeded: string[] }) => ({
    text: `Sites ${sites.join(', ')}; content written for ${seeded.join(', ') || 'none: it was there'}.`,
    isGood: true,
  }),
});

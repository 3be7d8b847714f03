import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUND_FLOOR_MS } from '../../apps/arcade/client/src/games/pace.ts';
import { writeFileSafely } from '../../packages/deployment/src/write-file.ts';
import { readDemoSites } from '../../packages/site/src/demo.ts';
import { readArguments } from '../terminal/arguments.ts';
import { runCommand } from '../terminal/plain-error.ts';
import { findBreaches } from './care.ts';
import { readGames, readSharedTexts } from './read-games.ts';
import { reportPage } from './report.ts';

const help = `npm run care [-- --write FILE]

Reads the words of every game, what its rounds pay and the settings of every site, and fails when one of them presses,
promises, tells a loss as nearly won, celebrates what is no gain, or lets bets follow too fast.

  --write FILE   also writes the report as a page of HTML that a site can publish`;

async function main(): Promise<number> {
  const known = { write: { type: 'string' } } as const;
  const { values } = readArguments('npm run care', process.argv.slice(2), known);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const games = await readGames();
  const sites = readDemoSites((file) => readFileSync(file, 'utf8')).map(({ settings }) => ({
    name: settings.slug,
    playMode: settings.playMode,
    slotPaceMs: settings.slotPaceMs,
  }));
  const shared = await readSharedTexts();
  const findings = findBreaches({ games, shared, sites, paceMs: ROUND_FLOOR_MS });
  for (const { of, rule, detail } of findings) console.log(`${of}  ${rule}: ${detail}`);
  console.log(`${games.length} games and ${sites.length} sites read, ${findings.length} breaches.`);
  if (values.write !== undefined) {
    const day = new Date().toISOString().slice(0, 10);
    const page = reportPage({ games, sites, findings, day });
    writeFileSafely(join(process.cwd(), values.write), page);
    console.log(`Written to ${values.write}.`);
  }
  return findings.length === 0 ? 0 : 1;
}

await runCommand(main);

import { parseArgs } from 'node:util';
import type { Clock, Database } from '@maidan/partner-service';
import { chainOf } from '../clocked/common-title.ts';
import { chainOfTitle } from '../draws/draws.service.ts';
import { codeOfDrawn, DRAWN_TITLES } from '../draws/timetable.ts';
import { CHAIN_LENGTH } from '../fair/chain.ts';
import { createChains, type ChainsService } from '../fair/chains.service.ts';
import { createChainsStore } from '../fair/chains.store.ts';
import { createFixturesStore } from '../fixtures/fixtures.store.ts';
import { createFlightsStore } from '../flights/flights.store.ts';

/** What the command says when it is not understood. */
export const CHAINS_HELP = `node src/commands/chains.ts FOLDER prepare --announce TEXT
  Grows a new chain for every title that has flights, fixtures or draws and prints the tips. TEXT names a public value that does not exist
  yet, such as the hash of a block that is still to come. Publish what is printed where many can keep it.
node src/commands/chains.ts FOLDER salt --value VALUE --source ADDRESS
  Once that value exists: salts the prepared chains with it. They are played from the next flight or fixture on, and
  from the draw after the one that is announced.

Both work beside the running arcade, on the database in FOLDER, its DATA_DIR.`;

export interface ChainsCommandOptions {
  database: Database;
  clock: Clock;
  print: (line: string) => void;
  /** How many values a new chain has; a million unless a test needs fewer. */
  length?: number;
}

const VALUE = /^[\x21-\x7E]{16,128}$/;

/** The command grows a chain only while it waits for it, so a fault reaches it by itself. */
function onFault(error: unknown): never {
  throw error;
}

async function prepare(
  announced: string,
  chains: ChainsService,
  { database, print }: ChainsCommandOptions,
): Promise<void> {
  print(`Salt to come: ${announced}`);
  const rooms = [...createFlightsStore(database).rooms(), ...createFixturesStore(database).rooms()];
  for (const room of rooms) {
    const { chainId, tip, length } = await chains.prepare(chainOf(room), announced);
    print(`${room.keyId} ${room.gameCode}: chain ${chainId}, ${length} rounds, tip ${tip}`);
  }
  for (const slug of DRAWN_TITLES) {
    const { chainId, tip, length } = await chains.prepare(chainOfTitle(slug), announced);
    print(`${codeOfDrawn(slug)}: chain ${chainId}, ${length} draws, tip ${tip}`);
  }
}

/** Prepares chains for a public salt, or salts them; answers false, and says why, when it cannot. */
export async function runChainsCommand(
  words: string[],
  options: ChainsCommandOptions,
): Promise<boolean> {
  const { database, clock, print, length = CHAIN_LENGTH } = options;
  const store = createChainsStore(database);
  const chains = createChains({ database, store, clock, length, onFault });
  const text = { type: 'string' } as const;
  let parsed: { values: { announce?: string; value?: string; source?: string }; task: string };
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { announce: text, value: text, source: text },
    });
    parsed = { values, task: positionals.length === 1 ? (positionals[0] ?? '') : '' };
  } catch (error) {
    print(`${(error as Error).message}\n\n${CHAINS_HELP}`);
    return false;
  }
  const { announce = '', value = '', source = '' } = parsed.values;
  if (parsed.task === 'prepare' && announce.trim() !== '') {
    await prepare(announce.trim(), chains, options);
    return true;
  }
  if (parsed.task !== 'salt' || !VALUE.test(value) || source.trim() === '') {
    print(CHAINS_HELP);
    return false;
  }
  const salted = chains.salt(value, source.trim());
  for (const { chainId, name, announced } of salted)
    print(`Chain ${chainId} of ${name} is salted; announced was: ${announced}`);
  if (salted.length === 0) print('No chain waits for a salt. Prepare them first.');
  return salted.length > 0;
}

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorsService } from '../modules/operators/index.ts';
import { drawDemoPassword } from './demo-password.ts';
import type { SeedDeps } from './seed-deps.ts';

const FILE = 'demo-operators.json';

/** The operators of the demo, each for all sites: who owns it, who decides on money, and who looks after members. */
const OPERATORS = [
  { mail: 'owner@demo.example', name: 'রুমানা', role: 'owner' },
  { mail: 'payments@demo.example', name: 'তানভীর', role: 'payments' },
  { mail: 'care@demo.example', name: 'নুসরাত', role: 'member_care' },
] as const;

/** An operator of the demo as `demo-operators.json` in the data folder lists it. */
interface DemoOperator {
  readonly mail: string;
  readonly role: string;
  readonly password: string;
  /** The secret of the second factor, in base32. */
  readonly totpSecret: string;
}

/**
 * Makes the operators of the demo that are missing, and writes how they sign in to a file that only its owner may read.
 * Those that are there keep password and second factor, unless new ones are asked for or the file does not list them. A
 * real operator with such an address is left alone (OPS-01).
 */
export async function seedDemoOperators(
  { env, random }: Pick<SeedDeps, 'env' | 'random'>,
  operators: Pick<OperatorsService, 'makeDemo' | 'listDemo'>,
): Promise<void> {
  const file = join(env.DATA_DIR, FILE);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoOperator[]) : [];
  const stored = env.DEMO_NEW_PASSWORDS ? [] : await operators.listDemo();
  const list: DemoOperator[] = [];
  for (const { mail, name, role } of OPERATORS) {
    const listed = known.find((one) => one.mail === mail);
    if (listed && stored.includes(mail)) {
      list.push(listed);
      continue;
    }
    const password = drawDemoPassword(random);
    const totpSecret = await operators.makeDemo({ mail, name, role, password });
    if (totpSecret !== undefined) list.push({ mail, role, password, totpSecret });
  }
  if (JSON.stringify(list) === JSON.stringify(known)) return;
  writeFileSync(`${file}.part`, `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

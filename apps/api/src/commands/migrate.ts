import { migrateAsOwner } from '../platform/database/roles/api-role.ts';
import { readEnv } from '../platform/process/env.ts';
import { exitOnFailure, print, readArgs } from './terminal.ts';

const help = `node src/commands/migrate.ts

Applies the missing migrations as the role of DATABASE_OWNER_URL, and lets the role of DATABASE_URL read the audit trail and
add to it, but not change it. Run it before the processes of a new version start; they then need no rights of an owner.`;

await exitOnFailure(async () => {
  if (!readArgs({ options: [], help })) return print(help, true);
  const { applied, role } = await migrateAsOwner(readEnv(process.env));
  print(`${applied} migrations applied. The role ${role} only adds to the audit trail.`, true);
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../terminal/project.ts';
import type { Finding } from '../check.ts';
import { findImportBreaches } from './import-rules.ts';
import { plantProject } from '../testing/planted-project.ts';

/** For each rule a file that breaks it: `[rule, path, source]`. */
const breaches: [rule: string, path: string, source: string][] = [
  ['no-cycles', 'apps/api/src/platform/egg.ts', "import './hen.ts';"],
  ['resolvable', 'apps/api/src/platform/lost.ts', "import './nowhere.ts';"],
  ['declared-dependency', 'apps/api/src/platform/undeclared.ts', "import 'autocannon';"],
  ['runs-without-tools', 'apps/api/src/platform/tests.ts', "import 'vitest';"],
  [
    'apps-never-meet',
    'apps/web/src/platform/meets.ts',
    "import '../../../api/src/platform/hen.ts';",
  ],
  ['tools-know-no-journey', 'tools/bench/reaches.ts', "import '../../e2e/support/sites.ts';"],
  [
    'demo-is-seed-only',
    'apps/web/src/platform/shows.ts',
    "import '../../../../demo/src/index.ts';",
  ],
  ['web-ui-is-innocent', 'apps/web/src/ui/guilty.ts', "import '#platform/session.ts';"],
  ['web-platform-is-below', 'apps/web/src/platform/reaches-up.ts', "import '#ui/button.ts';"],
  [
    'web-features-below-shell',
    'apps/web/src/features/games/knows-shell.ts',
    "import '../../shell/header.ts';",
  ],
  [
    'web-features-are-islands',
    'apps/web/src/features/lobby/peeks.ts',
    "import '#features/games/games.model.ts';",
  ],
  [
    'web-features-unlisted-neighbour',
    'apps/web/src/features/favourites/visits.ts',
    "import '#features/games/index.ts';",
  ],
  [
    'web-features-unlisted-neighbour-of-lobby',
    'apps/web/src/features/lobby/visits.ts',
    "import '#features/auth/index.ts';",
  ],
  [
    'web-features-unlisted-neighbour-of-member',
    'apps/web/src/features/member/visits.ts',
    "import '#features/auth/index.ts';",
  ],
  [
    'web-features-unlisted-neighbour-of-games',
    'apps/web/src/features/games/visits.ts',
    "import '#features/lobby/index.ts';",
  ],
  [
    'web-features-unlisted-neighbour-of-agent',
    'apps/web/src/features/agent/visits.ts',
    "import '#features/games/index.ts';",
  ],
  [
    'web-features-unlisted-neighbour-of-payments',
    'apps/web/src/features/payments/visits.ts',
    "import '#features/auth/index.ts';",
  ],
  [
    'web-features-unlisted-neighbour-of-wallet',
    'apps/web/src/features/wallet/visits.ts',
    "import '#features/games/index.ts';",
  ],
  [
    'web-features-unlisted-neighbour-of-safety',
    'apps/web/src/features/safety/visits.ts',
    "import '#features/games/index.ts';",
  ],
  [
    'web-features-unlisted-neighbour-of-security',
    'apps/web/src/features/security/visits.ts',
    "import '#features/games/index.ts';",
  ],
  ['web-browser-not-server', 'apps/web/src/platform/serves.ts', "import '../../server/main.ts';"],
  ['web-takes-light-contract', 'apps/web/src/platform/heavy.ts', "import '@maidan/contract';"],
  [
    'web-takes-light-contract',
    'apps/web/src/platform/shapes.ts',
    "import '@maidan/contract/site-settings';",
  ],
  [
    'api-modules-meet-at-index',
    'apps/api/src/modules/wallet/ledger/peeks.ts',
    "import '../../auth/session/session.store.ts';",
  ],
  [
    'api-modules-know-ports-only',
    'apps/api/src/modules/wallet/transfers/pays.ts',
    "import '../../../providers/payment/sandbox.ts';",
  ],
  [
    'api-providers-implement-ports',
    'apps/api/src/providers/payment/rules.ts',
    "import '../../modules/auth/session/session.store.ts';",
  ],
  [
    'api-platform-is-below',
    'apps/api/src/platform/http/reaches-up.ts',
    "import '../../modules/auth/index.ts';",
  ],
  [
    'api-service-without-sql-or-http',
    'apps/api/src/modules/auth/session/session.service.ts',
    "import 'drizzle-orm';",
  ],
  ['packages-not-sideways', 'packages/site/src/aside.ts', "import '@maidan/i18n';"],
  ['packages-contract-stands-alone', 'packages/contract/src/leans.ts', "import '@maidan/site';"],
  [
    'packages-below-apps',
    'packages/site/src/reaches-up.ts',
    "import '../../../apps/api/src/platform/hen.ts';",
  ],
  ['packages-without-react', 'packages/site/src/renders.ts', "import 'react';"],
  ['packages-without-node', 'packages/site/src/reads.ts', "import 'node:fs';"],
  [
    'packages-contract-light-parts',
    'packages/contract/src/values/rules.ts',
    "import { z } from 'zod'; export const rule = z;",
  ],
  [
    'packages-site-light-parts',
    'packages/site/src/settings/audience.ts',
    "import { schema } from './schema.ts'; export const seen = schema;",
  ],
  ['wire-is-for-servers', 'apps/web/src/platform/signs.ts', "import '@maidan/wire';"],
  [
    'partner-service-is-for-partners',
    'apps/api/src/platform/borrows.ts',
    "import '@maidan/partner-service';",
  ],
  [
    'deployment-is-for-its-processes',
    'apps/web/src/platform/forwards.ts',
    "import '@maidan/deployment';",
  ],
  [
    'deployment-is-for-its-processes',
    'apps/arcade/src/believes.ts',
    "import '@maidan/deployment';",
  ],
  [
    'deployment-keeps-its-trust',
    'packages/partner-service/src/opens.ts',
    "import '@maidan/deployment/keys';",
  ],
  ['keys-file-stays-in-the-api', 'apps/web/server/opens.ts', "import '@maidan/deployment/keys';"],
  ['fence-i18n', 'apps/web/src/platform/speaks.ts', "import '@lingui/core';"],
  ['fence-http-client', 'apps/web/src/features/games/calls.ts', "import 'openapi-fetch';"],
  ['fence-database-driver', 'apps/api/src/platform/http/drives.ts', "import 'pg';"],
  ['fence-http-server', 'apps/arcade/src/listens.ts', "import '@hono/node-server';"],
  ['fence-valkey', 'apps/api/src/platform/database/caches.ts', "import 'iovalkey';"],
  ['fence-no-zod-in-browser', 'apps/web/src/platform/checks.ts', "import 'zod';"],
];

const innocentFiles = {
  'apps/api/src/platform/hen.ts': 'export const hen = 1;',
  'apps/api/src/modules/auth/index.ts': "export { auth } from './session/session.store.ts';",
  'apps/api/src/modules/auth/session/session.store.ts':
    "import { sql } from 'drizzle-orm'; export const auth = sql;",
  'apps/api/src/modules/wallet/wallet.ports.ts': 'export interface Rail { pay(): void }',
  'apps/api/src/modules/wallet/wallet.service.ts': "import '../auth/index.ts';",
  'apps/api/src/providers/payment/sandbox.ts':
    "import type { Rail } from '../../modules/wallet/wallet.ports.ts'; import '@maidan/wire'; export const rail: Rail = { pay() {} };",
  'apps/web/server/main.ts': 'export const server = 1;',
  'apps/web/src/platform/session.ts':
    "import type { contract } from '@maidan/contract'; import { money } from '@maidan/contract/money'; export const session: typeof contract = money;",
  'apps/web/src/ui/button.ts': "import 'react'; export const button = 1;",
  'apps/web/src/shell/header.ts': "import '#features/lobby/index.ts'; export const header = 1;",
  'apps/web/src/features/auth/index.ts': 'export const auth = 1;',
  'apps/web/src/features/games/index.ts': "export { games } from './games.model.ts';",
  'apps/web/src/features/games/games.model.ts':
    "import '#platform/session.ts'; export const games = 1;",
  'apps/web/src/features/lobby/index.ts':
    "import '#features/games/index.ts'; export const lobby = 1;",
  'packages/i18n/src/translator.ts': "import '@lingui/core'; import '@maidan/contract/money';",
  'packages/site/src/index.ts':
    "import type { schema } from './settings/schema.ts'; export const site: typeof schema = 1;",
  'packages/site/src/settings/schema.ts': "import 'zod'; export const schema = 1;",
  'demo/src/index.ts': 'export const demo = 1;',
  'e2e/support/sites.ts': 'export const site = 1;',
};

describe('import rules', () => {
  let folder = '';
  let findings: Finding[] = [];

  beforeAll(async () => {
    const planted = Object.fromEntries(breaches.map(([, path, source]) => [path, source]));
    const hen = { 'apps/api/src/platform/hen.ts': "import './egg.ts'; export const hen = 1;" };
    folder = plantProject({ ...innocentFiles, ...planted, ...hen });
    findings = await findImportBreaches(folder, projectRoot);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(breaches)('%s reports a planted breach and says how to fix it', (rule, path) => {
    const mine = findings.filter((finding) => finding.message.includes(`[${rule}]`));
    const found = mine.find((finding) => finding.path === path || rule === 'no-cycles');
    expect(found?.message).toMatch(/\] \S.{30,}/);
  });

  test('every rule has a planted breach', async () => {
    const config = (await import(join(projectRoot, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] };
    };
    const rules = config.default.forbidden.map((rule) => rule.name).toSorted();
    expect([...new Set(breaches.map(([rule]) => rule))].toSorted()).toEqual(rules);
  });

  test('a project that keeps the rules has no findings', async () => {
    const clean = plantProject(innocentFiles);
    try {
      expect(await findImportBreaches(clean, projectRoot)).toEqual([]);
    } finally {
      rmSync(clean, { recursive: true, force: true });
    }
  });
});

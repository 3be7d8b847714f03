// One list of which part may import which. Each rule's comment says how to fix a breach, and `tools/checks` prints it.
// A new import between features is one line in `neighbours`, which is reviewed like any other decision.

const neighbours = {
  lobby: ['games', 'favourites', 'promotions', 'notices', 'wallet'],
  // The game screen shows the live balance, and opens a trial session for a visitor who plays free.
  games: ['auth', 'favourites', 'wallet'],
  member: ['wallet'],
  agent: ['member', 'wallet', 'security'],
  // Accounts, credits and self-exclusions ask who holds the session; new numbers are verified; records become files.
  payments: ['wallet', 'security'],
  wallet: ['exports'],
  security: ['auth', 'promotions', 'exports'],
  safety: ['security'],
};

const notTests = ['\\.test\\.tsx?$', '/testing/'];
const { exports: contractParts } = require('./packages/contract/package.json');
// Parts of the contract that are schemas: packages/site builds on them, and browsers take their types only.
const contractSchemas = ['.', './shapes', './site-fields', './site-settings'];
const contractForBrowsers = Object.entries(contractParts)
  .filter(([name, path]) => !contractSchemas.includes(name) && path.endsWith('.ts'))
  .map(([, path]) => `^packages/contract/${path.slice(2).replace('.', '\\.')}$`);
const siteSchemas =
  '^packages/site/src/settings/(schema|providers|deposit-channels|invite-reward|withdrawals|retention|four-eyes|operator-sessions|parse|value)\\.ts$';
const packageTools = ['^packages/[^/]+/(build|scripts|fonts)/', ...notTests];

/** A library that only a few files may import. */
function fence(name, library, allowed, comment) {
  return {
    name: `fence-${name}`,
    severity: 'error',
    comment,
    from: { path: '^(apps|packages)/', pathNot: [...allowed, ...notTests] },
    to: { path: library },
  };
}

function neighbourRules() {
  const listed = Object.keys(neighbours).join('|');
  const lonely = {
    name: 'web-features-unlisted-neighbour',
    severity: 'error',
    comment:
      'A feature imports another that is no listed neighbour: move what both need to ui, platform or a package, or list the edge in .dependency-cruiser.cjs and have it reviewed.',
    from: {
      path: '^apps/web/src/features/([^/]+)/',
      pathNot: [`^apps/web/src/features/(${listed})/`],
    },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  };
  const withNeighbours = Object.entries(neighbours).map(([feature, friends]) => ({
    ...lonely,
    name: `web-features-unlisted-neighbour-of-${feature}`,
    from: { path: `^apps/web/src/features/${feature}/` },
    to: {
      path: '^apps/web/src/features/',
      pathNot: `^apps/web/src/features/(${[feature, ...friends].join('|')})/`,
    },
  }));
  return [lonely, ...withNeighbours];
}

const everywhere = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment:
      'Files import each other in a circle: move what both need into a third file below them.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment:
      'The import leads nowhere: mend the path (relative imports end in .ts or .tsx), or add the package.',
    from: {},
    to: {
      couldNotResolve: true,
      pathNot: ['^virtual:', '\\+types/', '\\?', '(^|/)(build|dist|generated)/'],
    },
  },
  {
    name: 'declared-dependency',
    severity: 'error',
    comment:
      "The package is used but not declared: add it at an exact version to this workspace's package.json.",
    from: { path: '^(apps|packages|demo|e2e|tools)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: ['\\+types/'] },
  },
  {
    name: 'runs-without-tools',
    severity: 'error',
    comment:
      'What runs in production imports a package that is installed for development only: move it to the dependencies of its package.json.',
    from: {
      path: '^(apps/(api|arcade|cashier)/src|apps/web/(server|src)|packages/[^/]+/src)/',
      // Packages that are bundled when web is built, and that running code never imports.
      pathNot: [
        ...notTests,
        '/testing\\.ts$',
        '^apps/web/src/(service-worker/|ui/icons/build-|routes)',
      ],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'apps-never-meet',
    severity: 'error',
    comment:
      'One app imports another: they meet over HTTP only. Share shapes through packages/contract or packages/wire.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'tools-know-no-journey',
    severity: 'error',
    comment:
      'A tool imports what belongs to the journeys: what both need stands in tools/product (the running product, the browser, a copy of the tree).',
    from: { path: '^tools/' },
    to: { path: '^e2e/' },
  },
  {
    name: 'demo-is-seed-only',
    severity: 'error',
    comment: "Only the api's seed command reads the demo: take the data from the api instead.",
    from: { path: '^(apps/(web|arcade|cashier)|packages)/', pathNot: notTests },
    to: { path: '^demo/' },
  },
];

const web = [
  {
    name: 'web-ui-is-innocent',
    severity: 'error',
    comment:
      'ui knows look and touch only (React and styles): pass data, words and links in as props, or move the file to a feature or the shell.',
    from: { path: '^apps/web/src/ui/', pathNot: [...notTests, '/build-[^/]+\\.ts$'] },
    to: { pathNot: ['^apps/web/src/ui/', '(^|/)node_modules/(@types/)?(react|react-dom)/'] },
  },
  {
    name: 'web-platform-is-below',
    severity: 'error',
    comment:
      'platform imports packages only: hand in what it needs as an argument, or move the file up.',
    from: { path: '^apps/web/src/platform/' },
    to: { path: '^apps/web/src/(features|ui|shell|root|routes|entry)' },
  },
  {
    name: 'web-features-below-shell',
    severity: 'error',
    comment:
      'A feature knows neither shell nor route table: take what it needs from platform, or let the shell pass it in.',
    from: { path: '^apps/web/src/features/', pathNot: notTests },
    to: { path: '^apps/web/src/(shell/|root|routes|entry)' },
  },
  {
    name: 'web-features-are-islands',
    severity: 'error',
    comment:
      "Another feature's inside is private: import from features/<name>/index.ts, and export there what neighbours may use.",
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: {
      path: '^apps/web/src/features/',
      pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/index\\.ts$'],
    },
  },
  ...neighbourRules(),
  {
    name: 'web-browser-not-server',
    severity: 'error',
    comment: 'Code for the browser imports the web server: move what both need to platform.',
    from: { path: '^apps/web/src/' },
    to: { path: '^apps/web/server/' },
  },
  {
    name: 'web-takes-light-contract',
    severity: 'error',
    comment:
      'This part of the contract brings zod into the browser: import its type only (import type), or from one of the parts that its package.json exports by name.',
    from: { path: '^apps/web/src/', pathNot: notTests },
    to: {
      path: '^packages/contract/',
      pathNot: contractForBrowsers,
      dependencyTypesNot: ['type-only'],
    },
  },
];

const api = [
  {
    name: 'api-modules-meet-at-index',
    severity: 'error',
    comment:
      "Another module's inside is private: import from modules/<name>/index.ts, and export there what others may call.",
    from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: notTests },
    to: {
      path: '^apps/api/src/modules/',
      pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'api-modules-know-ports-only',
    severity: 'error',
    comment:
      'A module imports a provider: declare what it needs in its .ports.ts and let app.ts hand the provider in.',
    from: { path: '^apps/api/src/modules/', pathNot: notTests },
    to: { path: '^apps/api/src/(providers/|app\\.ts|main\\.ts)' },
  },
  {
    name: 'api-providers-implement-ports',
    severity: 'error',
    comment:
      'A provider knows the ports it implements and nothing else of a module: move the rule to the service, or the shape to the .ports.ts file.',
    from: { path: '^apps/api/src/providers/', pathNot: notTests },
    to: { path: '^apps/api/src/(modules/|app\\.ts|main\\.ts)', pathNot: '\\.ports\\.ts$' },
  },
  {
    name: 'api-platform-is-below',
    severity: 'error',
    comment:
      'platform imports packages only: hand in what it needs as an argument, or move the file up.',
    from: { path: '^apps/api/src/platform/', pathNot: notTests },
    to: { path: '^apps/api/src/(modules/|providers/|app\\.ts|main\\.ts)' },
  },
  {
    name: 'api-service-without-sql-or-http',
    severity: 'error',
    comment:
      'A service holds rules only: put SQL into the .store.ts and HTTP into the .routes.ts of the module.',
    from: { path: '\\.(service|policy|ports)\\.ts$' },
    to: { path: '(^|/)node_modules/(drizzle-orm|hono|@hono)/' },
  },
];

const packages = [
  {
    name: 'packages-not-sideways',
    severity: 'error',
    comment:
      'Packages do not know each other: any may import contract, and partner-service builds on deployment. Move the shared part to contract, or pass it in.',
    from: { path: '^packages/([^/]+)/', pathNot: [...notTests, '^packages/partner-service/'] },
    to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/contract/'] },
  },
  {
    name: 'packages-contract-stands-alone',
    severity: 'error',
    comment:
      'contract and wire import no other package: move the shared part into the one that needs it.',
    from: { path: '^packages/(contract|wire)/' },
    to: { path: '^packages/', pathNot: '^packages/$1/' },
  },
  {
    name: 'packages-below-apps',
    severity: 'error',
    comment:
      'A package imports an app: arrows point down. Pass the value in, or move the file to the app.',
    from: { path: '^packages/', pathNot: notTests },
    to: { path: '^(apps|demo|e2e|tools)/' },
  },
  {
    name: 'packages-without-react',
    severity: 'error',
    comment:
      'A package serves the api as well as the front end, so React stays out of it: put components into apps/web.',
    from: { path: '^packages/', pathNot: packageTools },
    to: { path: '(^|/)node_modules/(@types/)?(react|react-dom)/' },
  },
  {
    name: 'packages-without-node',
    severity: 'error',
    comment:
      'A package runs in browsers too: no Node built-ins in it. Take what it needs as an argument; scripts belong in its build folder.',
    from: {
      path: '^packages/',
      pathNot: [...packageTools, '^packages/(deployment|partner-service)/'],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'packages-contract-light-parts',
    severity: 'error',
    comment:
      'The browser loads this part of the contract, so zod stays out of it: move the schema to the file of its noun.',
    from: { path: contractForBrowsers },
    to: { path: '(^|/)node_modules/(zod|@hono/zod-openapi)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'packages-site-light-parts',
    severity: 'error',
    comment:
      "The browser loads what the index of packages/site gives, so zod stays out of it: import the schema's type only (import type).",
    from: { path: '^packages/site/src/', pathNot: [siteSchemas, '/demo\\.ts$', ...notTests] },
    to: { path: [siteSchemas, '(^|/)node_modules/zod/'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'wire-is-for-servers',
    severity: 'error',
    comment:
      'The signed wire is spoken by the api, the arcade and the cashier only: web takes shapes from packages/contract.',
    from: { path: '^(apps/web|packages|demo)/', pathNot: '^packages/wire/' },
    to: { path: '^packages/wire/' },
  },
  {
    name: 'partner-service-is-for-partners',
    severity: 'error',
    comment:
      'Only the arcade and the cashier are built on packages/partner-service: what is the same in web and api stands in packages/deployment.',
    from: { path: '^(apps/(api|web)|packages|demo)/', pathNot: '^packages/partner-service/' },
    to: { path: '^packages/partner-service/' },
  },
  {
    name: 'deployment-is-for-its-processes',
    severity: 'error',
    comment:
      'packages/deployment is for the servers of web and api, and partner-service builds on it: what the browser needs too belongs to packages/contract, and other companies agree with us on packages/wire alone.',
    from: {
      path: '^(apps/(web/src|arcade|cashier)|packages|demo)/',
      pathNot: '^packages/(deployment|partner-service)/',
    },
    to: { path: '^packages/deployment/' },
  },
  {
    name: 'deployment-keeps-its-trust',
    severity: 'error',
    comment:
      'What web and api trust each other with is nothing for a partner: of packages/deployment partner-service takes only how a process starts, listens and says how it is.',
    from: { path: '^packages/partner-service/' },
    to: {
      path: '^packages/(?!partner-service/)',
      pathNot:
        '^packages/deployment/src/(environment|http-server|plain-error|probes|process-log|security-headers)\\.ts$',
    },
  },
  {
    name: 'keys-file-stays-in-the-api',
    severity: 'error',
    comment:
      'The keys file holds what no visitor may reach, so the process that answers visitors never opens it: web is given its one secret as DEPLOYMENT_SECRET.',
    from: { path: '^apps/web/' },
    to: { path: '^packages/deployment/src/keys\\.ts$' },
  },
];

const fences = [
  fence(
    'i18n',
    '(^|/)node_modules/@lingui/',
    ['^packages/i18n/'],
    'The i18n library has one wrapper: use the translator of packages/i18n.',
  ),
  fence(
    'http-client',
    '(^|/)node_modules/openapi-fetch/',
    ['^apps/web/src/platform/api/(browser|server)\\.ts$'],
    'The api is called through apps/web/src/platform (one client for the browser, one for the server): use those.',
  ),
  fence(
    'database-driver',
    '(^|/)node_modules/(pg|@electric-sql/pglite|drizzle-orm/(node-postgres|pglite))/',
    ['^apps/api/src/platform/database/'],
    'The database driver is opened in apps/api/src/platform/database only: take the database as a dependency.',
  ),
  fence(
    'http-server',
    '(^|/)node_modules/@hono/node-server/dist/index',
    ['^packages/deployment/src/http-server\\.ts$'],
    'Servers listen through packages/deployment (listenHttp): there slow clients are disconnected.',
  ),
  fence(
    'valkey',
    '(^|/)node_modules/iovalkey/',
    ['^apps/api/src/platform/short-lived/'],
    'Valkey is reached through apps/api/src/platform/short-lived only: use the interface it offers.',
  ),
  fence(
    'no-zod-in-browser',
    '(^|/)node_modules/zod/',
    ['^apps/(api|arcade|cashier)/', '^apps/web/server/', '^packages/'],
    'zod stays out of the browser: check what is stored there by hand, or let the api check it.',
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...everywhere, ...web, ...api, ...packages, ...fences],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/(build|dist|coverage|\\.react-router)/' },
    moduleSystems: ['es6', 'cjs'],
    tsPreCompilationDeps: 'specify',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};

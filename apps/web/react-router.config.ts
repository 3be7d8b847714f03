import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { buildCheckerFile } from './build-checker-file.ts';
import { buildServiceWorker, layOutIcons } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';
import { slimBuiltManifest } from './slim-manifest.ts';
import { ROUTER_BASE } from './src/platform/page/address.ts';

export default {
  appDirectory: 'src',
  basename: ROUTER_BASE,
  ssr: true,
  // The whole table is small; fetching it piece by piece would cost a request on every page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await slimBuiltManifest(client);
    await Promise.all([buildServiceWorker(client), layOutIcons(client), buildCheckerFile(client)]);
    await compressAssets(client);
    await compressAssets(join(client, 'assets'));
  },
} satisfies Config;

import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.ts';

export default {
  appDirectory: 'src',
  basename: '/m',
  ssr: true,
  // The whole table is small; fetching it piece by piece would cost a request on every page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;

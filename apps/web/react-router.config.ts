import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  basename: '/m',
  ssr: true,
  // The whole table is small; fetching it piece by piece would cost a request on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

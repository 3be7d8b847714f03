import { gamesContract } from '@maidan/contract';
import { vendorFromWire } from '@maidan/contract/vendor-code';
import { bind } from '#platform/http/router.ts';
import type { Router } from '#platform/http/router.ts';
import type { LaunchService } from './launch.service.ts';

/** Binds the launch of a game. */
export function bindLaunchRoutes(router: Router, { launch }: { launch: LaunchService }): void {
  bind(router, gamesContract.launchGame, async ({ site, session, origin, log, body }) => ({
    value: await launch.launch({ site, session, host: origin.host, log }, vendorFromWire(body)),
  }));
}

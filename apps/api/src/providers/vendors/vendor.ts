import type { DeploymentKeys } from '@maidan/deployment/keys';
import type {
  VendorDraws,
  VendorLauncher,
  VendorMatches,
  VendorReturns,
} from '#modules/games/games.ports.ts';
import type { Clock } from '#platform/process/clock.ts';
import type { Env } from '#platform/process/env.ts';

/** What the file of a vendor may read to connect it. */
export interface VendorDeployment {
  readonly env: Pick<Env, 'ARCADE_URL' | 'ARCADE_KEY_ID' | 'ARCADE_SECRET' | 'secretOf'>;
  readonly keys: Pick<DeploymentKeys, 'arcade'>;
  readonly clock: Clock;
}

/** A company whose games the deployment opens. */
export interface Vendor {
  /** Vendor codes of its games; `*` means all that no other vendor names. */
  readonly codes: '*' | readonly string[];
  readonly launcher: VendorLauncher;
  /** Its lottery draws; absent for a vendor without. */
  readonly draws?: VendorDraws;
  /** Its matches by the clock; absent for a vendor without. */
  readonly matches?: VendorMatches;
  /** What its titles return in theory; absent for a vendor that does not tell it. */
  readonly returns?: VendorReturns;
  /** Key with which it signs its wallet calls. It may act for its codes only, that of `*` for all. */
  readonly key: { readonly keyId: string; readonly secret: string };
}

/** Connects a vendor, or gives undefined while the deployment does not set what the vendor needs. */
export type ConnectVendor = (deployment: VendorDeployment) => Vendor | undefined;

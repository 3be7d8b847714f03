import type { LaunchBody } from '@maidan/wire';

/** What a launch sends to a vendor. */
export type VendorLaunch = LaunchBody;

/** What a vendor answers to a launch. */
export interface VendorLaunched {
  /** Address of the game frame. */
  readonly url: string;
  /** Whether the vendor plays another game in place of the title; absent means no. */
  readonly isStandIn?: boolean;
}

/** Why a vendor did not open a game. */
export type VendorLaunchFault =
  /** The vendor did not answer in time, or not in the agreed shape. */
  | 'silent'
  /** The vendor does not know the game. */
  | 'unknown_game'
  /** The vendor refused for another reason, which its own log names. */
  | 'refused';

/** Raised when a vendor opens no game; `detail` is for the log only. */
export class VendorLaunchError extends Error {
  override readonly name = 'VendorLaunchError';
  readonly fault: VendorLaunchFault;

  constructor(fault: VendorLaunchFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}

/** Opens games with vendors; implemented by the adapters in `providers/vendors`. */
export interface VendorLauncher {
  /**
   * Asks the vendor for the address of a game frame.
   * @throws VendorLaunchError when there is none
   */
  launch(launch: VendorLaunch): Promise<VendorLaunched>;
}

/** A key with which a vendor's server signs its calls. */
export interface VendorKey {
  readonly secret: string;
  /** Vendor codes that the key may act for, or `*` for all: an aggregator. */
  readonly vendors: '*' | readonly string[];
}

/** The keys of a deployment, by key id. */
export type VendorKeys = Readonly<Record<string, VendorKey>>;

import { PlainError } from '@maidan/deployment/plain-error';
import { VendorLaunchError } from '#modules/games/games.ports.ts';
import type {
  DrawsOf,
  MatchesOf,
  ReturnsOf,
  VendorKeys,
  VendorLauncher,
} from '#modules/games/games.ports.ts';
import { connectArcade } from './arcade.ts';
import type { ConnectVendor, Vendor, VendorDeployment } from './vendor.ts';

/** Every vendor that a deployment can have, one entry each. */
const VENDORS: readonly ConnectVendor[] = [connectArcade];

/** What the app needs of its vendors. */
export interface ConnectedVendors {
  /** Opens each game with the vendor that has its code. */
  readonly launcher: VendorLauncher;
  /** Lottery draws, by the same rule. */
  readonly drawsOf: DrawsOf;
  /** Matches by the clock, by the same rule. */
  readonly matchesOf: MatchesOf;
  /** Returns in theory, by the same rule. */
  readonly returnsOf: ReturnsOf;
  readonly vendorKeys: VendorKeys;
}

/**
 * Connects the vendors for which the deployment sets what they need.
 * @throws PlainError when two of them have a vendor code or a key id in common
 */
export function connectVendors(
  deployment: VendorDeployment,
  entries: readonly ConnectVendor[] = VENDORS,
): ConnectedVendors {
  const vendors = entries.flatMap((connect) => connect(deployment) ?? []);
  const byItsCode = byCode(vendors);
  const vendorOf = (code: string) => byItsCode.get(code) ?? byItsCode.get('*');
  const keys = vendors.map(({ codes, key }) => ({ ...key, vendors: codes }));
  refuseTwice(
    'key id',
    keys.map(({ keyId }) => keyId),
  );
  return {
    launcher: {
      async launch(launch) {
        const vendor = vendorOf(launch.vendor);
        if (!vendor) throw new VendorLaunchError('unknown_game', 'no vendor has this code');
        return vendor.launcher.launch(launch);
      },
    },
    drawsOf: (code) => vendorOf(code)?.draws,
    matchesOf: (code) => vendorOf(code)?.matches,
    returnsOf: (code) => vendorOf(code)?.returns,
    vendorKeys: Object.fromEntries(
      keys.map(({ keyId, secret, vendors: acts }) => [keyId, { secret, vendors: acts }]),
    ),
  };
}

function byCode(vendors: readonly Vendor[]): ReadonlyMap<string, Vendor> {
  const pairs = vendors.flatMap((vendor) =>
    [vendor.codes].flat().map((code) => [code, vendor] as const),
  );
  refuseTwice(
    'vendor code',
    pairs.map(([code]) => code),
  );
  return new Map(pairs);
}

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new PlainError(`Two vendors have the ${what} ${twice}.`);
}

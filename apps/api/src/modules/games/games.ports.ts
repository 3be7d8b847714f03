import type {
  DrawResultsReply,
  DrawTitle,
  LaunchBody,
  MatchCategory,
  MatchResultsReply,
  MatchTimetableReply,
  TitleReturn,
} from '@maidan/wire';

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

/** Why a vendor told nothing of its draws, its matches or its returns. */
export type VendorClockFault =
  /** It did not answer in time. */
  | 'silent'
  /** It answered something else, or a result that does not fit the hash published before it. */
  | 'invalid';

/** Raised when a vendor tells nothing of its draws, matches or returns; `detail` is for the log only. */
export class VendorClockError extends Error {
  override readonly name = 'VendorClockError';
  readonly fault: VendorClockFault;

  constructor(fault: VendorClockFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}

/** Tells the lottery draws of one vendor; implemented by the adapters in `providers/vendors`. */
export interface VendorDraws {
  /** Every title that draws by the clock. @throws VendorClockError */
  titles(): Promise<readonly DrawTitle[]>;
  /** A page of a title's results, newest first; none for a title without draws. @throws VendorClockError */
  results(
    gameCode: string,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<DrawResultsReply>;
}

/** The draws of the vendor with a code; undefined for a vendor without. */
export type DrawsOf = (vendor: string) => VendorDraws | undefined;

/** Tells the matches of one vendor; implemented by the adapters in `providers/vendors`. */
export interface VendorMatches {
  /** What runs and comes in a category, and its last results. @throws VendorClockError */
  timetable(category: MatchCategory): Promise<MatchTimetableReply>;
  /** A page of a category's results, newest first. @throws VendorClockError */
  results(
    category: MatchCategory,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<MatchResultsReply>;
}

/** The matches of the vendor with a code; undefined for a vendor without. */
export type MatchesOf = (vendor: string) => VendorMatches | undefined;

/** Tells what the titles of one vendor return in theory; implemented by the adapters in `providers/vendors`. */
export interface VendorReturns {
  /** Every title whose return is computed. @throws VendorClockError */
  titles(): Promise<readonly TitleReturn[]>;
}

/** The returns of the vendor with a code; undefined for a vendor that does not tell them. */
export type ReturnsOf = (vendor: string) => VendorReturns | undefined;

/** A key with which a vendor's server signs its calls. */
export interface VendorKey {
  readonly secret: string;
  /** Vendor codes that the key may act for, or `*` for all: an aggregator. */
  readonly vendors: '*' | readonly string[];
}

/** The keys of a deployment, by key id. */
export type VendorKeys = Readonly<Record<string, VendorKey>>;

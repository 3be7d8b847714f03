/** Types of the wire for the browser: no zod behind them. */
import type { components, paths } from './generated/api-types.ts';

export type { components, paths };

/** A shape that nobody changes, in all its depth. */
export type Frozen<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Shape extends object
    ? { readonly [Name in keyof Shape]: Frozen<Shape[Name]> }
    : Shape;

/** What the screen of responsible play shows a member. */
export type SafetyOverview = components['schemas']['SafetyOverview'];
/** One limit of a member, with its use and what waits. */
export type MemberLimit = components['schemas']['MemberLimit'];
/** A game (ENTITY-19). */
export type Game = components['schemas']['Game'];
/** A page of games (ENTITY-22), with what a search adds. */
export type GamePage = components['schemas']['GamePage'];
/** A vendor of a category. */
export type Vendor = components['schemas']['Vendor'];
/** Vendors per game type and the order of categories. */
export type VendorMap = components['schemas']['VendorMap'];
/** A lottery with its draws. */
export type Lottery = components['schemas']['Lottery'];
/** A draw of a lottery that is over. */
export type LotteryResult = components['schemas']['LotteryResult'];
/** What runs and comes in a category of matches, and its last results. */
export type MatchTimetable = components['schemas']['MatchTimetable'];
/** A match to come. */
export type ComingMatch = components['schemas']['ComingMatch'];
/** A match that runs. */
export type RunningMatch = components['schemas']['RunningMatch'];
/** A match that is over. */
export type EndedMatch = components['schemas']['EndedMatch'];
/** How a match stands. */
export type MatchState = components['schemas']['MatchState'];
/** The wallet. */
export type Wallet = components['schemas']['Wallet'];
/** A way to pay in, as members see it. */
export type DepositChannel = components['schemas']['DepositChannel'];
/** A deposit with its steps. */
export type Deposit = components['schemas']['Deposit'];
/** A movement of the account record. */
export type Movement = components['schemas']['Transaction'];
/** Profit and loss of a member. */
export type ProfitAndLoss = components['schemas']['ProfitAndLoss'];
/** The receipt of one movement. */
export type Receipt = components['schemas']['Receipt'];
/** A withdrawal with its course. */
export type Withdrawal = components['schemas']['Withdrawal'];
/** How long the payouts of a channel took. */
export type PayoutTimes = components['schemas']['PayoutTimes'];
/** A row of the betting record. */
export type BetRecord = components['schemas']['BetRecord'];
/** A file of a member's records. */
export type ExportFile = components['schemas']['Export'];
/** A banner. */
export type Banner = components['schemas']['Banner'];
/** A real win. */
export type Winner = components['schemas']['Winner'];
/** A block of home. */
export type HomeSection = components['schemas']['HomeSection'];
/** An announcement. */
export type Announcement = components['schemas']['Announcement'];
/** A promotion. */
export type Promotion = components['schemas']['Promotion'];
/** Site status. */
export type SiteStatus = components['schemas']['SiteStatus'];
/** Session info. */
export type Session = components['schemas']['Session'];
/** Member info. */
export type MemberInfo = components['schemas']['MemberInfo'];
/** A customer-service entry. */
export type ServiceEntry = components['schemas']['ServiceEntry'];
/** A presenter of a live game. */
export type Presenter = components['schemas']['Presenter'];
/** A help item. */
export type HelpItem = components['schemas']['HelpItem'];
/** A contract as its receiver reads it. */
export type Contract = components['schemas']['Contract'];
/** What a contract promises. */
export type ContractTerms = components['schemas']['ContractTerms'];
/** A picture that a member sent. */
export type Picture = components['schemas']['Picture'];
/** A member's application for the reward of a promotion. */
export type RewardApplication = components['schemas']['RewardApplication'];

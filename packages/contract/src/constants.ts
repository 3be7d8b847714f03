/** Values that the specification fixes on the wire. Free of zod. */

/** Types of members: what a `type` on the wire means. */
export const MEMBER_TYPE = {
  /** A registered player. */ player: 0,
  /** An agent with contracts. */ agent: 1,
  /** A head agent with contracts. */ headAgent: 2,
  /** The default player, created without registration. */ defaultPlayer: 4,
  /** A trial user; recognised by this type. */ trial: 40,
  /** Agents without contracts. */ agentWithoutContracts: 41,
  /** Head agents without contracts. */ headAgentWithoutContracts: 42,
} as const;

/** Types that are no agents (SESS-30). */
const NON_AGENT_TYPES: readonly number[] = [0, 4, 40];
/** Types that are never prompted for contracts (AGENT-07). */
const UNPROMPTED_TYPES: readonly number[] = [4, 40, 41, 42];
/** Types of existing sessions that may use free play (FREE-04). */
export const FREE_PLAY_TYPES: readonly number[] = [0, 1, 2];

/** Whether a session of this type counts as an agent (SESS-30). */
export function isAgentType(type: number): boolean {
  return !NON_AGENT_TYPES.includes(type);
}
/** Whether home checks contract requests for a session of this type (AGENT-07). */
export function isContractPromptType(type: number): boolean {
  return !UNPROMPTED_TYPES.includes(type);
}
/**
 * Whether a session of this type may launch free play: the three types of FREE-04, and a trial user, whom that row does
 * not cover.
 */
export function mayPlayFree(type: number): boolean {
  return FREE_PLAY_TYPES.includes(type) || type === MEMBER_TYPE.trial;
}

/** Platform codes of the calls (LIMIT-05). */
export const PLATFORM = { announcements: 'M', games: 'html5' } as const;
/** Game types that vendors have on the wire. */
export const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;
/** A game type on the wire (ENTITY-19). */
export type GameType = (typeof GAME_TYPES)[number];
/**
 * The kinds of play by which settled stakes are counted for wagering conditions and rebates: the game types, with slots
 * and crash games apart from the rest of their type. Each is a category of the lobby.
 */
export const BET_KINDS = ['SLOT', 'CRASH', ...GAME_TYPES] as const;
/** A kind of play. */
export type BetKind = (typeof BET_KINDS)[number];
/** The states of a bonus: offered, running, its condition met, its time over, given up. */
export const BONUS_STATES = ['offered', 'active', 'met', 'expired', 'forfeited'] as const;
/** A state of a bonus. */
export type BonusState = (typeof BONUS_STATES)[number];
/** The `isGameH5` of a game that stands for the list of its vendor (CAT-30). */
export const OPENS_VENDOR = 'VASSALAGE';
/** Ways to play a lottery (ENTITY-42), with their names in the specification. */
export const PLAY_TYPES = { trad: 'Tradition', ent: 'Entertainment' } as const;
/** A way to play a lottery. */
export type PlayType = keyof typeof PLAY_TYPES;
/** Prize modes of lotteries (ENTITY-43). */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott'] as const;
/** A prize mode. */
export type PrizeMode = (typeof PRIZE_MODES)[number];
/** Vendors whose e-lotteries are the VN lotteries (CAT-26). */
export const VN_LOTTERY_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];
/** Data types of a list (LIST-01). */
export const LIST_DATA_TYPES = ['all', 'hot', 'new', 'favourite', 'recent', 'search'] as const;
/** What a list shows (LIST-01). */
export type ListDataType = (typeof LIST_DATA_TYPES)[number];
/** Page sizes (LIST-15 to LIST-18). */
export const PAGE_SIZE = { list: 36, homeList: 16, homeBlock: 9 } as const;
/** States of a bet in the betting record (MONEY-13). */
export const BET_STATES = ['open', 'won', 'lost', 'rolled_back'] as const;
/** A state of a bet. */
export type BetState = (typeof BET_STATES)[number];
/** What operators may close to a member, each by itself (OPS-45). */
export const BLOCK_KINDS = ['sign_in', 'play', 'deposit', 'promotions'] as const;
/** A kind of block. */
export type BlockKind = (typeof BLOCK_KINDS)[number];
/** Kinds of operators' acts that a site lets wait for a second operator whatever they are about (OPS-08). */
export const FOUR_EYES_ALWAYS = [
  'corrections',
  'transfers',
  'grants',
  'licence',
  'play_mode',
  'providers',
  'keys',
  'retention',
  'exclusions',
  'resets',
] as const;
/** Kinds of operators' acts that wait for a second operator from an amount on (OPS-08). */
export const FOUR_EYES_FROM = ['withdrawals', 'rewards', 'settlements'] as const;
/** A kind that waits from an amount on. */
export type FourEyesAmountKind = (typeof FOUR_EYES_FROM)[number];
/** Every kind of four eyes; to weaken the rule itself is one that no setting takes out. */
export const FOUR_EYES_KINDS = [...FOUR_EYES_ALWAYS, ...FOUR_EYES_FROM, 'four_eyes'] as const;
/** A kind of act that may need a second operator. */
export type FourEyesKind = (typeof FOUR_EYES_KINDS)[number];
/**
 * The states of a proposal: it waits, was carried out, refused by another operator, taken back by its maker, no longer fits
 * what it touches, waited too long.
 */
export const PROPOSAL_STATES = [
  'open',
  'approved',
  'rejected',
  'withdrawn',
  'void',
  'expired',
] as const;
/** A state of a proposal. */
export type ProposalState = (typeof PROPOSAL_STATES)[number];
/** Why an operator looks at what is personal (OPS-43). */
export const REVEAL_REASONS = ['service', 'payment', 'identity', 'safety', 'law', 'other'] as const;
/** By what operators find members (OPS-41). */
export const MEMBER_SEARCHES = [
  'account',
  'name',
  'id',
  'receipt',
  'payment',
  'round',
  'phone',
  'mail',
  'payout',
  'upline',
  'tag',
] as const;
/** A way to find members. */
export type MemberSearch = (typeof MEMBER_SEARCHES)[number];
/** Why operators close something to a member, or open it again. */
export const BLOCK_REASONS = [
  'abuse',
  'fraud',
  'identity',
  'law',
  'payment',
  'safety',
  'wish',
  'other',
] as const;
/** A reason of a block. */
export type BlockReason = (typeof BLOCK_REASONS)[number];
/** Why operators stop the withdrawals of a member: a check is open, or the law asks for it (OPS-45). */
export const STOP_REASONS = ['check', 'law'] as const;
/** A reason of a stop of withdrawals. */
export type StopReason = (typeof STOP_REASONS)[number];
export { NOTE_KINDS, RELATED_REASONS, SIGNAL_KINDS, TAG_OWNERS } from './values/member-desk.ts';
export type { NoteKind, RelatedReason, SignalKind } from './values/member-desk.ts';
/** What a member may limit (MEMBERX-08): deposits, the net loss, the sum of stakes, and the minutes of play. */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const;
/** A kind of limit that a member sets. */
export type LimitKind = (typeof LIMIT_KINDS)[number];
/** How many days each period of a limit looks back: the last 24 hours, the last seven and the last thirty days. */
export const LIMIT_DAYS = { day: 1, week: 7, month: 30 } as const;
/** A period of a limit. */
export type LimitPeriod = keyof typeof LIMIT_DAYS;
/** The periods of limits, shortest first. */
export const LIMIT_PERIODS = Object.keys(LIMIT_DAYS) as [LimitPeriod, ...LimitPeriod[]];
/** How many days a member may pause for. */
export const TIME_OUT_DAYS = [1, 3, 7, 14, 30, 42] as const;
/** How many months a member may exclude oneself for; beside them it may be for good. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const;
/** Conditions of a rank: stakes settled, settled rounds, days since joining. */
export const RANK_CONDITIONS = ['validBetMinor', 'rounds', 'days'] as const;
/** What an announcement is about; a front end shows a sign and a name for each. */
export const NOTICE_KINDS = [
  'maintenance',
  'game',
  'promotion',
  'security',
  'money',
  'news',
] as const;
/** A kind of announcement. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];
/** Module ids of calls, sent as header `Module-Id` (API-08, REG-46, API-31). */
export const MODULE_ID = {
  register: 'REG3',
  registerMobile: 'MOBREG3',
  freePlay: 'free-play',
  chat: 'CBS3',
} as const;
/** Kinds of the list of presenters (API-68): by how much their games are played, or as the operator recommends them. */
export const ANCHOR_KINDS = ['hot', 'recommended'] as const;
/** Providers of social sign-in (LOGIN-04). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
/** A provider of social sign-in. */
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
/** What a verification code is good for; a code for one purpose opens no other. */
export const CODE_PURPOSES = ['login', 'register', 'recovery'] as const;
/** A purpose of a verification code. */
export type CodePurpose = (typeof CODE_PURPOSES)[number];
/** Kinds of captchas: six digits for login and registration (LOGIN-31), letters and digits elsewhere (CAPTCHA-05). */
export const CAPTCHA_KINDS = ['digits', 'text'] as const;
/** A kind of captcha. */
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];
/** Proofs of work: beside a `form`, or, at a higher cost, in the place of a `captcha` that somebody cannot see. */
export const HUMAN_CHECK_KINDS = ['form', 'captcha'] as const;
/** A kind of proof of work. */
export type HumanCheckKind = (typeof HUMAN_CHECK_KINDS)[number];
/** Levels of a proof of work. Each costs twice as much as the one before; 0 is the cost when nobody attacks. */
export const WORK_LEVELS = { lowest: 0, highest: 4 } as const;
/** Kinds of contracts, in the order in which home asks about them (AGENT-11). */
export const CONTRACT_KINDS = ['salary', 'dividend', 'hourly'] as const;
/** A kind of contract. */
export type ContractKind = (typeof CONTRACT_KINDS)[number];
/** The states of a contract: it waits, is accepted, was refused, or is over. */
export const CONTRACT_STATES = ['offered', 'accepted', 'refused', 'ended'] as const;
/** A state of a contract. */
export type ContractState = (typeof CONTRACT_STATES)[number];
/** Answers to an offer. */
export const CONTRACT_ANSWERS = ['accept', 'refuse'] as const;
/** The states of a settled period: to be paid, held for an operator, paid, or with nothing to pay. */
export const SETTLEMENT_STATES = ['due', 'held', 'paid', 'nothing'] as const;
/** A state of a settled period. */
export type SettlementState = (typeof SETTLEMENT_STATES)[number];
/** An answer to an offer. */
export type ContractAnswer = (typeof CONTRACT_ANSWERS)[number];
/** What a contract's steps are counted from: valid bets, deposits, or stakes minus winnings, each of the whole team. */
export const CONTRACT_BASES = ['valid_bets', 'deposits', 'net_result'] as const;
/** How long a contract collects before it pays. */
export const CONTRACT_PERIODS = ['hour', 'day', 'week', 'month'] as const;
/** What is subtracted from the base before the steps count. */
export const CONTRACT_DEDUCTIONS = ['bonus', 'rebate', 'payment_fee', 'vendor_fee'] as const;

/** Where an order of money was given (ENTITY-44); this lobby is `mobile` in every one (LIMIT-07). */
export const GATEWAY = { web: 1, mobile: 3 } as const;
/** States of a deposit (MONEY-09). Late money turns one that is expired into one that is credited. */
export const DEPOSIT_STATES = [
  'created',
  'pending',
  'credited',
  'failed',
  'cancelled',
  'expired',
] as const;
/** A state of a deposit. */
export type DepositState = (typeof DEPOSIT_STATES)[number];
/** States of a withdrawal (MONEY-10). `paid`, `rejected` and `failed` are ends; after the last two the amount is cash again. */
export const WITHDRAWAL_STATES = [
  'requested',
  'reviewing',
  'approved',
  'paid',
  'rejected',
  'failed',
] as const;
/** A state of a withdrawal. */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
/** Why an approved withdrawal failed: the channel refused the order, or could not pay to the account. */
export const WITHDRAWAL_FAULTS = ['order_refused', 'account_refused'] as const;
/** A reason of a failed withdrawal. */
export type WithdrawalFault = (typeof WITHDRAWAL_FAULTS)[number];

/** The code of an agent's link: 4 to 12 Latin letters and digits, in whatever case. */
export const LINK_CODE = /^[A-Za-z0-9]{4,12}$/;
/**
 * What is odd about what a channel told of a payment (OPS-49): a reference of nobody, another amount than was ordered, paid after
 * it had failed, paid after its page had ended, paid once more, or failed.
 */
export const REPORT_ODDITIES = [
  'unknown',
  'mismatch',
  'contrary',
  'late',
  'doubled',
  'failed',
] as const;
/** An oddity of a report. */
export type ReportOddity = (typeof REPORT_ODDITIES)[number];
/** The oddities that wait for an operator; the others were dealt with by the rules. */
export const OPEN_ODDITIES = [
  'unknown',
  'mismatch',
  'contrary',
] as const satisfies readonly ReportOddity[];
/** The states of a report: it waits, needs nobody, was credited by hand, or was paid back by the channel. */
export const REPORT_STATES = ['open', 'seen', 'matched', 'returned'] as const;
/** A state of a report. */
export type ReportState = (typeof REPORT_STATES)[number];
/** What is checked before a withdrawal is decided on (OPS-53), in the order of the console. */
export const WITHDRAWAL_CHECKS = [
  'turnover',
  'payee_name',
  'account_delay',
  'documents',
  'breaks',
  'pattern',
  'device',
  'network',
  'largest',
  'related',
] as const;
/** The name of a check. */
export type WithdrawalCheckName = (typeof WITHDRAWAL_CHECKS)[number];
/** How a check ends: nothing to see, an operator should look, or it speaks against paying. */
export const CHECK_RESULTS = ['passed', 'look', 'failed'] as const;
/** The end of a check. */
export type CheckResult = (typeof CHECK_RESULTS)[number];

/**
 * What is checked about an application for a reward (OPS-50): that it was made while the promotion ran, that the member may
 * have it and has none of it yet, remarks and pictures, the promotion's condition, and that one amount is named.
 */
export const APPLICATION_CHECKS = [
  'period',
  'member',
  'single',
  'request',
  'condition',
  'reward',
] as const;
/** A check on an application. */
export type ApplicationCheckName = (typeof APPLICATION_CHECKS)[number];
/** Most applications of one bulk approval. */
export const BULK_APPLICATIONS = 50;

/** What a job can be: it waits for a process, one works on it, or it has ended well or badly. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed'] as const;
/** A state of a job. */
export type JobState = (typeof JOB_STATES)[number];
/** What a member may have made as a file. */
export const EXPORT_KINDS = ['account_record', 'betting_record', 'own_data'] as const;
/** A kind of file that a member may have made. */
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** What feedback may be about; the form offers them in this order. */
export const FEEDBACK_TOPICS = ['games', 'money', 'account', 'looks', 'other'] as const;

/** A topic of feedback. */
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number];
/** Limits of a picture that a member sends (PROMO-24, PROMO-25), and of all that one application has. */
export const PICTURE_LIMITS = { bytes: 5_242_880, most: 3, pixels: 40_000_000 } as const;
/** The largest body in bytes that carries a picture: itself and what multipart adds. */
export const PICTURE_BODY_BYTES = PICTURE_LIMITS.bytes + 65_536;
/** The longest remarks of an application, in characters as a reader counts them (PROMO-26). */
export const REMARKS_LENGTH = 140;
/** States of an application for a reward (ENTITY-45): sent, being looked at, refused, given. */
export const APPLICATION_STATES = ['applying', 'process', 'rejected', 'issued'] as const;
/** A state of an application. */
export type ApplicationState = (typeof APPLICATION_STATES)[number];
/** The states in which an application waits for its decision. */
export const OPEN_APPLICATION_STATES = ['applying', 'process'] as const;
/** The states of a promotion for a reader (ENTITY-45). */
export const PROMOTION_STATES = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
] as const;

/** What a reader can do with a promotion: take part, ask for a reward, pay in, or play. */
export const PROMOTION_ACTS = ['join', 'apply', 'deposit', 'play'] as const;

/** The conditions that a promotion states, in the order in which pages show them. */
export const PROMOTION_TERMS = ['who', 'what', 'when', 'how', 'wagering', 'excluded'] as const;

/** What the amounts of a worked example are amounts of. */
export const EXAMPLE_BASES = ['balance', 'net_loss', 'deposit'] as const;

/** The states of a member's identity documents: not sent, waiting for an operator, and what was decided. */
export const DOCUMENT_STATES = ['none', 'pending', 'approved', 'rejected'] as const;
/** A state of identity documents. */
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/**
 * How somebody signed in, or tried to: with the password, with a code by SMS, or with an account of another company. A try
 * whose second step failed is one of `second_step`.
 */
export const SIGN_IN_WAYS = ['password', 'code', 'social', 'second_step'] as const;

/** A way to sign in. */
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** A measured return is told from so many settled rounds of a title on: fewer say little, and may be one player's. */
export const LEAST_ROUNDS_FOR_RETURN = 1000;

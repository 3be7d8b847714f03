/**
 * The accounts of the ledger (MONEY-02, MONEY-18). A posting names one of them. Only the three accounts of a player
 * store a balance, as columns of the player's wallet row. So one row lock makes a player's commands wait for each
 * other, and no lock holds up a whole site. The balance of a site account is the sum of its postings.
 */

/** Accounts of a player. None can be negative. */
export const PLAYER_ACCOUNTS = [
  /** Money the player may stake and withdraw. */ 'cash',
  /** Money the player may stake; becomes cash when its condition is met, or expires. */ 'bonus',
  /** Money of withdrawals that are neither paid nor returned yet. */ 'hold',
] as const;

/** Name of a player's account. */
export type PlayerAccount = (typeof PLAYER_ACCOUNTS)[number];

/** Accounts of a site; a `scoped` one exists once per vendor or payment channel. */
export const SITE_ACCOUNTS = {
  /** Stakes received minus payouts, per vendor. */ house: { scoped: true },
  /** Money on its way from or to a payment channel, per channel. */ payment_clearing: {
    scoped: true,
  },
  /** Bonuses granted. */ bonus_expense: { scoped: false },
  /** Bonuses that ran out before their condition was met. */ expired_bonus: { scoped: false },
  /** Rebates paid to players. */ rebate_expense: { scoped: false },
  /** Commission earned by agents and not yet paid. */ commission_payable: { scoped: false },
  /** Salaries of agents. */ salary_expense: { scoped: false },
  /** Dividends of agents. */ dividend_expense: { scoped: false },
  /** Contributions to jackpots that are not yet won. */ jackpot_pool: { scoped: false },
  /** Fees kept by the site. */ fees: { scoped: false },
  /** Credits given to new members of a social site. */ opening_credits: { scoped: false },
  /** Amounts whose right account still has to be found. */ suspense: { scoped: false },
  /** What balances of players were corrected by, in either direction. */ corrections: {
    scoped: false,
  },
} as const;

/** Name of a site account. */
export type SiteAccount = keyof typeof SITE_ACCOUNTS;
type ScopedAccount = {
  [Name in SiteAccount]: (typeof SITE_ACCOUNTS)[Name]['scoped'] extends true ? Name : never;
}[SiteAccount];

const siteAccounts = Object.keys(SITE_ACCOUNTS) as SiteAccount[];
/** Names of the accounts of a site that exist once per vendor or payment channel. */
export const SCOPED_ACCOUNTS: readonly ScopedAccount[] = siteAccounts.filter(isScopedAccount);
/** Names of the accounts that a site has once. */
export const UNSCOPED_ACCOUNTS: readonly SiteAccount[] = siteAccounts.filter(
  (account) => !isScopedAccount(account),
);

/** One side of a journal, in minor units; a positive amount raises the balance. */
export type Posting =
  | { readonly account: PlayerAccount; readonly memberId: string; readonly amountMinor: number }
  | {
      readonly account: ScopedAccount;
      /** Vendor code or channel code. */ readonly scope: string;
      readonly amountMinor: number;
    }
  | {
      readonly account: Exclude<SiteAccount, ScopedAccount>;
      readonly amountMinor: number;
    };

/** Whether an account belongs to a player and stores a balance. */
export function isPlayerAccount(account: string): account is PlayerAccount {
  return (PLAYER_ACCOUNTS as readonly string[]).includes(account);
}

/** Whether an account of a site exists once per vendor or payment channel. */
export function isScopedAccount(account: SiteAccount): account is ScopedAccount {
  return SITE_ACCOUNTS[account].scoped;
}

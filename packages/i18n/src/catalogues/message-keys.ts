import type enAgent from '../../messages/en/agent.json';
import type enAuth from '../../messages/en/auth.json';
import type enDownload from '../../messages/en/download.json';
import type enErrors from '../../messages/en/errors.json';
import type enExports from '../../messages/en/exports.json';
import type enFairness from '../../messages/en/fairness.json';
import type enFavourites from '../../messages/en/favourites.json';
import type enGames from '../../messages/en/games.json';
import type enLinks from '../../messages/en/links.json';
import type enLobby from '../../messages/en/lobby.json';
import type enMember from '../../messages/en/member.json';
import type enMessages from '../../messages/en/messages.json';
import type enNotices from '../../messages/en/notices.json';
import type enPayments from '../../messages/en/payments.json';
import type enPromotions from '../../messages/en/promotions.json';
import type enSafety from '../../messages/en/safety.json';
import type enSecurity from '../../messages/en/security.json';
import type enService from '../../messages/en/service.json';
import type enSettings from '../../messages/en/settings.json';
import type enSharing from '../../messages/en/sharing.json';
import type enSite from '../../messages/en/site.json';
import type enStatus from '../../messages/en/status.json';
import type enTeam from '../../messages/en/team.json';
import type enUi from '../../messages/en/ui.json';
import type enWallet from '../../messages/en/wallet.json';
import type enWithdrawals from '../../messages/en/withdrawals.json';

/** The catalogues of a language, one file each: the nouns of the glossary, `errors` and `ui`. */
export const NOUNS = [
  'agent',
  'auth',
  'download',
  'errors',
  'exports',
  'fairness',
  'favourites',
  'games',
  'links',
  'lobby',
  'member',
  'messages',
  'notices',
  'payments',
  'promotions',
  'safety',
  'security',
  'service',
  'settings',
  'sharing',
  'site',
  'status',
  'team',
  'ui',
  'wallet',
  'withdrawals',
] as const;

/** Name of a catalogue. */
export type CatalogueNoun = (typeof NOUNS)[number];

/** Key of a message in the `errors` catalogue, `errors.` and the code of the contract. */
export type ErrorMessageKey = keyof typeof enErrors;

/** Key of any message; the English catalogues decide which keys exist. */
export type MessageKey =
  | ErrorMessageKey
  | keyof typeof enAgent
  | keyof typeof enAuth
  | keyof typeof enDownload
  | keyof typeof enExports
  | keyof typeof enFairness
  | keyof typeof enFavourites
  | keyof typeof enGames
  | keyof typeof enLinks
  | keyof typeof enLobby
  | keyof typeof enMember
  | keyof typeof enMessages
  | keyof typeof enNotices
  | keyof typeof enPayments
  | keyof typeof enPromotions
  | keyof typeof enSafety
  | keyof typeof enSecurity
  | keyof typeof enService
  | keyof typeof enSettings
  | keyof typeof enSharing
  | keyof typeof enSite
  | keyof typeof enStatus
  | keyof typeof enTeam
  | keyof typeof enUi
  | keyof typeof enWallet
  | keyof typeof enWithdrawals;

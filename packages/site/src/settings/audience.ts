/** Who may see each setting. Free of zod, because the browser's part is chosen with it. */
import type { PublicSiteSettings, SiteSettings } from './settings.types.ts';

/** Settings by who sees them; one that the contract does not name never leaves the server. */
type Audiences = {
  readonly [
    Name in keyof SiteSettings | keyof PublicSiteSettings
  ]: Name extends keyof PublicSiteSettings ? 'page' | 'browser' : 'server';
};

/**
 * Who sees a setting: `server` is the api alone; `page` also every front end, whose server puts it into a page where the
 * page needs it; `browser` every page carries.
 */
const SEEN_BY = {
  slug: 'page',
  name: 'browser',
  hosts: 'server',
  mainDomain: 'page',
  merchantCode: 'browser',
  currency: 'browser',
  timeZone: 'browser',
  locales: 'browser',
  numerals: 'browser',
  playMode: 'browser',
  licence: 'page',
  whitelabel: 'browser',
  mobileTemplate: 'browser',
  register: 'page',
  minimumAge: 'browser',
  ageStatement: 'browser',
  presetDialect: 'browser',
  vendors: 'browser',
  resources: 'browser',
  customerService: 'page',
  imageCDNs: 'browser',
  pathAliases: 'page',
  additionalBarPaths: 'browser',
  openingCreditsMinor: 'server',
  betLimits: 'page',
  slotPaceMs: 'server',
  autoplay: 'server',
  limitRaiseWaitHours: 'server',
  winCeilingMinor: 'server',
  maintenance: 'page',
  regionRestriction: 'server',
  feedback: 'page',
  defaultMemberType: 'server',
  session: 'server',
  theme: 'page',
  logo: 'browser',
  texts: 'page',
  providers: 'server',
  humanWidget: 'browser',
  firebase: 'browser',
  defaultDiallingCode: 'browser',
  strictTransportSubDomains: 'page',
  captchaOnPasswordChange: 'browser',
  agentTransfers: 'server',
  settlementReviewAboveMinor: 'server',
  contractFees: 'server',
  liveBlock: 'page',
  download: 'page',
  affiliateDomains: 'server',
  headIcons: 'server',
  ranks: 'server',
  depositChannels: 'server',
  payoutAccounts: 'server',
  withdrawals: 'server',
  inviteReward: 'server',
  retention: 'server',
  fourEyes: 'server',
  operatorSessions: 'server',
  resetCheck: 'server',
} as const satisfies Audiences;

type Field = keyof typeof SEEN_BY;
type Audience = (typeof SEEN_BY)[Field];
type SeenBy<One extends Audience> = {
  [Name in Field]: (typeof SEEN_BY)[Name] extends One ? Name : never;
}[Field];

/** A setting that every page carries into the browser. */
export type BrowserField = SeenBy<'browser'>;

const PUBLIC_FIELDS = fieldsSeenBy('page', 'browser');
const BROWSER_FIELDS = fieldsSeenBy('browser');

/** Leaves out what no front end may see: hosts, session lifetimes, providers, regions and money rules. */
export function toPublicSettings(settings: SiteSettings): PublicSiteSettings {
  return pick(settings, PUBLIC_FIELDS);
}

/** The settings that every page carries, in all their languages. */
export function pickBrowserFields(
  settings: PublicSiteSettings,
): Pick<PublicSiteSettings, BrowserField> {
  return pick(settings, BROWSER_FIELDS);
}

function fieldsSeenBy<const One extends Audience>(...audiences: readonly One[]): SeenBy<One>[] {
  const seeing: readonly Audience[] = audiences;
  const fields = Object.keys(SEEN_BY) as Field[];
  return fields.filter((field): field is SeenBy<One> => seeing.includes(SEEN_BY[field]));
}

function pick<Settings extends object, Name extends keyof Settings>(
  settings: Settings,
  names: readonly Name[],
): Pick<Settings, Name> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<Settings, Name>;
}

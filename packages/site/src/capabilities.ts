import type {
  PublicSiteSettings,
  SiteLicence,
  TemplateFlag,
  WhitelabelFlag,
} from './settings/settings.types.ts';

/**
 * Maps each stored flag to a capability; no other code reads the names of flags (SHELL-75 to SHELL-84). Recovery by
 * phone and mail are the flags of PSW-02.
 */
const CAPABILITY_OF = {
  USERNAMEREG3: 'usernameRegistration',
  MOBILENUMREG3: 'mobileRegistration',
  REGMOBVERF3: 'registrationSmsCheck',
  MOBILENUMPASSREG3: 'mobileRegistrationPassword',
  FACEBOOKLOGIN3: 'facebookSignIn',
  GOOGLELOGIN3: 'googleSignIn',
  CBS3: 'chat',
  TRANSBETREPMEM3: 'bettingRecord',
  TRANSREC3: 'accountRecord',
  PERSREP: 'profitAndLoss',
  REWCEN3: 'rewardCentre',
  MANPLAYREB3: 'manualRebate',
  SECPRIV: 'securityCentre',
  MOBILELOGIN3: 'mobileSignIn',
  REFERRAL3: 'referral',
  PHONEVERF3: 'phoneRecovery',
  MAILVERF3: 'mailRecovery',
  VIPBENEFIT3: 'vipBenefit',
  KYC3: 'identityDocuments',
  SERVICE_LIVECHAT: 'serviceLiveChat',
  SERVICE_TELEGRAM: 'serviceTelegram',
  SERVICE_FACEBOOK: 'serviceFacebook',
  SERVICE_VIBER: 'serviceViber',
  SERVICE_MESSENGER: 'serviceMessenger',
  SERVICE_SpeedTest: 'serviceSpeedTest',
  mem_cen: 'memberCentreCards',
  dep_func: 'depositCards',
} as const satisfies Record<WhitelabelFlag | TemplateFlag, string>;

/** Something a site can do or show. */
export type Capability = (typeof CAPABILITY_OF)[keyof typeof CAPABILITY_OF];

/** Parts a licence must have before a licensed site starts (PLAYMODE-02). */
const LICENCE_PARTS = [
  'regulator',
  'licenceNumber',
  'permittedCountries',
  'minimumAge',
  'responsiblePlayContacts',
] as const satisfies readonly (keyof SiteLicence)[];

/** A part of a licence. */
export type LicencePart = (typeof LICENCE_PARTS)[number];

/** The parts a licence still lacks, in the order of `LICENCE_PARTS`; empty texts and lists count as missing. */
export function missingLicenceParts(licence: SiteLicence | null): LicencePart[] {
  return LICENCE_PARTS.filter((part) => {
    const value = licence?.[part];
    if (typeof value === 'string') return value.trim() === '';
    return value === undefined || (Array.isArray(value) && value.length === 0);
  });
}

/** A site and what it can do. */
export type Site<Settings extends CapabilitySource = PublicSiteSettings> = {
  readonly settings: Settings;
  /** Whether the site has a capability switched on, and its play mode allows it. */
  readonly can: (capability: Capability) => boolean;
  /** True when credits have no cash value (PLAYMODE-01). */
  readonly isSocial: boolean;
};

/** The settings that capabilities depend on, also as they come from the wire. */
export type CapabilitySource = {
  readonly whitelabel: Readonly<Record<string, boolean>>;
  readonly mobileTemplate: Readonly<Record<string, string>>;
  readonly playMode: 'social' | 'licensed';
};

/** Makes the site of which code asks `can(…)`. The api and web make it from the same settings. */
export function createSite<Settings extends CapabilitySource>(settings: Settings): Site<Settings> {
  const isSocial = settings.playMode === 'social';
  const on = new Set<Capability>();
  for (const [flag, capability] of Object.entries(CAPABILITY_OF)) {
    if (isOn(settings, flag)) on.add(capability);
  }
  // Identity documents are for real money only (PLAYMODE-06).
  if (isSocial) on.delete('identityDocuments');
  return { settings, isSocial, can: (capability) => on.has(capability) };
}

function isOn(settings: CapabilitySource, flag: string): boolean {
  if (flag === 'mem_cen' || flag === 'dep_func') return settings.mobileTemplate[flag] === '1';
  return settings.whitelabel[flag] === true;
}

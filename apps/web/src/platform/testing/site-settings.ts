import { REGISTRATION_FIELDS } from '@maidan/site';
import { WHITELABEL_FLAGS } from '@maidan/site/flags';
import type { PublicSiteSettings, RegistrationField } from '@maidan/site';
import type { FieldRule } from '@maidan/contract/rules';

const OFF: FieldRule = {
  enabled: false,
  required: false,
  minLength: 1,
  maxLength: 64,
  patternId: 'any',
};

const SHOWN: Partial<Record<RegistrationField, FieldRule>> = {
  username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 'username' },
  password: {
    enabled: true,
    required: true,
    minLength: 8,
    maxLength: 128,
    patternId: 'passphrase',
  },
  confirmPassword: {
    enabled: true,
    required: true,
    minLength: 8,
    maxLength: 128,
    patternId: 'passphrase',
  },
  affiliateCode: { enabled: true, required: false, minLength: 4, maxLength: 16, patternId: 'code' },
  nickname: { enabled: true, required: false, minLength: 2, maxLength: 20, patternId: 'name' },
  email: { enabled: true, required: false, minLength: 6, maxLength: 254, patternId: 'email' },
  birthday: { enabled: true, required: true, minLength: 10, maxLength: 10, patternId: 'date' },
};

/** Registration rules as most sites have them. */
export const TEST_RULES = Object.fromEntries(
  REGISTRATION_FIELDS.map((field) => [field, SHOWN[field] ?? OFF]),
) as Record<RegistrationField, FieldRule>;

const FLAGS_ON: readonly string[] = [
  'USERNAMEREG3',
  'TRANSBETREPMEM3',
  'TRANSREC3',
  'PERSREP',
  'REWCEN3',
  'MANPLAYREB3',
  'SECPRIV',
  'REFERRAL3',
];

/** Settings of a social site in two languages, with what a test changes. */
export function testSettings(changes: Partial<PublicSiteSettings> = {}): PublicSiteSettings {
  return {
    slug: 'test',
    name: { bn: 'পরীক্ষা', en: 'Test site' },
    mainDomain: 'localhost',
    merchantCode: 'TEST',
    currency: { code: 'BDT', exponent: 2, symbol: '৳' },
    timeZone: 'Asia/Dhaka',
    locales: { default: 'bn', offered: ['bn', 'en'] },
    numerals: { bn: 'beng', en: 'latn' },
    playMode: 'social',
    licence: null,
    whitelabel: testFlags(FLAGS_ON),
    mobileTemplate: { mem_cen: '1', dep_func: '1' },
    register: TEST_RULES,
    minimumAge: 18,
    ageStatement: null,
    presetDialect: 'rng',
    vendors: { inHouse: [], esports: [], cockfight: [] },
    resources: [],
    customerService: [],
    imageCDNs: [],
    pathAliases: {},
    additionalBarPaths: [],
    betLimits: { minMinor: 100, maxMinor: 5_000_000 },
    maintenance: { on: false, endsAt: null },
    feedback: { minLength: 10, maxLength: 500 },
    theme: { default: 'dark', css: '', barColour: { dark: '#0b1110', light: '#f4f6f3' } },
    logo: { mark: '<svg/>', word: { bn: '<svg/>', en: '<svg/>' }, favicon: '<svg/>' },
    texts: { bn: {}, en: {} },
    firebase: null,
    defaultDiallingCode: '+880',
    strictTransportSubDomains: false,
    captchaOnPasswordChange: false,
    ...changes,
  };
}

/** All white-label flags, on for those named and off for the others. */
export function testFlags(on: readonly string[]): PublicSiteSettings['whitelabel'] {
  return Object.fromEntries(
    WHITELABEL_FLAGS.map((flag) => [flag, on.includes(flag)]),
  ) as PublicSiteSettings['whitelabel'];
}

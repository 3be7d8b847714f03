/** Values that several examples of the document hold. All names are invented. */

/** A moment. */
export const AT = '2026-11-20T09:58:00.000Z';

/** The language of texts, as the parameters of many calls have it. */
export const LANGUAGE = { language: 'bn' };

/** The password of the member. */
export const PASSWORD = 'amar-bhasha-71';

/** What a human check was solved with. */
export const HUMAN_CHECK = 'eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwibnVtYmVyIjo0MjcxfQ';

/** The answer of a call that only says that it is done. */
export const DONE = { value: true };

/** A game. */
export const GAME = {
  nodeId: 101,
  vassalage: 'MELA',
  gameType: 'RNG',
  gameName: 'Monsoon Reels',
  displayName: 'Mela',
  showIcon: '/covers/monsoon-reels-square.webp',
  mobileLargeIcon: '/covers/monsoon-reels.webp',
  gameClassify: ['slot'],
  gameId: 'monsoon-reels',
  supportPlay: 0,
  freeplay: 1,
  gameCode: 'monsoon-reels',
  isHot: 1,
  isNew: 0,
  isPopular: 1,
  underMaintenance: false,
};

/** A vendor. */
export const VENDOR = {
  isHot: 1,
  vassalage: 'MELA',
  displayName: 'Mela',
  accountTypeName: 'Mela',
  gameClassify: [{ key: 'slot', displayName: 'Slots' }],
  gameCount: 1,
  underMaintenance: false,
};

/** What every list says of its page. */
export const PAGE = { pageNum: 1, totalPages: 1, totalCount: 1 };

/** A banner. */
export const BANNER = {
  bannerId: 'eid',
  url: '/banners/eid.webp',
  groupName: 'H5_HOME_PAGE',
  linkage: '/m/activity',
  title: 'Eid in the lobby',
  action: 'Have a look',
};

/** A winner. */
export const WINNER = {
  vo: {
    winAmount: 125_000,
    currency: 'BDT',
    maskedName: 'ra***7',
    at: AT,
    game: GAME,
  },
};

/** A session. */
export const SESSION = {
  token: 'c2Vzc2lvbi1vZi10aGUtZXhhbXBsZS0wMDAx',
  merchantCode: 'LOBBY',
  userName: 'rahim71',
  type: 0,
  firstTimeLogin: false,
};

/** The answer of a call that opens a session. */
export const OPENED = { value: SESSION };

/** A wallet. */
export const WALLET = {
  sumBalance: 152_500,
  withdrawableMinor: 150_000,
  bonusMinor: 2500,
  heldMinor: 0,
  currency: 'BDT',
  version: 7,
};

/** The number of a receipt. */
export const RECEIPT_NUMBER = 'K6XW-06TN-4RPS';

/** A movement of the account record. */
export const MOVEMENT = {
  receiptNumber: RECEIPT_NUMBER,
  kind: 'bet',
  amountMinor: -1000,
  stakeableMinor: -1000,
  cashMinor: -1000,
  bonusMinor: 0,
  heldMinor: 0,
  balanceBeforeMinor: 152_000,
  balanceAfterMinor: 151_000,
  accounts: [{ account: 'cash', beforeMinor: 152_000, afterMinor: 151_000 }],
  currency: 'BDT',
  referenceType: 'round',
  reference: 'round-0001',
  about: { name: 'Monsoon Reels', icon: '/covers/monsoon-reels-square.webp' },
  at: AT,
};

/** A round of the betting record. */
export const BET = {
  roundId: 'round-0001',
  vassalage: 'MELA',
  vendorName: 'Mela',
  nodeId: 101,
  gameName: 'Monsoon Reels',
  mobileLargeIcon: '/covers/monsoon-reels.webp',
  state: 'won',
  stakeMinor: 1000,
  payoutMinor: 2500,
  netMinor: 1500,
  currency: 'BDT',
  openedAt: '2026-11-20T09:57:00.000Z',
  settledAt: AT,
};

/** A file that is ready. */
export const EXPORT = {
  exportId: '0b2f6b52-6d0c-4b2a-8a4e-1a6f0a8f5c11',
  kind: 'account_record',
  from: '2026-11-01',
  to: '2026-11-20',
  state: 'done',
  done: 1,
  total: 1,
  bytes: 412,
  createdAt: AT,
  expiresAt: '2026-11-21T09:58:00.000Z',
  url: '/exports/0b2f6b52-6d0c-4b2a-8a4e-1a6f0a8f5c11/file?expires=1795341480000&signature=c2lnbmF0dXJlLW9mLWEtbGluay1vZi0zMi1ieXRlcyE',
};

const FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'affiliateCode',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'birthday',
  'captcha',
  'verificationCode',
];
const rule = (name: string) => ({
  enabled: ['username', 'password', 'confirmPassword'].includes(name),
  required: ['username', 'password', 'confirmPassword'].includes(name),
  minLength: 4,
  maxLength: 20,
  patternId: name === 'username' ? 'username' : 'any',
});

/** Registration rules: name and password, nothing else. */
export const REGISTER = Object.fromEntries(FIELDS.map((name) => [name, rule(name)]));

/** White-label flags. */
export const WHITELABEL = { USERNAMEREG3: true, MOBILENUMREG3: false, TRANSBETREPMEM3: true };

/** A link of the site. */
export const RESOURCE = {
  resourceType: 'TELEGRAM',
  url: 'https://channel.example.org/lobby',
  labelName: 'টেলিগ্রাম',
  labelNameEn: 'Telegram',
};

/** An entry of customer service. */
export const SERVICE = { csType: 'LIVECHAT', title: 'Chat', path: '/m/help' };

const SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10"/></svg>';

const THEME = ':root { --accent: #c6f24e; --on-accent: #131c05; }';

/** The settings of a social site. */
export const SETTINGS = {
  slug: 'lobby',
  name: { bn: 'লবি', en: 'Lobby' },
  mainDomain: 'lobby.example.org',
  merchantCode: 'LOBBY',
  currency: { code: 'BDT', exponent: 2, symbol: '৳' },
  timeZone: 'Asia/Dhaka',
  locales: { default: 'bn', offered: ['bn', 'en'] },
  numerals: { bn: 'beng', en: 'latn' },
  playMode: 'social',
  licence: null,
  whitelabel: WHITELABEL,
  mobileTemplate: { mem_cen: '1', dep_func: '0' },
  register: REGISTER,
  minimumAge: 18,
  ageStatement: null,
  presetDialect: 'rng',
  vendors: { inHouse: ['MELA'], esports: [], cockfight: [] },
  resources: [RESOURCE],
  customerService: [SERVICE],
  imageCDNs: ['https://images.example.org'],
  pathAliases: { '/m/games': '/m/rng-games' },
  additionalBarPaths: ['/m/home'],
  betLimits: { minMinor: 100, maxMinor: 1_000_000 },
  maintenance: { on: false, endsAt: null },
  feedback: { minLength: 10, maxLength: 500 },
  theme: { default: 'dark', css: THEME, barColour: { dark: '#0b1110', light: '#ffffff' } },
  logo: { mark: SIGN, word: { bn: SIGN, en: SIGN }, favicon: SIGN },
  texts: { bn: {}, en: {} },
  humanWidget: null,
  firebase: null,
  defaultDiallingCode: '+880',
  strictTransportSubDomains: false,
  captchaOnPasswordChange: false,
};

/** The public key of the example; the other half exists nowhere. */
export const PUBLIC_KEY = {
  kty: 'RSA',
  e: 'AQAB',
  n: 'nbGaZ01nH0tirfHE9lk-or74AiDrEosulGrtH1DFrCv8Zw6bb2nxrTMnCvWwYvDX5SWjwRvY-IOWCa_lri59pSGNu7virlcFUUtrV7Non0VEVqvptbC22VH4AlcLgsxTVeMQ3q1sv63w1OcizoxcbA60yjZieplASmlSv68roGX-XxDArZNE3sfqvVnTd9Ruf6TEJsE5fFCR-E53wRr-m2A1fHzZ77hm_4dPddAx3RHdDkN2uv52ry4zaQOU7_ByxtbRyz9xkKN1U9-_Uyp1dObrEojpjMbLj1wzxn5FclOY9EBEdUV-XWz64I_JveKLS9jYZWkeY38-EjXWGvGp-Q',
};

/** It as it is handed out. */
export const SEALING_KEY = {
  keyId: 'seal-1',
  site: 'lobby',
  algorithm: 'RSA-OAEP-256',
  publicKeyJwk: PUBLIC_KEY,
};

/** A contract that waits for an answer. */
export const CONTRACT = {
  contractId: 'contract-1',
  kind: 'salary',
  state: 'offered',
  offeredBy: 'agent_karim',
  terms: {
    base: 'valid_bets',
    period: 'day',
    currency: 'BDT',
    tiers: [{ fromMinor: 1_000_000, rateBasisPoints: 50 }],
    minActiveMembers: 5,
    deductions: ['bonus'],
    carriesLoss: false,
    validFrom: '2026-12-01',
  },
  text: 'From ৳10,000 of valid bets a day on, half a per cent is paid.',
  textHash: '4d2f0b0b0a4b6e2d6c0c9a9f0c3a1f5b7e8d9c0a1b2c3d4e5f60718293a4b5c6',
  textLanguage: 'en',
  offeredAt: '2026-11-19T08:00:00.000Z',
  history: [{ contractId: 'contract-1', state: 'offered', at: '2026-11-19T08:00:00.000Z' }],
};

/** A promotion. */
export const PROMOTION = {
  id: 11,
  linkedPromotionId: 0,
  title: 'Eid in the lobby',
  content: '<p>Daily rounds, all through Eid.</p>',
  startDate: '2026-11-01T00:00:00.000Z',
  noExpiry: 1,
  promoAnnouncementCategoryIds: [1],
  imageRequired: 'N',
  remarkRequired: 'N',
  image: '/banners/eid.webp',
  status: 'join',
  kind: 'credits',
  summary: 'Play daily rounds and share your ideas.',
  terms: { who: 'Every member.', what: 'A place on the list.' },
  act: 'join',
};

/** An announcement. */
export const ANNOUNCEMENT = {
  id: 21,
  title: 'New games this week',
  content: '<p>Three new games are in the list.</p>',
  startDate: '2026-11-15T00:00:00.000Z',
  url: '',
  read: false,
  types: 'PL',
  kind: 'game',
  groupName: '',
  announcementImages: [],
};

/** A picture that a member sent. */
export const PICTURE = {
  pictureId: 'picture-1',
  url: '/pictures/picture-1?expires=1795000000000&signature=c2lnbmF0dXJlLW9mLWEtbGluay1vZi0zMi1ieXRlcyE',
  width: 1080,
  height: 1600,
};

/** An application for a reward. */
export const APPLICATION = {
  applicationId: 'application-1',
  promotionId: 90,
  title: 'ঈদ অফার',
  image: '/banners/eid.webp',
  state: 'applying',
  remarks: 'রসিদের ছবি দিলাম।',
  pictures: [PICTURE],
  appliedAt: AT,
  mayApplyAgain: false,
};

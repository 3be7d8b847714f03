import {
  ANNOUNCEMENT,
  BANNER,
  GAME,
  PAGE,
  PROMOTION,
  REGISTER,
  RESOURCE,
  SEALING_KEY,
  SERVICE,
  SESSION,
  SETTINGS,
  VENDOR,
  WHITELABEL,
  WINNER,
} from './example-shapes.ts';
import type { OperationExample } from './example-shapes.ts';
import { MEMBER_EXAMPLES } from './member-examples.ts';

const done = { value: true };
const session = { value: SESSION };
const LANGUAGE = { language: 'bn' };
const WINNERS = [WINNER];
const PASSWORD = 'amar-bhasha-71';
const HUMAN_CHECK = 'eyJhbGdvcml0aG0iOiJTSEEtMjU2IiwibnVtYmVyIjo0MjcxfQ';

const SITE: Examples = {
  getSiteStatus: {
    parameters: { merchantCode: 'LOBBY', device: '0' },
    reply: {
      status: 0,
      info: {
        customerService: [SERVICE],
        domainRoute: 'lobby.example.org',
        mobileTemplate: { mem_cen: '1' },
        paths: { '/m/games': '/m/rng-games' },
        register: REGISTER,
        resources: [RESOURCE],
        whitelabel: WHITELABEL,
        mainDomain: 'lobby.example.org',
        imageCDNs: ['https://images.example.org'],
      },
      location: { ip: '203.0.113.9', country: 'BD' },
      maintenance: false,
      regionRestriction: false,
    },
  },
  getSiteSettings: {
    reply: { version: 1, contentVersion: 1, sealingKey: SEALING_KEY, settings: SETTINGS },
  },
  getSiteCountry: { reply: { value: { country: 'BD', countryDialingCode: '+880' } } },
  getSiteDomainRoute: {
    parameters: { device: '0' },
    reply: { value: { domainRoute: 'lobby.example.org' } },
  },
};

const REGISTRATION = {
  username: 'rahim71',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  birthday: '1990-05-17',
  humanCheck: HUMAN_CHECK,
  acceptsTerms: true,
};

const SIGNING_IN: Examples = {
  getAccountSealingKey: { reply: SEALING_KEY },
  postAccountLogin: {
    request: { type: 'username', username: 'rahim71', password: PASSWORD },
    reply: session,
  },
  putAccountRegister: { request: REGISTRATION, reply: session },
  putAccountRegisterMobile: {
    request: {
      countryDialingCode: '+880',
      mobileNum: '01712345678',
      verificationCode: '482913',
      acceptsTerms: true,
      birthday: '1990-05-17',
    },
    reply: session,
  },
  getAccountRegistrationRules: { reply: { value: REGISTER } },
  getAccountUsername: {
    parameters: { username: 'rahim71' },
    reply: { value: { available: true } },
  },
  deleteAccountLogout: { reply: done },
  deleteAccountSessions: { reply: { value: { ended: 2 } } },
  postAccountSessionRenew: { reply: session },
  getAccountHumanCheck: {
    parameters: { kind: 'form' },
    reply: {
      algorithm: 'SHA-256',
      challenge: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      salt: 'b2b0b822cd15',
      signature: '5f0f1a3c2b117d1f6a5290b44a6e9a57',
      maxnumber: 50_000,
    },
  },
  getAccountCaptcha: {
    parameters: { kind: 'digits' },
    reply: { value: { captchaId: 'captcha-1', image: 'data:image/png;base64,iVBORw0KGgo=' } },
  },
  postAccountSmsCode: {
    request: { purpose: 'login', mobileNum: '01712345678', countryDialingCode: '+880' },
    reply: {
      value: {
        expirationTime: 1_795_341_600_000,
        codeHandle: 'b6Yw0sUu3cK9mQe5vT1xZr8nPj2hLf4d',
      },
    },
  },
  postAccountPasswordRecover: {
    request: { username: 'rahim71', email: 'rahim@example.org' },
    reply: done,
  },
  postAccountPasswordReset: {
    request: { token: 'cmVjb3Zlcnk', newPassword: PASSWORD, confirmNewPassword: PASSWORD },
    reply: done,
  },
  postAccountPasswordPhone: {
    request: {
      mobileNum: '01712345678',
      countryDialingCode: '+880',
      verificationCode: '482913',
      newPassword: PASSWORD,
    },
    reply: done,
  },
  postAccountV2Password: {
    request: {
      oldPassword: 'purono-bhasha-52',
      newPassword: PASSWORD,
      confirmNewPassword: PASSWORD,
    },
    reply: done,
  },
  postAccountSocialProviderStart: {
    parameters: { provider: 'google' },
    request: { redirectUri: 'https://lobby.example.org/m/social/google/callback' },
    reply: {
      value: { url: 'https://sign-in.example.org/authorize?state=c3RhdGU', ticket: 'dGlja2V0' },
    },
  },
  postAccountSocialProviderFinish: {
    parameters: { provider: 'google' },
    request: { ticket: 'dGlja2V0', query: 'state=c3RhdGU&code=Y29kZQ' },
    reply: session,
  },
  postAccountFreePlay: {
    request: { humanCheck: HUMAN_CHECK, language: 'bn' },
    reply: {
      value: {
        token: SESSION.token,
        merchantCode: 'LOBBY',
        userName: 'guest-4821',
        customerType: 40,
      },
    },
  },
  getAccountAffiliateCheck: {
    parameters: { code: 'KARIM1', domain: 'lobby.example.org' },
    reply: { data: { success: true } },
  },
  getAccountAffiliateCode: { reply: { value: { code: 'KARIM1' } } },
};

const LOBBY: Examples = {
  getLobbyHome: {
    parameters: LANGUAGE,
    reply: {
      tabs: [
        { category: 'HOME', gameCount: 1 },
        { category: 'RNG', gameCount: 1 },
      ],
      sections: [
        { kind: 'featured', games: [GAME] },
        { kind: 'category', category: 'RNG', games: [GAME], totalCount: 1 },
        { kind: 'providers', vendors: [VENDOR] },
        { kind: 'winners', list: WINNERS },
      ],
      version: '1',
    },
  },
  getLobbyBanners: {
    parameters: { groupName: BANNER.groupName, ...LANGUAGE },
    reply: { value: [BANNER] },
  },
  getLobbyWinners: { parameters: LANGUAGE, reply: { value: { list: WINNERS } } },
  getGames: { parameters: { gameType: 'RNG', ...LANGUAGE }, reply: { ...PAGE, games: [GAME] } },
  getGamesVendors: {
    parameters: LANGUAGE,
    reply: {
      gameTypes: [
        {
          gameType: 'RNG',
          vendors: [VENDOR],
          classify: [{ key: 'slot', displayName: 'Slots', vendors: ['MELA'] }],
          gameCount: 1,
        },
      ],
      sorting: [{ gameCategory: 'RNG', vendorNames: ['MELA'], gameCount: 1 }],
    },
  },
  getGamesHot: { parameters: LANGUAGE, reply: { value: { list: [GAME] } } },
  getGamesVassalageNodeId: {
    parameters: { vassalage: 'MELA', nodeId: 101, ...LANGUAGE },
    reply: GAME,
  },
  getAnnouncements: {
    parameters: { types: 'B,PL,PU,PR,H', ...LANGUAGE },
    reply: {
      value: {
        promotion: [PROMOTION],
        banners: [BANNER],
        player: [ANNOUNCEMENT],
        popup: [],
        hot: [],
      },
    },
  },
  getServiceEntries: { parameters: LANGUAGE, reply: { value: [SERVICE] } },
  getServiceHelp: {
    parameters: { device: 'MOBILE', lang: 'bn' },
    reply: [
      {
        title: 'Signing in',
        content: '<p>With your name and password.</p>',
        tag: 'account',
        children: [{ title: 'The code does not come', content: '<p>Ask for another one.</p>' }],
        version: '1',
      },
    ],
  },
};

type Examples = Readonly<Record<string, OperationExample>>;

/** An example of every operation, by its id. */
export const EXAMPLES: Examples = { ...SITE, ...SIGNING_IN, ...LOBBY, ...MEMBER_EXAMPLES };

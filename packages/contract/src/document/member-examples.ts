import { BET, CONTRACT, GAME, PAGE, WALLET } from './example-shapes.ts';
import type { OperationExample } from './example-shapes.ts';

const AT = '2026-11-20T09:58:00.000Z';
const LANGUAGE = { language: 'bn' };
const FAVOURITE = { nodeId: 101, vendor: 'MELA' };
const FAVOURITES = { value: ['101'] };
const HEAD_ICONS = { value: { headIcon: 'heads/01.webp', choices: ['heads/01.webp'] } };
const NO_REQUEST = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

/** Examples of what needs a session. */
export const MEMBER_EXAMPLES: Readonly<Record<string, OperationExample>> = {
  getAccountTrialUser: {
    reply: { value: { userName: 'guest-4821', customerType: 40, endsAt: AT } },
  },
  getMemberInfo: {
    reply: {
      value: {
        memberId: 'member-1',
        nickname: 'রহিম',
        account: 'rahim71',
        type: 0,
        joinedAt: '2026-01-09T06:00:00.000Z',
        isPlayable: true,
        hasPassword: true,
        headIcon: 'heads/01.webp',
      },
    },
  },
  getMemberHeadIcon: { reply: HEAD_ICONS },
  postMemberHeadIcon: { request: { headIcon: 'heads/01.webp' }, reply: HEAD_ICONS },
  postMemberNickname: { request: { nickname: 'রহিম' }, reply: { value: { nickname: 'রহিম' } } },
  postMemberEmail: {
    request: { email: 'rahim@example.org', password: 'amar-bhasha-71' },
    reply: { value: { email: 'rahim@example.org', isVerified: false } },
  },
  postMemberPayeeName: {
    request: { payeeName: 'Rahim Uddin' },
    reply: { value: { payeeName: 'Rahim Uddin' } },
  },
  getMemberRankProgress: {
    parameters: LANGUAGE,
    reply: {
      value: {
        currentProgress: { completedConditions: 1, totalExpectedConditions: 2 },
        playerRankProgress: { labelId: 'bronze', labelName: 'Bronze' },
        percent: 40,
        showBenefit: false,
        nextRank: {
          labelId: 'silver',
          labelName: 'Silver',
          conditions: [{ condition: 'rounds', reached: 40, expected: 100 }],
        },
      },
    },
  },
  getMemberInboxUnread: { reply: { value: 2 } },
  getWalletBalance: { reply: WALLET },
  getWalletEvents: { reply: `event: balance\nid: 7\ndata: ${JSON.stringify(WALLET)}\n\n` },
  getWalletBets: {
    parameters: { from: '2026-11-01', to: '2026-11-20', ...LANGUAGE },
    reply: {
      ...PAGE,
      list: [BET],
      totals: { stakeMinor: 1000, payoutMinor: 2500, netMinor: 1500, count: 1, currency: 'BDT' },
    },
  },
  getWalletRoundsRoundId: {
    parameters: { roundId: 'round-0001', ...LANGUAGE },
    reply: {
      ...BET,
      movements: [
        {
          kind: 'bet',
          amountMinor: -1000,
          cashMinor: -1000,
          bonusMinor: 0,
          balanceAfterMinor: 151_000,
          transactionId: 'transaction-1',
          receiptNumber: 'R-0001',
          at: AT,
        },
      ],
    },
  },
  getWalletTransactions: {
    parameters: { from: '2026-11-01', to: '2026-11-20' },
    reply: {
      ...PAGE,
      list: [
        {
          receiptNumber: 'R-0001',
          kind: 'bet',
          amountMinor: -1000,
          cashMinor: -1000,
          bonusMinor: 0,
          heldMinor: 0,
          balanceBeforeMinor: 152_000,
          balanceAfterMinor: 151_000,
          currency: 'BDT',
          referenceType: 'round',
          reference: 'round-0001',
          at: AT,
        },
      ],
      totals: { inMinor: 0, outMinor: 1000, count: 1, currency: 'BDT' },
    },
  },
  postWalletTransfer: {
    request: { memberId: 'member-2', amountMinor: 5000, currency: 'BDT' },
    reply: {
      value: {
        receiptNumber: 'R-0002',
        amountMinor: 5000,
        currency: 'BDT',
        balanceAfterMinor: 146_000,
        at: AT,
      },
    },
  },
  postGamesLaunch: {
    request: { category: 'RNG', vassalage: 'MELA', nodeId: 101, language: 'bn' },
    reply: {
      value: {
        url: 'https://games.example.org/play?session=c2Vzc2lvbg',
        vendorOrigin: 'https://games.example.org',
        gameName: 'Monsoon Reels',
        freePlay: false,
      },
    },
  },
  getGamesRecent: { parameters: LANGUAGE, reply: { ...PAGE, content: [GAME] } },
  getFavouritesIds: { reply: FAVOURITES },
  getFavourites: { parameters: LANGUAGE, reply: { ...PAGE, content: [GAME] } },
  postFavourites: { request: FAVOURITE, reply: FAVOURITES },
  deleteFavourites: { request: FAVOURITE, reply: { value: [] } },
  getAnnouncementsUnread: { reply: { value: 1 } },
  getServiceChatUnread: { reply: { value: { unReadCount: 0 } } },
  getAgentContractsSalaryRequest: {
    reply: { value: { ...NO_REQUEST, dailysalreqtype: 'contract-1' } },
  },
  getAgentContractsDividendRequest: { reply: { value: NO_REQUEST } },
  getAgentContractsHourlyRequest: { reply: { value: NO_REQUEST } },
  getAgentContractsKind: {
    parameters: { kind: 'salary', ...LANGUAGE },
    reply: { value: CONTRACT },
  },
  postAgentContractsKindAnswer: {
    parameters: { kind: 'salary' },
    request: {
      contractId: 'contract-1',
      answer: 'accept',
      textHash: CONTRACT.textHash,
      language: 'en',
    },
    reply: { value: { ...CONTRACT, state: 'accepted', answeredAt: AT } },
  },
};

import type { components, paths } from '@maidan/contract/types';

type Schemas = components['schemas'];
type Announced =
  paths['/announcements']['get']['responses']['200']['content']['application/json']['value'];

/** A member of the wire. */
export function memberInfoOf(changes: Partial<Schemas['MemberInfo']> = {}): Schemas['MemberInfo'] {
  return {
    memberId: '1',
    nickname: 'Rafi',
    account: 'rafi_88',
    type: 0,
    joinedAt: '2026-11-01T00:00:00.000Z',
    isPlayable: true,
    hasPassword: true,
    ...changes,
  };
}

/** A wallet of the wire. */
export function walletOf(changes: Partial<Schemas['Wallet']> = {}): Schemas['Wallet'] {
  return {
    sumBalance: 5,
    withdrawableMinor: 5,
    bonusMinor: 0,
    heldMinor: 0,
    currency: 'BDT',
    version: 1,
    ...changes,
  };
}

/** Everything that is announced; nothing by itself. */
export function announcedOf(lists: Partial<Announced> = {}): Announced {
  return { promotion: [], popup: [], banners: [], hot: [], player: [], ...lists };
}

/** A promotion of the wire, as lists of announcements hold it. */
export function promotionOf(
  id: number,
  changes: Partial<Schemas['Promotion']> = {},
): Schemas['Promotion'] {
  return {
    id,
    title: `Promotion ${id}`,
    image: `promotion-${id}.webp`,
    content: '',
    startDate: '2026-11-01T00:00:00.000Z',
    status: 'A',
    noExpiry: 1,
    imageRequired: 'N',
    remarkRequired: 'N',
    linkedPromotionId: id,
    promoAnnouncementCategoryIds: [],
    ...changes,
  };
}

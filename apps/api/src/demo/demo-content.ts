import {
  announcements,
  assetForSite,
  banners,
  classifyNames,
  games,
  helpItems,
  houseNames,
  inHouseVendors,
  presenters,
  promotions,
  promotionWays,
  serviceItems,
  syntheticCatalogue,
  vendors,
  withdrawnTitles,
} from '@maidan/demo';
import type { DemoGame } from '@maidan/demo';
import type { CatalogueDraft, GameDraft } from '../modules/games/index.ts';
import type { BannerDraft } from '../modules/lobby/index.ts';
import type { AnnouncementDraft } from '../modules/notices/index.ts';
import type { PromotionDraft } from '../modules/promotions/index.ts';
import type { HelpDraft, PresenterDraft, ServiceEntryDraft } from '../modules/service/index.ts';

const DAY_MS = 24 * 3_600_000;
const SYNTHETIC_SEED = 1;
const CONTENT_TYPE = { Player: 'PL', Pop_Up: 'PU', Banner: 'B' } as const;

/** The demo's catalogue for a site, followed by `syntheticGames` made-up titles for load tests. */
export function demoCatalogue(siteId: string, syntheticGames: number): CatalogueDraft {
  const synthetic = syntheticCatalogue(syntheticGames, SYNTHETIC_SEED);
  return {
    vendors: vendors.map(({ vendor, displayName, isHot }) => ({
      vendor,
      displayName,
      displayNames: inHouseVendors.includes(vendor) ? houseNames[siteId] : undefined,
      isHot,
    })),
    classifies: Object.entries(classifyNames).map(([key, name]) => ({ key, name })),
    games: [...games, ...synthetic.games].map((game) => gameDraft(game, siteId)),
    withdrawn: withdrawnTitles,
  };
}

/** The demo's banners for a site, in the order of the files. */
export function demoBanners(siteId: string): BannerDraft[] {
  return banners
    .filter((banner) => banner.sites === undefined || banner.sites.includes(siteId))
    .map((banner, position) => ({
      bannerId: banner.id,
      groupName: banner.groupName,
      position,
      image: assetForSite(banner.file, siteId),
      linkage: banner.linkage,
      kicker: banner.kicker,
      title: banner.title,
      action: banner.callToAction,
    }));
}

/** The demo's announcements; their dates are relative to the day of seeding. */
export function demoAnnouncements(siteId: string, today: Date): AnnouncementDraft[] {
  return announcements.map((announcement) => ({
    announcementId: announcement.id,
    type: CONTENT_TYPE[announcement.types],
    kind: announcement.kind,
    groupName: announcement.groupName,
    title: announcement.title,
    content: announcement.content,
    url: announcement.url,
    images: announcement.images.map(({ file, sequence }) => ({
      url: assetForSite(file, siteId),
      sequence,
    })),
    startsAt: dayOf(today, announcement.startsInDays),
    endsAt: endOf(today, announcement.endsInDays),
  }));
}

/** The demo's promotions; their dates are relative to the day of seeding. */
export function demoPromotions(siteId: string, today: Date): PromotionDraft[] {
  return promotions.map((promotion, position) => ({
    promotionId: promotion.id,
    linkedPromotionId: promotion.linkedPromotionId,
    position,
    title: promotion.title,
    content: promotion.content,
    image: assetForSite(promotion.file, siteId),
    status: promotion.status,
    categoryIds: promotion.promoAnnouncementCategoryIds,
    noExpiry: promotion.noExpiry === 1,
    imageRequired: promotion.imageRequired === 'Y',
    remarkRequired: promotion.remarkRequired === 'Y',
    startsAt: dayOf(today, promotion.startsInDays),
    endsAt: endOf(today, promotion.endsInDays),
    ...promotionWays[promotion.id],
  }));
}

/** The demo's help items. Each tag occurs once, so it serves as the id. */
export function demoHelp(): HelpDraft[] {
  return helpItems.map((item, position) => ({ ...item, helpId: item.tag, position }));
}

/** The demo's customer-service entries. */
export function demoServiceEntries(): ServiceEntryDraft[] {
  return serviceItems.map((item, position) => ({
    ...item,
    entryId: `demo-${item.csType.toLowerCase()}-${position}`,
    position,
  }));
}

/** The demo's presenters, in the order of the file. */
export function demoPresenters(siteId: string): PresenterDraft[] {
  return presenters.map(({ id, file, ...presenter }, position) => ({
    ...presenter,
    presenterId: `demo-${id}`,
    position,
    image: assetForSite(file, siteId),
    isActive: true,
  }));
}

function gameDraft(game: DemoGame, siteId: string): GameDraft {
  return {
    vendor: game.vendor,
    nodeId: game.nodeId,
    slug: game.slug,
    gameType: game.gameType,
    classifies: game.classifies,
    gameCode: game.gameCode,
    name: { bn: game.nameBn ?? game.name, en: game.name },
    isHot: game.isHot,
    hotRank: game.hotRank,
    isNew: game.isNew,
    supportsFreePlay: game.supportsFreePlay,
    opensVendorList: game.opensVendorList ?? false,
    lottoMode: game.lottery?.lottoMode,
    playType: game.lottery?.playType,
    cover: assetForSite(game.coverFile, siteId),
    square: game.squareFile === undefined ? undefined : assetForSite(game.squareFile, siteId),
  };
}

function dayOf(today: Date, days: number): Date {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return new Date(midnight + days * DAY_MS);
}

function endOf(today: Date, days: number | undefined): Date | null {
  return days === undefined ? null : dayOf(today, days);
}

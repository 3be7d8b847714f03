// What the seed command and the sandbox vendor use of the demo. No code here draws pictures.
export { assetForSite, assetSites, PLAIN_SET } from './asset-sites.ts';
export { classifyNames } from './catalogue/classifies.ts';
export { games, nodeIdOf, vendors } from './catalogue/games.ts';
export { syntheticCatalogue } from './catalogue/synthetic.ts';
export {
  cockfightVendors,
  esportsVendors,
  houseNames,
  inHouseVendors,
} from './catalogue/vendors.ts';
export { withdrawnTitles } from './catalogue/withdrawn.ts';
export { announcements } from './content/announcements.ts';
export { avatars } from './content/avatars.ts';
export { banners } from './content/banners.ts';
export type {
  BannerGroup,
  DemoAnnouncement,
  DemoBanner,
  DemoHelpItem,
  DemoInboxMessage,
  DemoPresenter,
  DemoPromotion,
  DemoServiceItem,
} from './content/content.types.ts';
export { helpItems } from './content/help-items.ts';
export { inboxMessages } from './content/inbox-messages.ts';
export { presenters } from './content/presenters.ts';
export { promotionWays } from './content/promotion-ways.ts';
export { promotions } from './content/promotions.ts';
export { serviceItems } from './content/service-items.ts';
export type {
  Category,
  DemoGame,
  DemoVendor,
  Engine,
  GameName,
  LocalText,
  LotteryPlay,
  Theme,
} from './model.ts';

/** To be raised with every change of the catalogue or the content: seeding updates what is older. */
export const demoVersion = '2026.11.28.3';

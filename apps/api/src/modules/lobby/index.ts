export { bannersService } from './banners.service.ts';
export { homeService } from './home.service.ts';
export { bindLobbyRoutes } from './lobby.routes.ts';
export { liveWinners, winAnnouncer } from './live-winners.ts';
export type { WinAnnouncer } from './live-winners.ts';
export { winnersService } from './winners.service.ts';
export type { WinnersService } from './winners.service.ts';
export { writeBanners } from './banners.writer.ts';
export type { BannerDraft } from './banners.writer.ts';

export { GroupBanner } from './group-banner.tsx';
export { Jackpot } from './jackpot/jackpot-place.tsx';
export { gameHref, Tile } from './tile.tsx';

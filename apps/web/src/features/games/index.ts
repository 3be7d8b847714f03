export { gameHref, Tile } from './tile.tsx';

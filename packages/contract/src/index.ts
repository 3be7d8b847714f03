/** The promise between the front end and any back end: endpoints, shapes, errors, money. */
export * from './constants.ts';
export * from './errors.ts';
export * from './money.ts';
export * from './paths.ts';
export * from './rules.ts';
export * from './endpoint.ts';
export * from './shapes.ts';
export * as siteContract from './site.ts';
export * as authContract from './auth.ts';
export * as memberContract from './member.ts';
export * as walletContract from './wallet.ts';
export * as lobbyContract from './lobby.ts';
export * as gamesContract from './games.ts';
export * as favouritesContract from './favourites.ts';
export * as noticesContract from './notices.ts';
export * as serviceContract from './service.ts';
export { ENDPOINTS } from './endpoints.ts';
export { buildOpenApiDocument } from './openapi.ts';
